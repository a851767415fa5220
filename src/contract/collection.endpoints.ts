import type { z } from "zod";
import type {
  collectionCounts,
  collectionEntry,
  entriesQuery,
  importInput,
  importOutcome,
  listedEntry,
  savedRestaurant,
  saveEntryInput,
  saveRestaurantInput,
  updateEntryInput,
} from "./collection.ts";
import { endpoint, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";
import type { sandwich } from "./sandwiches.ts";
import type { visitFields } from "./visits.ts";

export const listEntries = endpoint(
  "get",
  "/api/users/{id}/sandwiches",
  "selfOrAdmin",
  takes<{ query: typeof entriesQuery; answer: z.ZodArray<typeof listedEntry> }>(),
);

export const countEntries = endpoint(
  "get",
  "/api/users/{id}/collection-counts",
  "self",
  takes<{ answer: typeof collectionCounts }>(),
);

export const listSavedRestaurants = endpoint(
  "get",
  "/api/users/{id}/restaurants",
  "self",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof savedRestaurant> }>(),
);

export const listNewAtSaved = endpoint(
  "get",
  "/api/users/{id}/restaurants/new-sandwiches",
  "self",
  takes<{ answer: z.ZodArray<typeof sandwich> }>(),
);

export const saveEntry = endpoint(
  "post",
  "/api/user-sandwiches",
  "member",
  takes<{ body: typeof saveEntryInput; answer: typeof collectionEntry }>(),
);

export const changeEntry = endpoint(
  "patch",
  "/api/user-sandwiches/{id}",
  "member",
  takes<{ body: typeof updateEntryInput; answer: typeof collectionEntry }>(),
);

export const removeEntry = endpoint("delete", "/api/user-sandwiches/{id}", "member");

export const addVisit = endpoint(
  "post",
  "/api/user-sandwiches/{id}/visits",
  "member",
  takes<{ body: typeof visitFields; answer: typeof collectionEntry }>(),
);

export const changeVisit = endpoint(
  "patch",
  "/api/visits/{id}",
  "member",
  takes<{ body: typeof visitFields; answer: typeof collectionEntry }>(),
);

export const removeVisit = endpoint("delete", "/api/visits/{id}", "member");

export const exportCollection = endpoint("get", "/api/users/{id}/collection.csv", "self");

export const importCollection = endpoint(
  "post",
  "/api/users/{id}/collection-import",
  "self",
  takes<{ body: typeof importInput; answer: z.ZodArray<typeof importOutcome> }>(),
);

export const saveRestaurant = endpoint(
  "put",
  "/api/users/{id}/restaurants/{restaurantId}",
  "self",
  takes<{ body?: typeof saveRestaurantInput; answer: typeof savedRestaurant }>(),
);

export const forgetRestaurant = endpoint(
  "delete",
  "/api/users/{id}/restaurants/{restaurantId}",
  "self",
);
