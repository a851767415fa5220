import type { z } from "zod";
import type { duplicateQuery, likelyDuplicate } from "./duplicates.ts";
import { get, patch, post, put, takes } from "./endpoint.ts";
import type { createLocationInput, updateLocationInput } from "./locations.ts";
import type * as restaurants from "./restaurants.ts";
import type * as sandwiches from "./sandwiches.ts";

/** Restaurants that may be the same as one about to be added. */
export const findDuplicates = get(
  "/api/restaurants/duplicates",
  "catalogueEditor",
  takes<{ query: typeof duplicateQuery; answer: z.ZodArray<typeof likelyDuplicate> }>(),
);

export const addRestaurant = post(
  "/api/restaurants",
  "admin",
  takes<{
    body: typeof restaurants.createRestaurantInput;
    answer: typeof restaurants.restaurant;
  }>(),
);

export const changeRestaurant = patch(
  "/api/restaurants/{id}",
  "catalogueEditor",
  takes<{
    body: typeof restaurants.updateRestaurantInput;
    answer: typeof restaurants.restaurant;
  }>(),
);

export const addLocation = post(
  "/api/locations",
  "catalogueEditor",
  takes<{ body: typeof createLocationInput; answer: typeof restaurants.location }>(),
);

export const changeLocation = patch(
  "/api/locations/{id}",
  "catalogueEditor",
  takes<{ body: typeof updateLocationInput; answer: typeof restaurants.location }>(),
);

export const addSandwich = post(
  "/api/sandwiches",
  "catalogueEditor",
  takes<{ body: typeof sandwiches.createSandwichInput; answer: typeof sandwiches.sandwich }>(),
);

export const changeSandwich = patch(
  "/api/sandwiches/{id}",
  "catalogueEditor",
  takes<{ body: typeof sandwiches.updateSandwichInput; answer: typeof sandwiches.sandwich }>(),
);

export const reorderMenu = put(
  "/api/restaurants/{id}/menu-order",
  "catalogueEditor",
  takes<{ body: typeof sandwiches.reorderMenuInput }>(),
);
