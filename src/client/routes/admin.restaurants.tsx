import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { readTableSearch } from "#client/features/admin/data-table/table-search.ts";
import { LoadFailed, TableSkeleton } from "#client/features/admin/data-table/table-states.tsx";
import {
  loadManagement,
  type ManagementSearch,
} from "#client/features/admin/restaurants/management.queries.ts";
import {
  ManagementFrame,
  ManagementPage,
} from "#client/features/admin/restaurants/management-page.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";
import { readChoice } from "#client/lib/search-values.ts";
import { managedSorts } from "#contract/administration-choices.ts";

export const Route = createFileRoute("/admin/restaurants")({
  validateSearch: readManagementSearch,
  beforeLoad: requireAccess("catalogueEditor", "restaurants"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(loadManagement(queryClient, deps), location),
  head: () => unlistedHead("Restaurant Management"),
  pendingMs: 300,
  pendingComponent: () => (
    <ManagementFrame view={Route.useSearch().view}>
      <TableSkeleton />
    </ManagementFrame>
  ),
  errorComponent: () => (
    <ManagementFrame view={Route.useSearch().view}>
      <LoadFailed message="Failed to load restaurants. Please try again." />
    </ManagementFrame>
  ),
  component: () => <ManagementPage search={Route.useSearch()} />,
});

function readManagementSearch(search: Record<string, unknown>): ManagementSearch {
  return {
    ...readTableSearch(search, managedSorts),
    view: readChoice(["duplicates", "trash"] as const, search["view"]),
  };
}
