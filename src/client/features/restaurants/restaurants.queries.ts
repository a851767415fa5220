import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { findInLists } from "#client/lib/find-in-lists.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type { Restaurant } from "#contract/restaurants.ts";

export const restaurantsQuery = (limit: number) =>
  queryOptions({
    queryKey: ["restaurants", { limit }],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<Restaurant[]>(`/api/restaurants?limit=${limit}`, signal),
  });

/** One that was merged with another is that other. */
export const restaurantQuery = (id: number) =>
  queryOptions({
    queryKey: ["restaurant", id],
    queryFn: ({ client, signal }) =>
      apiOf(client).get<Restaurant>(`/api/restaurants/${id}`, signal),
  });

/** What a list showed is shown at once, and asked for no second time. */
export function seedRestaurant(queryClient: QueryClient, id: number): void {
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
