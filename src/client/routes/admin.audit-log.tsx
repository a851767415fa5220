import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { auditQuery } from "#client/features/admin/audit/audit.queries.ts";
import { readAuditSearch } from "#client/features/admin/audit/audit-search.ts";
import { AuditTable } from "#client/features/admin/audit/audit-table.tsx";
import { TableSkeleton } from "#client/features/admin/data-table/table-skeleton.tsx";
import { LoadFailed } from "#client/features/admin/load-failed.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/admin/audit-log")({
  validateSearch: readAuditSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  // The log grows with whatever anybody does: each visit reads it anew.
  loader: ({ deps, context: { queryClient } }) =>
    queryClient.fetchQuery({ ...auditQuery(deps), staleTime: 0 }),
  head: () =>
    pageHead({ title: "Audit Log", description: "Who changed what, and when.", noindex: true }),
  pendingMs: 300,
  pendingComponent: () => (
    <Frame>
      <TableSkeleton />
    </Frame>
  ),
  errorComponent: () => (
    <Frame>
      <LoadFailed message="Failed to load the audit log. Please try again." />
    </Frame>
  ),
  component: AuditLog,
});

function AuditLog() {
  return (
    <Frame>
      <AuditTable search={Route.useSearch()} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <AdminPage title="Audit Log">{children}</AdminPage>;
}
