import type { z } from "zod";
import { endpoint, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";
import type { deletionEffects, trashedThing } from "./trash.ts";

export const listTrash = endpoint(
  "get",
  "/api/trash",
  "admin",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof trashedThing> }>(),
);

export const exportTrash = endpoint("get", "/api/trash.csv", "admin");

export const deleteRestaurant = endpoint("delete", "/api/restaurants/{id}", "admin");

export const deleteSandwich = endpoint("delete", "/api/sandwiches/{id}", "catalogueEditor");

export const deleteLocation = endpoint("delete", "/api/locations/{id}", "catalogueEditor");

export const restoreRestaurant = endpoint("post", "/api/restaurants/{id}/restore", "admin");

export const restoreSandwich = endpoint("post", "/api/sandwiches/{id}/restore", "admin");

export const restoreLocation = endpoint("post", "/api/locations/{id}/restore", "admin");

export const readRestaurantDeletion = endpoint(
  "get",
  "/api/restaurants/{id}/deletion-effects",
  "catalogueEditor",
  takes<{ answer: typeof deletionEffects }>(),
);

export const readSandwichDeletion = endpoint(
  "get",
  "/api/sandwiches/{id}/deletion-effects",
  "catalogueEditor",
  takes<{ answer: typeof deletionEffects }>(),
);
