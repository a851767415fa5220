import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { findInLists } from "#client/lib/find-in-lists.ts";
import { loadOrNotFound } from "#client/lib/load-or-not-found.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type { Restaurant } from "#contract/restaurants.ts";

export const restaurantsQuery = (limit: number) =>
  queryOptions({
    queryKey: ["restaurants", { limit }],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<Restaurant[]>(`/api/restaurants?limit=${limit}`, signal),
  });

/** For a merged restaurant the API answers with the one it was merged into. */
export const restaurantQuery = (id: number) =>
  queryOptions({
    queryKey: ["restaurant", id],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<Restaurant>(`/api/restaurants/${id}`, signal),
  });

/** Takes the restaurant from a list that is already in the cache, so that it needs no request. */
function seedRestaurant(queryClient: QueryClient, id: number): void {
  queryClient.setQueryData(
    restaurantQuery(id).queryKey,
    (known) =>
      known ??
      findInLists(
        queryClient,
        (item): item is Restaurant => "id" in item && item.id === id && "sandwichCount" in item,
      ),
  );
}

export function loadRestaurant(queryClient: QueryClient, id: number): Promise<Restaurant> {
  seedRestaurant(queryClient, id);
  return loadOrNotFound(queryClient.ensureQueryData(restaurantQuery(id)));
}
