import type { ComponentProps } from "react";
import { EmptyState } from "#client/ui/empty-state.tsx";

type EmptyTableProps = ComponentProps<typeof EmptyState> & { search: { cursor?: string } };

/** Whoever works a list off empties its later pages too: that says nothing of the earlier ones. */
export function EmptyTable({ search, ...state }: EmptyTableProps) {
  if (!search.cursor) return <EmptyState {...state} />;
  return (
    <EmptyState art={state.art} title="Nothing more here" text="What stood on this page is gone." />
  );
}
