import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { TableSkeleton } from "#client/features/admin/data-table/table-skeleton.tsx";
import { LoadFailed } from "#client/features/admin/load-failed.tsx";
import { loadManagement } from "#client/features/admin/restaurants/management.queries.ts";
import {
  ManagementFrame,
  ManagementPage,
} from "#client/features/admin/restaurants/management-page.tsx";
import { readManagementSearch } from "#client/features/admin/restaurants/management-search.ts";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { teamHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/admin/restaurants")({
  validateSearch: readManagementSearch,
  beforeLoad: requireAccess("catalogueEditor", "restaurants"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(loadManagement(queryClient, deps), location),
  head: () => teamHead("Restaurant Management"),
  pendingMs: 300,
  pendingComponent: ManagementPending,
  errorComponent: ManagementFailed,
  component: Management,
});

function Management() {
  return <ManagementPage search={Route.useSearch()} />;
}

function ManagementPending() {
  return (
    <ManagementFrame view={Route.useSearch().view}>
      <TableSkeleton />
    </ManagementFrame>
  );
}

function ManagementFailed() {
  return (
    <ManagementFrame view={Route.useSearch().view}>
      <LoadFailed message="Failed to load restaurants. Please try again." />
    </ManagementFrame>
  );
}
