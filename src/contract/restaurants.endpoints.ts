import type { z } from "zod";
import { get, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";
import type { location, restaurant } from "./restaurants.ts";
import type { sandwich } from "./sandwiches.ts";

export const findRestaurant = get(
  "/api/restaurants/{id}",
  "public",
  takes<{ answer: typeof restaurant }>(),
);

export const listLocations = get(
  "/api/restaurants/{id}/locations",
  "public",
  takes<{ answer: z.ZodArray<typeof location> }>(),
);

export const listMenu = get(
  "/api/restaurants/{id}/sandwiches",
  "public",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof sandwich> }>(),
);
