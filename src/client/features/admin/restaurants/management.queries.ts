import type { QueryClient } from "@tanstack/react-query";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import type { ManagedSort } from "#contract/administration-choices.ts";
import { listDuplicateGroups, listManagedRestaurants } from "#contract/management.endpoints.ts";
import { listTrash } from "#contract/trash.endpoints.ts";
import { tableQuery } from "../data-table/table.queries.ts";
import type { TableSearch } from "../data-table/table-search.ts";

export interface ManagementSearch extends TableSearch<ManagedSort> {
  /** Undefined for the table. */
  view?: "duplicates" | "trash";
}

export const managedQuery = ({ view: _, ...search }: ManagementSearch) =>
  tableQuery(listManagedRestaurants, search);

export const duplicateGroupsQuery = ({ cursor }: ManagementSearch) =>
  tableQuery(listDuplicateGroups, { cursor });

export const trashQuery = ({ cursor }: ManagementSearch) => tableQuery(listTrash, { cursor });

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
