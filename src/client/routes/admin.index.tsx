import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { DashboardPage } from "#client/features/admin/dashboard/dashboard-page.tsx";
import { overviewQuery } from "#client/features/admin/dashboard/overview.queries.ts";
import { TableSkeleton } from "#client/features/admin/data-table/table-skeleton.tsx";
import { LoadFailed } from "#client/features/admin/load-failed.tsx";
import { memberListQuery } from "#client/features/admin/members/members.queries.ts";
import { pageHead } from "#client/lib/page-head.ts";

const title = "Admin Dashboard";
const back = { href: "/", label: "Back to Home" };

export const Route = createFileRoute("/admin/")({
  beforeLoad: requireAccess("admin"),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      // Numbers of now: other people are at work too.
      queryClient.fetchQuery({ ...overviewQuery, staleTime: 0 }),
      queryClient.ensureInfiniteQueryData(memberListQuery("")),
    ]),
  head: () => pageHead({ title, description: "What the team works with.", noindex: true }),
  pendingMs: 300,
  pendingComponent: () => (
    <AdminPage title={title} back={back}>
      <TableSkeleton />
    </AdminPage>
  ),
  errorComponent: () => (
    <AdminPage title={title} back={back}>
      <LoadFailed message="Failed to load the dashboard. Please try again." />
    </AdminPage>
  ),
  component: DashboardPage,
});
