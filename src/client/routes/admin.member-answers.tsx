import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import {
  CheckedFactsTable,
  checkedFactsQuery,
} from "#client/features/admin/checked-facts-table.tsx";
import { readCursorSearch } from "#client/features/admin/data-table/table-search.ts";
import { TableFailed, TablePending } from "#client/features/admin/data-table/table-states.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";

const frame = { title: "What Members Say" };

export const Route = createFileRoute("/admin/member-answers")({
  validateSearch: readCursorSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(queryClient.ensureQueryData(checkedFactsQuery(deps)), location),
  head: () => unlistedHead(frame.title),
  pendingMs: 300,
  pendingComponent: () => <TablePending {...frame} />,
  errorComponent: () => (
    <TableFailed {...frame} message="Failed to load the answers. Please try again." />
  ),
  component: () => (
    <AdminPage {...frame}>
      <CheckedFactsTable search={Route.useSearch()} />
    </AdminPage>
  ),
});
