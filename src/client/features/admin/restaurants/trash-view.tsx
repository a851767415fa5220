import { useSuspenseQuery } from "@tanstack/react-query";
import { RotateCcw, Trash2 } from "lucide-react";
import { formatDate } from "#client/lib/format-date.ts";
import { Button } from "#client/ui/button.tsx";
import { ExportLink } from "#client/ui/export-link.tsx";
import type { TrashedThing } from "#contract/trash.ts";
import { DataTable } from "../data-table/data-table.tsx";
import type { Column } from "../data-table/data-table.types.ts";
import { EmptyTable } from "../data-table/empty-table.tsx";
import { TablePages } from "../data-table/table-pages.tsx";
import { trashQuery } from "./management.queries.ts";
import { managementCalls, managementPath } from "./management-addresses.ts";
import type { ManagementSearch } from "./management-search.ts";
import { trashable } from "./trashable.ts";
import { useRestore } from "./use-restore.ts";

const columns: Column<TrashedThing>[] = [
  { label: "Name", cell: ({ name }) => name },
  {
    label: "What",
    cell: ({ kind, restaurantName }) =>
      kind === "restaurant"
        ? trashable[kind].label
        : `${trashable[kind].label} of ${restaurantName}`,
  },
  {
    label: "Deleted",
    cell: ({ deletedAt }) => formatDate(deletedAt),
    className: "md:whitespace-nowrap",
  },
  {
    label: "Gone for good on",
    cell: ({ removedAt }) => formatDate(removedAt),
    className: "md:whitespace-nowrap",
  },
];

export function TrashView({ search }: { search: ManagementSearch }) {
  const { data: page } = useSuspenseQuery(trashQuery(search));
  const restore = useRestore();
  const pages = (
    <TablePages
      label="Pages of the trash"
      path={`${managementPath}?view=trash`}
      call={managementCalls.trash}
      search={{ cursor: search.cursor }}
      nextCursor={page.nextCursor}
    />
  );
  if (page.items.length === 0) {
    return (
      <>
        <EmptyTable
          search={search}
          art={<Trash2 />}
          title="The trash is empty"
          text="What is deleted stays here for 30 days and can be restored."
        />
        {pages}
      </>
    );
  }
  return (
    <>
      <div className="mb-2 flex">
        <ExportLink href={`${managementCalls.trash}.csv`} />
      </div>
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
      {pages}
    </>
  );
}
