import type { z } from "zod";
import type { duplicateGroup, likelyDuplicate, mergeInput } from "./duplicates.ts";
import { get, post, takes } from "./endpoint.ts";
import type { managedFilters, managedListQuery, managedRestaurant } from "./management.ts";
import type { pageQuery } from "./paging.ts";
import type { restaurant } from "./restaurants.ts";

export const listManagedRestaurants = get(
  "/api/admin/restaurants",
  "catalogueEditor",
  takes<{ query: typeof managedListQuery; answer: z.ZodArray<typeof managedRestaurant> }>(),
);

export const exportManagedRestaurants = get(
  "/api/admin/restaurants.csv",
  "catalogueEditor",
  takes<{ query: typeof managedFilters }>(),
);

export const listDuplicateGroups = get(
  "/api/admin/duplicate-groups",
  "catalogueEditor",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof duplicateGroup> }>(),
);

export const listLikelyDuplicates = get(
  "/api/restaurants/{id}/duplicates",
  "catalogueEditor",
  takes<{ answer: z.ZodArray<typeof likelyDuplicate> }>(),
);

export const mergeRestaurant = post(
  "/api/restaurants/{id}/merge",
  "admin",
  takes<{ body: typeof mergeInput; answer: typeof restaurant }>(),
);
