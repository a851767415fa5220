import { useNavigate } from "@tanstack/react-router";
import { ClipboardCheck, Eye, Inbox, Plus, Store } from "lucide-react";
import { useRef, useState } from "react";
import { restaurantLink } from "#client/features/restaurants/restaurant-link.ts";
import { ActionsMenu } from "#client/ui/actions-menu.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { NativeSelect } from "#client/ui/native-select.tsx";
import type { MenuAction } from "#client/ui/open-actions-menu.tsx";
import {
  type RecommendationStatus,
  recommendationStatuses,
} from "#contract/recommendation-choices.ts";
import { exportRecommendations, listRecommendations } from "#contract/recommendations.endpoints.ts";
import type { Recommendation } from "#contract/recommendations.ts";
import { type Column, dateColumn } from "../data-table/data-table.tsx";
import { tableQuery } from "../data-table/table.queries.ts";
import type { TableSearch } from "../data-table/table-search.ts";
import { TeamTable } from "../data-table/team-table.tsx";
import type { RecommendationView } from "./recommendation-dialog.tsx";
import {
  addRecommendedLink,
  StatusBadge,
  statusNames,
  WebsiteLink,
} from "./recommendation-facts.tsx";

export interface RecommendationsSearch extends TableSearch<"submitted"> {
  status?: RecommendationStatus;
}

export const recommendationsQuery = (search: RecommendationsSearch) =>
  tableQuery(listRecommendations, search);

const path = "/admin/recommendations";

const columns: Column<Recommendation, "submitted">[] = [
  { label: "Website", cell: ({ websiteUrl }) => <WebsiteLink address={websiteUrl} /> },
  {
    ...dateColumn("Submitted", ({ dateSubmitted }) => dateSubmitted),
    sort: "submitted",
    descendsFirst: true,
  },
  { label: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
];

export function RecommendationsTable({ search }: { search: RecommendationsSearch }) {
  const isNarrowed = Boolean(search.q || search.status);
  return (
    <TeamTable
      caption="Restaurant recommendations"
      thing="recommendation"
      path={path}
      exported={exportRecommendations}
      search={search}
      query={recommendationsQuery(search)}
      placeholder="Search by website, notes, name or email"
      filter={<StatusFilter search={search} />}
      columns={columns}
      defaultSort="submitted"
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

const RecommendationDialog = lazyPart(
  async () => (await import("./recommendation-dialog.tsx")).RecommendationDialog,
);

function RecommendationActions({ recommendation }: { recommendation: Recommendation }) {
  const [view, setView] = useState<RecommendationView | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ActionsMenu
        ref={button}
        label={`Actions for ${recommendation.websiteUrl}`}
        actions={[
          { label: "View Details", icon: <Eye />, onSelect: () => setView("details") },
          ...nextSteps(recommendation, () => setView("review")),
        ]}
      />
      {view && (
        <RecommendationDialog
          recommendation={recommendation}
          view={view}
          onViewChange={setView}
          onClosed={() => button.current?.focus()}
        />
      )}
    </>
  );
}

function nextSteps(recommendation: Recommendation, onReview: () => void): MenuAction[] {
  const { status, restaurantId } = recommendation;
  if (status === "pending") {
    return [{ label: "Review", icon: <ClipboardCheck />, onSelect: onReview }];
  }
  if (status === "rejected") return [];
  if (restaurantId) {
    return [{ label: "View restaurant", icon: <Store />, link: restaurantLink(restaurantId) }];
  }
  const link = addRecommendedLink(recommendation);
  return [{ label: "Add this restaurant", icon: <Plus />, link }];
}

const options = [
  { value: "", label: "All Status" },
  ...recommendationStatuses.map((status) => ({ value: status, label: statusNames[status] })),
];

function StatusFilter({ search }: { search: RecommendationsSearch }) {
  const { cursor: _, ...kept } = search;
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label="Status"
      options={options}
      value={search.status ?? ""}
      onChange={(event) =>
        navigate({ to: path, search: { ...kept, status: findStatus(event.target.value) } })
      }
      className="w-44"
    />
  );
}

const findStatus = (value: string) => recommendationStatuses.find((status) => status === value);
