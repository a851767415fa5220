import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import {
  CheckedFactsTable,
  checkedFactsQuery,
} from "#client/features/admin/checked-facts-table.tsx";
import { readCursorSearch } from "#client/features/admin/data-table/table-search.ts";
import { LoadFailed, TableSkeleton } from "#client/features/admin/data-table/table-states.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";

const title = "What Members Say";

export const Route = createFileRoute("/admin/member-answers")({
  validateSearch: readCursorSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(queryClient.ensureQueryData(checkedFactsQuery(deps)), location),
  head: () => unlistedHead(title),
  pendingMs: 300,
  pendingComponent: () => (
    <AdminPage title={title}>
      <TableSkeleton />
    </AdminPage>
  ),
  errorComponent: () => (
    <AdminPage title={title}>
      <LoadFailed message="Failed to load the answers. Please try again." />
    </AdminPage>
  ),
  component: () => (
    <AdminPage title={title}>
      <CheckedFactsTable search={Route.useSearch()} />
    </AdminPage>
  ),
});
