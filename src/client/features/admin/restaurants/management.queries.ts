import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import type { DuplicateGroup, LikelyDuplicate } from "#contract/duplicates.ts";
import type { ManagedRestaurant } from "#contract/management.ts";
import type { DeletionEffects, TrashedThing } from "#contract/trash.ts";
import { tableQuery, tablesKey } from "../data-table/table.queries.ts";
import { managementCalls } from "./management-addresses.ts";
import type { ManagementSearch } from "./management-search.ts";

export const managedQuery = ({ view: _, ...search }: ManagementSearch) =>
  tableQuery<ManagedRestaurant>(managementCalls.table, search);

export const duplicateGroupsQuery = ({ cursor }: ManagementSearch) =>
  tableQuery<DuplicateGroup>(managementCalls.duplicates, { cursor });

export const trashQuery = ({ cursor }: ManagementSearch) =>
  tableQuery<TrashedThing>(managementCalls.trash, { cursor });

export function loadManagement(queryClient: QueryClient, search: ManagementSearch) {
  if (search.view === "trash") return queryClient.ensureQueryData(trashQuery(search));
  if (search.view === "duplicates") {
    return queryClient.ensureQueryData(duplicateGroupsQuery(search));
  }
  return queryClient.ensureQueryData(managedQuery(search));
}

/** Asked for anew each time: the numbers are what the person is about to decide by. */
export const deletionEffectsQuery = (kind: "restaurants" | "sandwiches", id: number) =>
  queryOptions({
    queryKey: ["deletion effects", kind, id],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<DeletionEffects>(`/api/${kind}/${id}/deletion-effects`, signal),
    staleTime: 0,
    gcTime: 0,
  });

export const duplicatesOfQuery = (id: number) =>
  queryOptions({
    queryKey: [...tablesKey, "duplicates of", id],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<LikelyDuplicate[]>(`/api/restaurants/${id}/duplicates`, signal),
  });
