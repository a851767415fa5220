import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { auditQuery } from "#client/features/admin/audit/audit.queries.ts";
import { readAuditSearch } from "#client/features/admin/audit/audit-search.ts";
import { AuditTable } from "#client/features/admin/audit/audit-table.tsx";
import { TableFailed, TablePending } from "#client/features/admin/data-table/table-states.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { teamHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/admin/audit-log")({
  validateSearch: readAuditSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  // The log grows with whatever anybody does: each visit reads it anew.
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(queryClient.fetchQuery({ ...auditQuery(deps), staleTime: 0 }), location),
  head: () => teamHead("Audit Log"),
  pendingMs: 300,
  pendingComponent: () => <TablePending {...frame} />,
  errorComponent: () => (
    <TableFailed {...frame} message="Failed to load the audit log. Please try again." />
  ),
  component: AuditLog,
});

const frame = { title: "Audit Log" };

function AuditLog() {
  return (
    <AdminPage {...frame}>
      <AuditTable search={Route.useSearch()} />
    </AdminPage>
  );
}
