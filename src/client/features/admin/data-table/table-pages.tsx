import type { QueryKey } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageLinks } from "#client/ui/page-links.tsx";
import { type PagePath, withSearch } from "./table-search.ts";

type TablePagesProps = {
  label: string;
  /** The page that the table is on. */
  path: PagePath;
  search: { view?: string; cursor?: string };
  /** Made by `tablePagesKey`. */
  pagesKey: QueryKey;
  nextCursor: string | null;
};

export function TablePages({ label, path, search, pagesKey, nextCursor }: TablePagesProps) {
  const { cursor, ...kept } = search;
  return (
    <PageLinks
      label={label}
      pagesKey={pagesKey}
      cursor={cursor}
      nextCursor={nextCursor}
      buildHref={(cursor) => withSearch(path, { ...kept, cursor })}
      className="mt-6"
    />
  );
}

type EmptyTableProps = ComponentProps<typeof EmptyState> & { search: { cursor?: string } };

/** An empty page after the first does not mean that the table is empty: whoever works through it may have emptied this page. */
export function EmptyTable({ search, ...state }: EmptyTableProps) {
  if (!search.cursor) return <EmptyState {...state} />;
  return (
    <EmptyState art={state.art} title="Nothing more here" text="What stood on this page is gone." />
  );
}
