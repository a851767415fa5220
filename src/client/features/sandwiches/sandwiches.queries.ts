import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { findInLists } from "#client/lib/find-in-lists.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type { Sandwich } from "#contract/sandwiches.ts";

export const popularSandwichesQuery = (limit: number) =>
  queryOptions({
    queryKey: ["sandwiches", "popular", { limit }],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<Sandwich[]>(`/api/sandwiches/popular?limit=${limit}`, signal),
  });

export const sandwichQuery = (id: number) =>
  queryOptions({
    queryKey: ["sandwich", id],
    queryFn: ({ client, signal }) => apiOf(client).get<Sandwich>(`/api/sandwiches/${id}`, signal),
  });

export const similarSandwichesQuery = (id: number) =>
  queryOptions({
    queryKey: ["sandwiches", "similar", id],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<Sandwich[]>(`/api/sandwiches/${id}/similar`, signal),
  });

/** Everything a restaurant serves, in the order of its menu. */
export const menuQuery = (restaurantId: number) =>
  queryOptions({
    queryKey: ["sandwiches", "menu", restaurantId],
    queryFn: ({ client, signal }) =>
      apiOf(client).getAll<Sandwich>(`/api/restaurants/${restaurantId}/sandwiches`, signal),
  });

/** Takes the sandwich from a list that is already in the cache, so that it needs no request. */
export function seedSandwich(queryClient: QueryClient, id: number): void {
  queryClient.setQueryData(
    sandwichQuery(id).queryKey,
    (known) =>
      known ??
      findInLists(
        queryClient,
        (item): item is Sandwich => "id" in item && item.id === id && "ingredients" in item,
      ),
  );
}
