import type { QueryClient } from "@tanstack/react-query";
import { endpointKey, endpointQuery } from "#client/lib/endpoint-query.ts";
import { findInLists } from "#client/lib/find-in-lists.ts";
import { loadOrNotFound } from "#client/lib/load-or-not-found.ts";
import { listRestaurants } from "#contract/explore.endpoints.ts";
import { findRestaurant } from "#contract/restaurants.endpoints.ts";
import type { Restaurant } from "#contract/restaurants.ts";

/** To invalidate after a change of the catalogue. */
export const restaurantKeys = [endpointKey(findRestaurant), endpointKey(listRestaurants)];

/** For a merged restaurant the API answers with the one that was kept. */
export const restaurantQuery = (id: number) => endpointQuery(findRestaurant, { id });

/** Copies the restaurant from a cached list, which saves a request. */
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
