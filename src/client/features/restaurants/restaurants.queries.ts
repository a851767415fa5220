import { type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import { endpointKey, endpointQuery } from "#client/lib/endpoint-query.ts";
import { findInLists } from "#client/lib/find-in-lists.ts";
import { loadOrNotFound } from "#client/lib/load-or-not-found.ts";
import { getApi } from "#client/lib/query-client.ts";
import { findRestaurant } from "#contract/restaurants.endpoints.ts";
import type { Restaurant } from "#contract/restaurants.ts";

/** What to invalidate after a change of the catalogue. */
export const restaurantKeys: QueryKey[] = [endpointKey(findRestaurant), ["restaurants"]];

export const restaurantsQuery = (limit: number) =>
  queryOptions({
    queryKey: ["restaurants", { limit }],
    queryFn: ({ client, signal }) =>
      getApi(client).get<Restaurant[]>(`/api/restaurants?limit=${limit}`, signal),
  });

/** For a merged restaurant the API answers with the one it was merged into. */
export const restaurantQuery = (id: number) => endpointQuery(findRestaurant, { id });

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
