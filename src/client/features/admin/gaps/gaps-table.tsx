import { useSuspenseQuery } from "@tanstack/react-query";
import { PartyPopper } from "lucide-react";
import { countOf } from "#client/lib/count-of.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { ExportLink } from "#client/ui/export-link.tsx";
import type { GapRow } from "#contract/administration.ts";
import { hoursAsText } from "#contract/hours/write-hours.ts";
import { DataTable } from "../data-table/data-table.tsx";
import type { Column } from "../data-table/data-table.types.ts";
import { EmptyTable } from "../data-table/empty-table.tsx";
import { TablePages } from "../data-table/table-pages.tsx";
import { editHref } from "../edit-restaurant/edit-href.ts";
import { ConfirmHours } from "./confirm-hours.tsx";
import { gapNames } from "./gap-names.ts";
import { gapsCall, gapsQuery } from "./gaps.queries.ts";
import type { GapsSearch } from "./gaps-search.ts";

const sandwichColumns: Column<GapRow>[] = [
  {
    label: "Sandwich",
    cell: ({ id, name }) => (
      <AppLink href={`/sandwich/${id}`} className="hover:text-paprika">
        {name}
      </AppLink>
    ),
  },
  { label: "Restaurant", cell: ({ restaurantName }) => restaurantName },
];

const locationColumns: Column<GapRow>[] = [
  {
    label: "Location",
    cell: ({ restaurantId, restaurantName }) => (
      <AppLink href={`/restaurant/${restaurantId}`} className="hover:text-paprika">
        {restaurantName}
      </AppLink>
    ),
  },
  { label: "Address", cell: ({ name }) => name },
  {
    label: "Hours",
    cell: ({ hoursOfOperation }) => (
      <span className="whitespace-pre-line">
        {hoursAsText(hoursOfOperation) || "Hours not available"}
      </span>
    ),
  },
  {
    label: "Confirmed",
    cell: ({ confirmedAt }) => (confirmedAt ? formatDate(confirmedAt) : "Never"),
    className: "md:whitespace-nowrap",
  },
];

export function GapsTable({ search }: { search: GapsSearch }) {
  const { data: page } = useSuspenseQuery(gapsQuery(search));
  const isHours = search.gap === "hours";
  const pages = (
    <TablePages
      label="Pages of what is missing"
      path="/admin/gaps"
      call={gapsCall}
      search={search}
      nextCursor={page.nextCursor}
    />
  );
  if (page.items.length === 0) {
    return (
      <>
        <EmptyTable
          search={search}
          art={<PartyPopper />}
          title="Nothing is missing"
          text="Everything is known."
        />
        {pages}
      </>
    );
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-soft">
          {gapNames[search.gap]}:{" "}
          {isHours
            ? countOf(page.total ?? "", "location")
            : countOf(page.total ?? "", "sandwich", "sandwiches")}
        </p>
        <ExportLink href={`${gapsCall}.csv?gap=${search.gap}`} />
      </div>
      <DataTable
        caption={gapNames[search.gap]}
        columns={isHours ? locationColumns : sandwichColumns}
        rows={page.items}
        keyOf={({ id }) => id}
        actions={(row) => (
          <>
            {hoursAsText(row.hoursOfOperation) && <ConfirmHours location={row} />}
            <Button asChild size="sm" variant="secondary">
              <AppLink
                href={editHref(row.restaurantId, isHours ? "locations" : "menu")}
                aria-label={`Edit ${row.name}`}
              >
                Edit
              </AppLink>
            </Button>
          </>
        )}
      />
      {pages}
    </>
  );
}
