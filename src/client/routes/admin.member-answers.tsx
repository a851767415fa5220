import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import {
  type CheckedFactsSearch,
  CheckedFactsTable,
  checkedFactsQuery,
} from "#client/features/admin/checked-facts-table.tsx";
import { LoadFailed, TableSkeleton } from "#client/features/admin/data-table/table-states.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";
import { readText } from "#client/lib/search-values.ts";

const title = "What Members Say";

export const Route = createFileRoute("/admin/member-answers")({
  validateSearch: ({ cursor }: Record<string, unknown>): CheckedFactsSearch => ({
    cursor: readText(1000, cursor),
  }),
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
