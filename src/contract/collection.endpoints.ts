import type { z } from "zod";
import type { collectionCounts, entriesQuery, listedEntry, savedRestaurant } from "./collection.ts";
import { endpoint, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";
import type { sandwich } from "./sandwiches.ts";

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
