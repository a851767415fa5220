import type { QueryClient } from "@tanstack/react-query";
import { personalKey } from "#client/features/accounts/viewer.queries.ts";
import { levelQuery } from "#client/features/gamification/progress.queries.ts";
import {
  nearestRestaurantsQuery,
  restaurantsQuery,
} from "#client/features/restaurants/restaurants.queries.ts";
import { popularSandwichesQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { endpointQuery, keyedQuery } from "#client/lib/endpoint-query.ts";
import { listNewAtSaved } from "#contract/collection.endpoints.ts";
import { listSandwiches } from "#contract/explore.endpoints.ts";

export const shownOnHome = 3;

/** One more than the popular ones, so that at least one is not among them. */
const newest = endpointQuery(listSandwiches, {
  query: { sort: "newest", limit: shownOnHome + 1 },
});

export const homeQueries = {
  popularSandwiches: popularSandwichesQuery(shownOnHome),
  newestSandwiches: newest,
  restaurants: restaurantsQuery(shownOnHome),
  restaurantsNear: (near: string) => nearestRestaurantsQuery(near, shownOnHome),
};

/** The best saved, untried and open sandwiches, one more than the popular ones. A change of entries reloads them. */
export const nextOnShelfQuery = (memberId: string) =>
  keyedQuery(personalKey(memberId, "entries", "next"), listSandwiches, {
    query: { saved: "1", untried: "1", openNow: "1", limit: shownOnHome + 1 },
  });

export const newAtSavedQuery = (memberId: string) =>
  keyedQuery(personalKey(memberId, "restaurants", "new"), listNewAtSaved, { id: memberId });

/** Loads a member's parts of the page. Each part shows its own error. */
export async function loadMemberHome(queryClient: QueryClient, memberId: string): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(nextOnShelfQuery(memberId)),
    queryClient.prefetchQuery(newAtSavedQuery(memberId)),
    queryClient.prefetchQuery(levelQuery(memberId)),
  ]);
}
