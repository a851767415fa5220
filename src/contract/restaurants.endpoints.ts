import type { z } from "zod";
import type { duplicateQuery, likelyDuplicate } from "./duplicates.ts";
import { endpoint, takes } from "./endpoint.ts";
import type { createLocationInput, updateLocationInput } from "./locations.ts";
import type { pageQuery } from "./paging.ts";
import type {
  createRestaurantInput,
  location,
  restaurant,
  updateRestaurantInput,
} from "./restaurants.ts";
import type { sandwich } from "./sandwiches.ts";

export const findRestaurant = endpoint(
  "get",
  "/api/restaurants/{id}",
  "public",
  takes<{ answer: typeof restaurant }>(),
);

export const listLocations = endpoint(
  "get",
  "/api/restaurants/{id}/locations",
  "public",
  takes<{ answer: z.ZodArray<typeof location> }>(),
);

export const listMenu = endpoint(
  "get",
  "/api/restaurants/{id}/sandwiches",
  "public",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof sandwich> }>(),
);

/** What could be the restaurant that somebody is about to add. */
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
