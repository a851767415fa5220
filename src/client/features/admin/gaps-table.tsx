import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PartyPopper } from "lucide-react";
import { ConfirmFact } from "#client/features/facts/confirm-fact.tsx";
import { restaurantLink } from "#client/features/restaurants/restaurant-link.ts";
import { sandwichLink } from "#client/features/sandwiches/sandwich-link.ts";
import { formatCount } from "#client/lib/format-count.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { SmallButtonLink } from "#client/ui/button-link.tsx";
import { ExportLink } from "#client/ui/export-link.tsx";
import { exportGaps, listGaps } from "#contract/administration.endpoints.ts";
import type { GapRow } from "#contract/administration.ts";
import type { CatalogueGap } from "#contract/administration-choices.ts";
import { endpointUrl } from "#contract/endpoint.ts";
import { hoursAsText } from "#contract/hours/write-hours.ts";
import { brokenWords, type Column } from "./data-table/data-table.tsx";
import { PagedTable } from "./data-table/paged-table.tsx";
import { tableQuery } from "./data-table/table.queries.ts";
import { gapNames } from "./gap-names.ts";
import { editRestaurantLink } from "./restaurants/management-links.ts";

export interface GapsSearch {
  gap: CatalogueGap;
  cursor?: string;
}

export const gapsQuery = (search: GapsSearch) => tableQuery(listGaps, search);

const sandwichColumns: Column<GapRow>[] = [
  {
    label: "Sandwich",
    cell: ({ id, name }) => (
      <Link {...sandwichLink(id)} className="hover:text-paprika">
        {name}
      </Link>
    ),
  },
  {
    label: "Restaurant",
    cell: ({ restaurantName }) => <span className={brokenWords}>{restaurantName}</span>,
  },
];

const locationColumns: Column<GapRow>[] = [
  {
    label: "Location",
    cell: ({ restaurantId, restaurantName }) => (
      <Link {...restaurantLink(restaurantId)} className="hover:text-paprika">
        {restaurantName}
      </Link>
    ),
  },
  { label: "Address", cell: ({ name }) => <span className={brokenWords}>{name}</span> },
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
  const query = gapsQuery(search);
  const { data: page } = useSuspenseQuery(query);
  const isHours = search.gap === "hours";
  return (
    <>
      {page.items.length > 0 && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-soft">
            {gapNames[search.gap]}:{" "}
            {isHours
              ? formatCount(page.total ?? "", "location")
              : formatCount(page.total ?? "", "sandwich", "sandwiches")}
          </p>
          <ExportLink href={endpointUrl(exportGaps, { query: { gap: search.gap } })} />
        </div>
      )}
      <PagedTable
        query={query}
        caption={gapNames[search.gap]}
        columns={isHours ? locationColumns : sandwichColumns}
        readKey={({ id }) => id}
        actions={(row) => (
          <>
            {hoursAsText(row.hoursOfOperation) && <ConfirmFact fact={{ ...row, kind: "hours" }} />}
            <SmallButtonLink
              {...editRestaurantLink(row.restaurantId, isHours ? "locations" : "menu")}
              hash={isHours ? `location-${row.id}` : `sandwich-${row.id}`}
              aria-label={`Edit ${row.name}`}
            >
              Edit
            </SmallButtonLink>
          </>
        )}
        pagesLabel="Pages of what is missing"
        path="/admin/gaps"
        search={search}
        empty={{
          art: <PartyPopper />,
          title: "Nothing is missing",
          text: "Everything is known.",
        }}
      />
    </>
  );
}
