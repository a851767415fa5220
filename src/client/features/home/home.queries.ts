import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { personalKey } from "#client/features/accounts/viewer.queries.ts";
import { levelQuery } from "#client/features/gamification/progress.queries.ts";
import { popularSandwichesQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { endpointKey, endpointQuery, keyedQuery } from "#client/lib/endpoint-query.ts";
import { getApi } from "#client/lib/query-client.ts";
import { listNewAtSaved } from "#contract/collection.endpoints.ts";
import { listRestaurants, listSandwiches } from "#contract/explore.endpoints.ts";

export const shownOnHome = 3;

/** One more than the popular ones, so that at least one is not among them. */
const newest = endpointQuery(listSandwiches, {
  query: { sort: "newest", limit: shownOnHome + 1 },
});

/** A place that is open and farther away is not worth more than one around the corner. */
const nearbyMiles = 25;

/** What is open first; by distance from "latitude,longitude", or by name while no place is known. */
const restaurants = (near?: string) =>
  queryOptions({
    queryKey: [...endpointKey(listRestaurants), "home", near],
    queryFn: async ({ client, signal }) => {
      const order = near ? ({ near, sort: "distance" } as const) : {};
      const list = (filter: { openNow?: "1"; within?: number }) => {
        const query = { ...order, ...filter, limit: shownOnHome };
        return getApi(client).call(listRestaurants, { query, signal });
      };
      const [open, all] = await Promise.all([
        list({ openNow: "1", within: near ? nearbyMiles : undefined }),
        list({}),
      ]);
      const others = all.filter(({ id }) => open.every((restaurant) => restaurant.id !== id));
      return [...open, ...others].slice(0, shownOnHome);
    },
  });

export const homeQueries = {
  popularSandwiches: popularSandwichesQuery(shownOnHome),
  newestSandwiches: newest,
  restaurants,
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
