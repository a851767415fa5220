import { useSuspenseQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { formatDate } from "#client/lib/format-date.ts";
import type { Recommendation } from "#contract/recommendations.ts";
import type { Column } from "../data-table/data-table.types.ts";
import { TeamTable } from "../data-table/team-table.tsx";
import { RecommendationActions } from "./recommendation-actions.tsx";
import { recommendationsCall, recommendationsQuery } from "./recommendations.queries.ts";
import type { RecommendationsSearch } from "./recommendations-search.ts";
import { StatusBadge } from "./status-badge.tsx";
import { StatusFilter } from "./status-filter.tsx";
import { WebsiteLink } from "./website-link.tsx";

const path = "/admin/recommendations";

const columns: Column<Recommendation, "submitted">[] = [
  { label: "Website", cell: ({ websiteUrl }) => <WebsiteLink address={websiteUrl} /> },
  {
    label: "Submitted",
    sort: "submitted",
    descendsFirst: true,
    cell: ({ dateSubmitted }) => formatDate(dateSubmitted),
    className: "md:whitespace-nowrap",
  },
  { label: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
];

export function RecommendationsTable({ search }: { search: RecommendationsSearch }) {
  const { data: page } = useSuspenseQuery(recommendationsQuery(search));
  const isNarrowed = Boolean(search.q || search.status);
  return (
    <TeamTable
      caption="Restaurant recommendations"
      thing="recommendation"
      path={path}
      call={recommendationsCall}
      search={search}
      page={page}
      placeholder="Search by website, notes, name or email"
      filter={<StatusFilter path={path} search={search} />}
      columns={columns}
      usualSort="submitted"
      actions={(recommendation) => <RecommendationActions recommendation={recommendation} />}
      hasMenu
      empty={{
        art: <Inbox />,
        title: isNarrowed
          ? "No matching recommendations found"
          : "No restaurant recommendations yet",
        text: isNarrowed
          ? "Try adjusting your search or filters"
          : "Recommendations will appear here when users submit them",
      }}
    />
  );
}
