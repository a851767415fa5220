import type { z } from "zod";
import type { likelyDuplicate } from "./duplicates.ts";
import { endpoint, takes } from "./endpoint.ts";
import type { createLocationInput } from "./locations.ts";
import type { pageQuery } from "./paging.ts";
import type {
  createRestaurantInput,
  location,
  restaurant,
  updateRestaurantInput,
} from "./restaurants.ts";
import type { createSandwichInput, sandwich, updateSandwichInput } from "./sandwiches.ts";
import type { site } from "./site.ts";

export const findRestaurant = endpoint(
  "get",
  "/api/restaurants/{id}",
  "public",
  takes<{ answer: typeof restaurant }>(),
);

export const listMenu = endpoint(
  "get",
  "/api/restaurants/{id}/sandwiches",
  "public",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof sandwich> }>(),
);

export const findDuplicates = endpoint(
  "get",
  "/api/restaurants/duplicates",
  "catalogueEditor",
  takes<{
    query: z.ZodType<
      {
        name?: string;
        website?: string;
        address?: string;
        latitude?: number;
        longitude?: number;
      },
      {
        name?: string;
        website?: string;
        address?: string;
        latitude?: unknown;
        longitude?: unknown;
      }
    >;
    answer: z.ZodArray<typeof likelyDuplicate>;
  }>(),
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

export const fulfilRecommendation = endpoint(
  "put",
  "/api/restaurant-recommendations/{id}/restaurant",
  "admin",
  takes<{ body: z.ZodObject<{ restaurantId: z.ZodInt }> }>(),
);

export const readSite = endpoint("get", "/api/site", "public", takes<{ answer: typeof site }>());
