import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { DashboardPage, overviewQuery } from "#client/features/admin/dashboard-page.tsx";
import { memberListQuery } from "#client/features/admin/members/members.queries.ts";
import { unlistedHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/admin/")({
  beforeLoad: requireAccess("admin"),
  // Only the server waits: each part shows its own loading and failure.
  loader: async ({ context: { queryClient } }) => {
    const parts = Promise.all([
      // Loaded on each visit, because others may have changed the numbers.
      queryClient.prefetchQuery({ ...overviewQuery, staleTime: 0 }),
      queryClient.prefetchInfiniteQuery(memberListQuery("")),
    ]);
    if (import.meta.env.SSR) await parts;
  },
  head: () => unlistedHead("Admin Dashboard"),
  component: DashboardPage,
});
