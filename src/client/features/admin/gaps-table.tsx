import { useSuspenseQuery } from "@tanstack/react-query";
import { Check, PartyPopper } from "lucide-react";
import { countOf } from "#client/lib/count-of.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { ExportLink } from "#client/ui/export-link.tsx";
import type { GapRow } from "#contract/administration.ts";
import type { CatalogueGap } from "#contract/administration-choices.ts";
import { hoursAsText } from "#contract/hours/write-hours.ts";
import { type Column, DataTable } from "./data-table/data-table.tsx";
import { tableQuery } from "./data-table/table.queries.ts";
import { EmptyTable, TablePages } from "./data-table/table-pages.tsx";
import { anyMessageOf } from "./error-message.ts";
import { gapNames } from "./gap-names.ts";
import { editHref } from "./restaurants/management-addresses.ts";
import { useTeamChange } from "./use-team-change.ts";

/** What the page's address says. */
export interface GapsSearch {
  gap: CatalogueGap;
  cursor?: string;
}

const gapsCall = "/api/admin/gaps";

export const gapsQuery = (search: GapsSearch) => tableQuery<GapRow>(gapsCall, search);

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

/** Sends the same hours again, which confirms them. The version stops it when somebody has changed them since. */
function ConfirmHours({ location }: { location: GapRow }) {
  const confirmation = useTeamChange<GapRow>({
    send: (api, { id, hoursOfOperation, version }) =>
      api.send("PATCH", `/api/locations/${id}`, { hoursOfOperation, version }),
    isOfCatalogue: true,
    done: ({ name }) => ({ title: "Hours Confirmed", description: name }),
    failed: (error) => ({
      title: "Update Failed",
      description: anyMessageOf(error),
    }),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={confirmation.isPending}
      aria-label={`The hours of ${location.name} are right`}
      onClick={() => confirmation.mutate(location)}
    >
      <Check aria-hidden="true" />
      Still right
    </Button>
  );
}
