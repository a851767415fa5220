import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { useViewer, viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { LoadFailed, TableSkeleton } from "#client/features/admin/data-table/table-states.tsx";
import {
  ReportedReviewsFrame,
  ReportedReviewsPage,
  reportedReviewsQuery,
} from "#client/features/reviews/reported-reviews-page.tsx";
import { readReportedReviewsSearch } from "#client/features/reviews/reviews-search.ts";
import { unlistedHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/admin/reviews")({
  validateSearch: readReportedReviewsSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search: { status } }) => ({ status }),
  loader: async ({ deps: { status }, context: { queryClient } }) => {
    const admin = await queryClient.ensureQueryData(viewerQuery);
    if (!admin) return;
    await queryClient.ensureInfiniteQueryData(reportedReviewsQuery(admin.id, status ?? "open"));
  },
  head: () => unlistedHead("Reported Reviews"),
  pendingMs: 300,
  pendingComponent: () => (
    <ReportedReviewsFrame {...Route.useSearch()}>
      <TableSkeleton />
    </ReportedReviewsFrame>
  ),
  errorComponent: () => (
    <ReportedReviewsFrame {...Route.useSearch()}>
      <LoadFailed message="Failed to load reported reviews. Please try again." />
    </ReportedReviewsFrame>
  ),
  component: ReportedReviewsRoute,
});

function ReportedReviewsRoute() {
  const { status } = Route.useSearch();
  const admin = useViewer();
  // After a logout, until the next page is there.
  if (!admin) return null;
  return <ReportedReviewsPage key={status} adminId={admin.id} status={status} />;
}
