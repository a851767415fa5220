import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { TableSkeleton } from "#client/features/admin/data-table/table-skeleton.tsx";
import { readWordsSearch } from "#client/features/admin/data-table/words-search.ts";
import { LoadFailed } from "#client/features/admin/load-failed.tsx";
import { memberTableQuery } from "#client/features/admin/members/members.queries.ts";
import { MembersTable } from "#client/features/admin/members/members-table.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/admin/members")({
  validateSearch: readWordsSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { queryClient } }) =>
    queryClient.ensureQueryData(memberTableQuery(deps)),
  head: () =>
    pageHead({ title: "Members", description: "Everybody with an account.", noindex: true }),
  pendingMs: 300,
  pendingComponent: () => (
    <Frame>
      <TableSkeleton />
    </Frame>
  ),
  errorComponent: () => (
    <Frame>
      <LoadFailed message="Failed to load users. Please try refreshing the page." />
    </Frame>
  ),
  component: Members,
});

function Members() {
  return (
    <Frame>
      <MembersTable search={Route.useSearch()} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <AdminPage title="Members">{children}</AdminPage>;
}
