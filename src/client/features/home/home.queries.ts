import {
  nearestRestaurantsQuery,
  restaurantsQuery,
} from "#client/features/restaurants/restaurants.queries.ts";
import { popularSandwichesQuery } from "#client/features/sandwiches/sandwiches.queries.ts";

const shownOnHome = 3;

export const homeQueries = {
  popularSandwiches: popularSandwichesQuery(shownOnHome),
  restaurants: restaurantsQuery(shownOnHome),
  restaurantsNear: (near: string) => nearestRestaurantsQuery(near, shownOnHome),
};
