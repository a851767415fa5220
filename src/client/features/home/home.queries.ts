import {
  nearestRestaurantsQuery,
  restaurantsQuery,
} from "#client/features/restaurants/restaurants.queries.ts";
import { popularSandwichesQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { endpointQuery } from "#client/lib/endpoint-query.ts";
import { listSandwiches } from "#contract/explore.endpoints.ts";

export const shownOnHome = 3;

/** One more than the popular ones: at least one of them is none of those. */
const newest = endpointQuery(listSandwiches, {
  query: { sort: "newest", limit: shownOnHome + 1 },
});

export const homeQueries = {
  popularSandwiches: popularSandwichesQuery(shownOnHome),
  newestSandwiches: newest,
  restaurants: restaurantsQuery(shownOnHome),
  restaurantsNear: (near: string) => nearestRestaurantsQuery(near, shownOnHome),
};
