import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { readCursorSearch } from "#client/features/admin/data-table/table-search.ts";
import { LoadFailed, TableSkeleton } from "#client/features/admin/data-table/table-states.tsx";
import {
  FindingsTable,
  findingsQuery,
} from "#client/features/admin/website-changes/findings-table.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";

const title = "Website Changes";

export const Route = createFileRoute("/admin/website-changes")({
  validateSearch: readCursorSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(queryClient.ensureQueryData(findingsQuery(deps)), location),
  head: () => unlistedHead(title),
  pendingMs: 300,
  pendingComponent: () => (
    <AdminPage title={title}>
      <TableSkeleton />
    </AdminPage>
  ),
  errorComponent: () => (
    <AdminPage title={title}>
      <LoadFailed message="Failed to load website changes. Please try again." />
    </AdminPage>
  ),
  component: () => (
    <AdminPage title={title}>
      <FindingsTable search={Route.useSearch()} />
    </AdminPage>
  ),
});
