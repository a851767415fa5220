import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { readCursorSearch } from "#client/features/admin/data-table/table-search.ts";
import { TableFailed, TablePending } from "#client/features/admin/data-table/table-states.tsx";
import { GivenUpJobsTable, givenUpJobsQuery } from "#client/features/admin/given-up-jobs-table.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";

const frame = { title: "Failed Jobs" };

export const Route = createFileRoute("/admin/jobs")({
  validateSearch: readCursorSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  // Loaded on each visit, because jobs fail at any time.
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(queryClient.fetchQuery({ ...givenUpJobsQuery(deps), staleTime: 0 }), location),
  head: () => unlistedHead(frame.title),
  pendingMs: 300,
  pendingComponent: () => <TablePending {...frame} />,
  errorComponent: () => (
    <TableFailed {...frame} message="Failed to load failed jobs. Please try again." />
  ),
  component: () => (
    <AdminPage {...frame}>
      <GivenUpJobsTable search={Route.useSearch()} />
    </AdminPage>
  ),
});
