import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { type AuditSearch, AuditTable, auditQuery } from "#client/features/admin/audit-table.tsx";
import { readWordsSearch } from "#client/features/admin/data-table/table-search.ts";
import { TableFailed, TablePending } from "#client/features/admin/data-table/table-states.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";
import { readText } from "#client/lib/search-values.ts";

const frame = { title: "Audit Log" };

export const Route = createFileRoute("/admin/audit-log")({
  validateSearch: readAuditSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  // Loaded on each visit, because every change adds to the log.
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(queryClient.fetchQuery({ ...auditQuery(deps), staleTime: 0 }), location),
  head: () => unlistedHead(frame.title),
  pendingMs: 300,
  pendingComponent: () => <TablePending {...frame} />,
  errorComponent: () => (
    <TableFailed {...frame} message="Failed to load the audit log. Please try again." />
  ),
  component: () => (
    <AdminPage {...frame}>
      <AuditTable search={Route.useSearch()} />
    </AdminPage>
  ),
});

function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  return {
    ...readWordsSearch(search),
    actor: readText(100, search["actor"]),
    action: readText(100, search["action"]),
    entityType: readText(100, search["entityType"]),
    entityId: readText(100, search["entityId"]),
  };
}
