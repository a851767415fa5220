import type { z } from "zod";
import type { duplicateQuery, likelyDuplicate } from "./duplicates.ts";
import { endpoint, takes } from "./endpoint.ts";
import type { createLocationInput, updateLocationInput } from "./locations.ts";
import type {
  createRestaurantInput,
  location,
  restaurant,
  updateRestaurantInput,
} from "./restaurants.ts";
import type {
  createSandwichInput,
  reorderMenuInput,
  sandwich,
  updateSandwichInput,
} from "./sandwiches.ts";

/** Restaurants that may be the same as one about to be added. */
export const findDuplicates = endpoint(
  "get",
  "/api/restaurants/duplicates",
  "catalogueEditor",
  takes<{ query: typeof duplicateQuery; answer: z.ZodArray<typeof likelyDuplicate> }>(),
);

export const addRestaurant = endpoint(
  "post",
  "/api/restaurants",
  "admin",
  takes<{ body: typeof createRestaurantInput; answer: typeof restaurant }>(),
);

export const changeRestaurant = endpoint(
  "patch",
  "/api/restaurants/{id}",
  "catalogueEditor",
  takes<{ body: typeof updateRestaurantInput; answer: typeof restaurant }>(),
);

export const addLocation = endpoint(
  "post",
  "/api/locations",
  "catalogueEditor",
  takes<{ body: typeof createLocationInput; answer: typeof location }>(),
);

export const changeLocation = endpoint(
  "patch",
  "/api/locations/{id}",
  "catalogueEditor",
  takes<{ body: typeof updateLocationInput; answer: typeof location }>(),
);

export const addSandwich = endpoint(
  "post",
  "/api/sandwiches",
  "catalogueEditor",
  takes<{ body: typeof createSandwichInput; answer: typeof sandwich }>(),
);

export const changeSandwich = endpoint(
  "patch",
  "/api/sandwiches/{id}",
  "catalogueEditor",
  takes<{ body: typeof updateSandwichInput; answer: typeof sandwich }>(),
);

export const reorderMenu = endpoint(
  "put",
  "/api/restaurants/{id}/menu-order",
  "catalogueEditor",
  takes<{ body: typeof reorderMenuInput }>(),
);
