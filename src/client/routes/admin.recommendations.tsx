import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { readTableSearch } from "#client/features/admin/data-table/table-search.ts";
import { TableFailed, TablePending } from "#client/features/admin/data-table/table-states.tsx";
import {
  type RecommendationsSearch,
  RecommendationsTable,
  recommendationsQuery,
} from "#client/features/admin/recommendations/recommendations-table.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";
import { readChoice } from "#client/lib/search-values.ts";
import { recommendationStatuses } from "#contract/recommendation-choices.ts";

const frame = { title: "Restaurant Recommendations" };

export const Route = createFileRoute("/admin/recommendations")({
  validateSearch: readRecommendationsSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(queryClient.ensureQueryData(recommendationsQuery(deps)), location),
  head: () => unlistedHead(frame.title),
  pendingMs: 300,
  pendingComponent: () => <TablePending {...frame} />,
  errorComponent: () => (
    <TableFailed
      {...frame}
      message="Failed to load restaurant recommendations. Please try refreshing the page."
    />
  ),
  component: () => (
    <AdminPage {...frame}>
      <RecommendationsTable search={Route.useSearch()} />
    </AdminPage>
  ),
});

function readRecommendationsSearch(search: Record<string, unknown>): RecommendationsSearch {
  const table = readTableSearch(search, ["submitted"] as const);
  return { ...table, status: readChoice(recommendationStatuses, search["status"]) };
}
