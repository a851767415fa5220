import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { badgeTableQuery } from "#client/features/admin/badges/badges.queries.ts";
import { BadgesTable } from "#client/features/admin/badges/badges-table.tsx";
import { EditBadgeButton } from "#client/features/admin/badges/edit-badge-button.tsx";
import { TableSkeleton } from "#client/features/admin/data-table/table-skeleton.tsx";
import { readWordsSearch } from "#client/features/admin/data-table/words-search.ts";
import { LoadFailed } from "#client/features/admin/load-failed.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/admin/badges")({
  validateSearch: readWordsSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { queryClient } }) =>
    queryClient.ensureQueryData(badgeTableQuery(deps)),
  head: () =>
    pageHead({
      title: "Badge Management",
      description: "Create, edit and delete badges.",
      noindex: true,
    }),
  pendingMs: 300,
  pendingComponent: () => (
    <Frame>
      <TableSkeleton />
    </Frame>
  ),
  errorComponent: () => (
    <Frame>
      <LoadFailed message="Failed to load badges. Please try refreshing the page." />
    </Frame>
  ),
  component: Badges,
});

function Badges() {
  return (
    <Frame>
      <BadgesTable search={Route.useSearch()} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <AdminPage title="Badge Management" action={<EditBadgeButton />}>
      {children}
    </AdminPage>
  );
}
