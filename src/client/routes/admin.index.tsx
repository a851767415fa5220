import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { DashboardPage } from "#client/features/admin/dashboard/dashboard-page.tsx";
import { overviewQuery } from "#client/features/admin/dashboard/overview.queries.ts";
import { memberListQuery } from "#client/features/admin/members/members.queries.ts";
import { teamHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/admin/")({
  beforeLoad: requireAccess("admin"),
  // The server waits for both; in the browser each part says itself whether it is on its way or has failed.
  loader: async ({ context: { queryClient } }) => {
    const parts = Promise.all([
      // Numbers of now: other people are at work too.
      queryClient.prefetchQuery({ ...overviewQuery, staleTime: 0 }),
      queryClient.prefetchInfiniteQuery(memberListQuery("")),
    ]);
    if (import.meta.env.SSR) await parts;
  },
  head: () => teamHead("Admin Dashboard"),
  component: DashboardPage,
});
