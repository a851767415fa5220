import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { TableSkeleton } from "#client/features/admin/data-table/table-skeleton.tsx";
import { LoadFailed } from "#client/features/admin/load-failed.tsx";
import { recommendationsQuery } from "#client/features/admin/recommendations/recommendations.queries.ts";
import { readRecommendationsSearch } from "#client/features/admin/recommendations/recommendations-search.ts";
import { RecommendationsTable } from "#client/features/admin/recommendations/recommendations-table.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/admin/recommendations")({
  validateSearch: readRecommendationsSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { queryClient } }) =>
    queryClient.ensureQueryData(recommendationsQuery(deps)),
  head: () =>
    pageHead({
      title: "Restaurant Recommendations",
      description: "What people recommended, and what became of it.",
      noindex: true,
    }),
  pendingMs: 300,
  pendingComponent: () => (
    <Frame>
      <TableSkeleton />
    </Frame>
  ),
  errorComponent: () => (
    <Frame>
      <LoadFailed message="Failed to load restaurant recommendations. Please try refreshing the page." />
    </Frame>
  ),
  component: Recommendations,
});

function Recommendations() {
  return (
    <Frame>
      <RecommendationsTable search={Route.useSearch()} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <AdminPage title="Restaurant Recommendations">{children}</AdminPage>;
}
