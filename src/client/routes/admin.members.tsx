import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { TableFailed, TablePending } from "#client/features/admin/data-table/table-page.tsx";
import { readTableSearch } from "#client/features/admin/data-table/table-search.ts";
import { memberTableQuery } from "#client/features/admin/members/members.queries.ts";
import { MembersTable } from "#client/features/admin/members/members-table.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";
import { memberSorts } from "#contract/administration-choices.ts";

export const Route = createFileRoute("/admin/members")({
  validateSearch: (search: Record<string, unknown>) => readTableSearch(search, memberSorts),
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(queryClient.ensureQueryData(memberTableQuery(deps)), location),
  head: () => unlistedHead("Members"),
  pendingMs: 300,
  pendingComponent: () => <TablePending {...frame} />,
  errorComponent: () => (
    <TableFailed {...frame} message="Failed to load users. Please try refreshing the page." />
  ),
  component: Members,
});

const frame = { title: "Members" };

function Members() {
  return (
    <AdminPage {...frame}>
      <MembersTable search={Route.useSearch()} />
    </AdminPage>
  );
}
