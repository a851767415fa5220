import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { TableFailed, TablePending } from "#client/features/admin/data-table/table-states.tsx";
import { recommendationsQuery } from "#client/features/admin/recommendations/recommendations.queries.ts";
import { readRecommendationsSearch } from "#client/features/admin/recommendations/recommendations-search.ts";
import { RecommendationsTable } from "#client/features/admin/recommendations/recommendations-table.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { teamHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/admin/recommendations")({
  validateSearch: readRecommendationsSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(queryClient.ensureQueryData(recommendationsQuery(deps)), location),
  head: () => teamHead("Restaurant Recommendations"),
  pendingMs: 300,
  pendingComponent: () => <TablePending {...frame} />,
  errorComponent: () => (
    <TableFailed
      {...frame}
      message="Failed to load restaurant recommendations. Please try refreshing the page."
    />
  ),
  component: Recommendations,
});

const frame = { title: "Restaurant Recommendations" };

function Recommendations() {
  return (
    <AdminPage {...frame}>
      <RecommendationsTable search={Route.useSearch()} />
    </AdminPage>
  );
}
