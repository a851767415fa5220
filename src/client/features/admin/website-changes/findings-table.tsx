import { PartyPopper } from "lucide-react";
import { SmallButtonLink } from "#client/ui/button-link.tsx";
import { listWebsiteFindings } from "#contract/website-changes.endpoints.ts";
import type { WebsiteFinding } from "#contract/website-changes.ts";
import { type Column, dateColumn } from "../data-table/data-table.tsx";
import { PagedTable } from "../data-table/paged-table.tsx";
import { tableQuery } from "../data-table/table.queries.ts";
import type { CursorSearch } from "../data-table/table-search.ts";
import { editRestaurantLink } from "../restaurants/management-links.ts";

export const findingsQuery = (search: CursorSearch) => tableQuery(listWebsiteFindings, search);

const columns: Column<WebsiteFinding>[] = [
  { label: "Restaurant", cell: ({ restaurantName }) => restaurantName },
  { label: "Website", cell: ({ website }) => <span className="wrap-anywhere">{website}</span> },
  dateColumn("Read", ({ readAt }) => readAt),
  { label: "Changes found", cell: ({ changeCount }) => changeCount },
];

/** Restaurants whose website differs from the catalogue. */
export function FindingsTable({ search }: { search: CursorSearch }) {
  return (
    <PagedTable
      query={findingsQuery(search)}
      caption="Website changes"
      columns={columns}
      readKey={({ restaurantId }) => restaurantId}
      actions={({ restaurantId, restaurantName }) => (
        <SmallButtonLink
          {...editRestaurantLink(restaurantId)}
          hash="website"
          aria-label={`Look at ${restaurantName}`}
        >
          Look
        </SmallButtonLink>
      )}
      pagesLabel="Pages of website changes"
      path="/admin/website-changes"
      search={search}
      empty={{
        art: <PartyPopper />,
        title: "Nothing to decide",
        text: "Each website is read once a month. What differs from the catalogue appears here.",
      }}
    />
  );
}
