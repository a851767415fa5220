import { useSuspenseQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { formatDate } from "#client/lib/format-date.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import type { Recommendation } from "#contract/recommendations.ts";
import { countOf } from "../count-of.ts";
import { type Column, DataTable } from "../data-table/data-table.tsx";
import { TablePages } from "../data-table/table-pages.tsx";
import { TableToolbar } from "../data-table/table-toolbar.tsx";
import { RecommendationActions } from "./recommendation-actions.tsx";
import { recommendationsCall, recommendationsQuery } from "./recommendations.queries.ts";
import type { RecommendationsSearch } from "./recommendations-search.ts";
import { StatusBadge } from "./status-badge.tsx";
import { StatusFilter } from "./status-filter.tsx";
import { WebsiteLink } from "./website-link.tsx";

const path = "/admin/recommendations";

const columns: Column<Recommendation>[] = [
  { label: "Website", cell: ({ websiteUrl }) => <WebsiteLink address={websiteUrl} /> },
  { label: "Submitted", cell: ({ dateSubmitted }) => formatDate(dateSubmitted) },
  { label: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
];

export function RecommendationsTable({ search }: { search: RecommendationsSearch }) {
  const { data: page } = useSuspenseQuery(recommendationsQuery(search));
  const isNarrowed = Boolean(search.q || search.status);
  return (
    <>
      <TableToolbar
        path={path}
        search={search}
        placeholder="Search by website, notes, name or email"
        count={countOf(page.total ?? page.items.length, "recommendation")}
        csvPath={`${recommendationsCall}.csv`}
      >
        <StatusFilter path={path} search={search} />
      </TableToolbar>
      <div className="mt-4">
        {page.items.length === 0 ? (
          <EmptyState
            art={<Inbox />}
            title={
              isNarrowed ? "No matching recommendations found" : "No restaurant recommendations yet"
            }
            text={
              isNarrowed
                ? "Try adjusting your search or filters"
                : "Recommendations will appear here when users submit them"
            }
          />
        ) : (
          <DataTable
            caption="Restaurant recommendations"
            columns={columns}
            rows={page.items}
            keyOf={({ id }) => id}
            actions={(recommendation) => <RecommendationActions recommendation={recommendation} />}
          />
        )}
        <TablePages
          label="Pages of recommendations"
          path={path}
          call={recommendationsCall}
          search={search}
          nextCursor={page.nextCursor}
        />
      </div>
    </>
  );
}
