import type { QueryClient } from "@tanstack/react-query";
import { endpointKey, endpointQuery, wholeListQuery } from "#client/lib/endpoint-query.ts";
import { findInLists } from "#client/lib/find-in-lists.ts";
import { listMenu } from "#contract/restaurants.endpoints.ts";
import {
  findSandwich,
  listPopularSandwiches,
  listSimilarSandwiches,
} from "#contract/sandwiches.endpoints.ts";
import type { Sandwich } from "#contract/sandwiches.ts";

/** To invalidate after a change of the catalogue. */
export const sandwichKeys = [
  findSandwich,
  listPopularSandwiches,
  listSimilarSandwiches,
  listMenu,
].map((endpoint) => endpointKey(endpoint));

export const popularSandwichesQuery = (limit: number) =>
  endpointQuery(listPopularSandwiches, { query: { limit } });

export const sandwichQuery = (id: number) => endpointQuery(findSandwich, { id });

export const similarSandwichesQuery = (id: number) => endpointQuery(listSimilarSandwiches, { id });

/** All sandwiches of a restaurant, in the order of its menu. */
export const menuQuery = (restaurantId: number) =>
  wholeListQuery(endpointKey(listMenu, { id: restaurantId }), listMenu, { id: restaurantId });

/** Copies the sandwich from a cached list, which saves a request. */
export function seedSandwich(queryClient: QueryClient, id: number): void {
  const isIt = (item: object): item is Sandwich =>
    "id" in item && item.id === id && "ingredients" in item;
  const isNear = (item: object): item is Sandwich => isIt(item) && item.distanceMiles != null;
  queryClient.setQueryData(
    sandwichQuery(id).queryKey,
    (known) => known ?? findInLists(queryClient, isNear) ?? findInLists(queryClient, isIt),
  );
}
