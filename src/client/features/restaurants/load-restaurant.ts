import type { QueryClient } from "@tanstack/react-query";
import { loadOrNotFound } from "#client/lib/load-or-not-found.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import { restaurantQuery, seedRestaurant } from "./restaurants.queries.ts";

export function loadRestaurant(queryClient: QueryClient, id: number): Promise<Restaurant> {
  seedRestaurant(queryClient, id);
  return loadOrNotFound(queryClient.ensureQueryData(restaurantQuery(id)));
}
