import { useSuspenseQuery } from "@tanstack/react-query";
import { RotateCcw, Trash2 } from "lucide-react";
import { formatDate } from "#client/lib/format-date.ts";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import type { TrashedThing, TrashKind } from "#contract/trash.ts";
import { type Column, DataTable } from "../data-table/data-table.tsx";
import { TablePages } from "../data-table/table-pages.tsx";
import { trashQuery } from "./management.queries.ts";
import { managementCalls, managementPath } from "./management-addresses.ts";
import type { ManagementSearch } from "./management-search.ts";
import { useRestore } from "./use-restore.ts";

const kinds: Record<TrashKind, string> = {
  restaurant: "Restaurant",
  sandwich: "Sandwich",
  location: "Location",
};

const columns: Column<TrashedThing>[] = [
  { label: "Name", cell: ({ name }) => name },
  {
    label: "What",
    cell: ({ kind, restaurantName }) =>
      kind === "restaurant" ? kinds[kind] : `${kinds[kind]} of ${restaurantName}`,
  },
  { label: "Deleted", cell: ({ deletedAt }) => formatDate(deletedAt) },
  { label: "Gone for good on", cell: ({ removedAt }) => formatDate(removedAt) },
];

export function TrashView({ search }: { search: ManagementSearch }) {
  const { data: page } = useSuspenseQuery(trashQuery(search));
  const restore = useRestore();
  if (page.items.length === 0) {
    return (
      <EmptyState
        art={<Trash2 />}
        title="The trash is empty"
        text="What is deleted stays here for 30 days and can be restored."
      />
    );
  }
  return (
    <>
      <DataTable
        caption="Deleted things"
        columns={columns}
        rows={page.items}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        actions={(thing) => (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Restore ${thing.name}`}
            disabled={restore.isPending}
            onClick={() => restore.mutate(thing)}
          >
            <RotateCcw aria-hidden="true" />
            Restore
          </Button>
        )}
      />
      <TablePages
        label="Pages of the trash"
        path={`${managementPath}?view=trash`}
        call={managementCalls.trash}
        search={{ cursor: search.cursor }}
        nextCursor={page.nextCursor}
      />
    </>
  );
}
