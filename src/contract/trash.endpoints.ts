import type { z } from "zod";
import { del, get, post, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";
import type { deletionEffects, trashedThing } from "./trash.ts";

export const listTrash = get(
  "/api/trash",
  "admin",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof trashedThing> }>(),
);

export const exportTrash = get("/api/trash.csv", "admin");

export const deleteRestaurant = del("/api/restaurants/{id}", "admin");

export const deleteSandwich = del("/api/sandwiches/{id}", "catalogueEditor");

export const deleteLocation = del("/api/locations/{id}", "catalogueEditor");

export const restoreRestaurant = post("/api/restaurants/{id}/restore", "admin");

export const restoreSandwich = post("/api/sandwiches/{id}/restore", "admin");

export const restoreLocation = post("/api/locations/{id}/restore", "admin");

export const readRestaurantDeletion = get(
  "/api/restaurants/{id}/deletion-effects",
  "catalogueEditor",
  takes<{ answer: typeof deletionEffects }>(),
);

export const readSandwichDeletion = get(
  "/api/sandwiches/{id}/deletion-effects",
  "catalogueEditor",
  takes<{ answer: typeof deletionEffects }>(),
);
