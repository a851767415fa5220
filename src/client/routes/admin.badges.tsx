import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import {
  BadgesTable,
  badgeTableQuery,
  EditBadgeButton,
} from "#client/features/admin/badges/badges-table.tsx";
import { readWordsSearch } from "#client/features/admin/data-table/table-search.ts";
import { TableFailed, TablePending } from "#client/features/admin/data-table/table-states.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";

const frame = { title: "Badge Management", action: <EditBadgeButton /> };

export const Route = createFileRoute("/admin/badges")({
  validateSearch: readWordsSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(queryClient.ensureQueryData(badgeTableQuery(deps)), location),
  head: () => unlistedHead("Badge Management"),
  pendingMs: 300,
  pendingComponent: () => <TablePending {...frame} />,
  errorComponent: () => (
    <TableFailed {...frame} message="Failed to load badges. Please try refreshing the page." />
  ),
  component: () => (
    <AdminPage {...frame}>
      <BadgesTable search={Route.useSearch()} />
    </AdminPage>
  ),
});
