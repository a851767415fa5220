import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { readCursorSearch } from "#client/features/admin/data-table/table-search.ts";
import { TableFailed, TablePending } from "#client/features/admin/data-table/table-states.tsx";
import {
  FindingsTable,
  findingsQuery,
} from "#client/features/admin/website-changes/findings-table.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";

const frame = { title: "Website Changes" };

export const Route = createFileRoute("/admin/website-changes")({
  validateSearch: readCursorSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(queryClient.ensureQueryData(findingsQuery(deps)), location),
  head: () => unlistedHead(frame.title),
  pendingMs: 300,
  pendingComponent: () => <TablePending {...frame} />,
  errorComponent: () => (
    <TableFailed {...frame} message="Failed to load website changes. Please try again." />
  ),
  component: () => (
    <AdminPage {...frame}>
      <FindingsTable search={Route.useSearch()} />
    </AdminPage>
  ),
});
