import type { z } from "zod";
import type * as collection from "./collection.ts";
import { del, get, patch, post, put, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";
import type { sandwich } from "./sandwiches.ts";
import type { visitFields } from "./visits.ts";

export const listEntries = get(
  "/api/users/{id}/sandwiches",
  "selfOrAdmin",
  takes<{
    query: typeof collection.entriesQuery;
    answer: z.ZodArray<typeof collection.listedEntry>;
  }>(),
);

export const countEntries = get(
  "/api/users/{id}/collection-counts",
  "self",
  takes<{ answer: typeof collection.collectionCounts }>(),
);

export const listSavedRestaurants = get(
  "/api/users/{id}/restaurants",
  "self",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof collection.savedRestaurant> }>(),
);

export const listNewAtSaved = get(
  "/api/users/{id}/restaurants/new-sandwiches",
  "self",
  takes<{ answer: z.ZodArray<typeof sandwich> }>(),
);

export const saveEntry = post(
  "/api/user-sandwiches",
  "member",
  takes<{ body: typeof collection.saveEntryInput; answer: typeof collection.collectionEntry }>(),
);

export const changeEntry = patch(
  "/api/user-sandwiches/{id}",
  "member",
  takes<{ body: typeof collection.updateEntryInput; answer: typeof collection.collectionEntry }>(),
);

export const removeEntry = del("/api/user-sandwiches/{id}", "member");

export const addVisit = post(
  "/api/user-sandwiches/{id}/visits",
  "member",
  takes<{ body: typeof visitFields; answer: typeof collection.collectionEntry }>(),
);

export const changeVisit = patch(
  "/api/visits/{id}",
  "member",
  takes<{ body: typeof visitFields; answer: typeof collection.collectionEntry }>(),
);

export const removeVisit = del("/api/visits/{id}", "member");

export const exportCollection = get("/api/users/{id}/collection.csv", "self");

export const importCollection = post(
  "/api/users/{id}/collection-import",
  "self",
  takes<{
    body: typeof collection.importInput;
    answer: z.ZodArray<typeof collection.importOutcome>;
  }>(),
);

export const saveRestaurant = put(
  "/api/users/{id}/restaurants/{restaurantId}",
  "self",
  takes<{
    body?: typeof collection.saveRestaurantInput;
    answer: typeof collection.savedRestaurant;
  }>(),
);

export const forgetRestaurant = del("/api/users/{id}/restaurants/{restaurantId}", "self");
