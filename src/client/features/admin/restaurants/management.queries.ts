import type { QueryClient } from "@tanstack/react-query";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import type { ManagedSort } from "#contract/administration-choices.ts";
import type { DuplicateGroup } from "#contract/duplicates.ts";
import type { ManagedRestaurant } from "#contract/management.ts";
import type { TrashedThing } from "#contract/trash.ts";
import { tableQuery } from "../data-table/table.queries.ts";
import type { TableSearch } from "../data-table/table-search.ts";

/** What the page's address says. */
export interface ManagementSearch extends TableSearch<ManagedSort> {
  /** Without one it shows the table. */
  view?: "duplicates" | "trash";
}

/** The calls behind the three views. */
export const managementCalls = {
  table: "/api/admin/restaurants",
  duplicates: "/api/admin/duplicate-groups",
  trash: "/api/trash",
} as const;

export const managedQuery = ({ view: _, ...search }: ManagementSearch) =>
  tableQuery<ManagedRestaurant>(managementCalls.table, search);

export const duplicateGroupsQuery = ({ cursor }: ManagementSearch) =>
  tableQuery<DuplicateGroup>(managementCalls.duplicates, { cursor });

export const trashQuery = ({ cursor }: ManagementSearch) =>
  tableQuery<TrashedThing>(managementCalls.trash, { cursor });

/** The trash is for admins: only they may restore. */
export async function loadManagement(queryClient: QueryClient, search: ManagementSearch) {
  if (search.view === "trash") {
    await requireAccess("admin", "restaurants")({ context: { queryClient } });
    return queryClient.ensureQueryData(trashQuery(search));
  }
  if (search.view === "duplicates") {
    return queryClient.ensureQueryData(duplicateGroupsQuery(search));
  }
  return queryClient.ensureQueryData(managedQuery(search));
}
