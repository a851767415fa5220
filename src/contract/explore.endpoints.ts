import type { z } from "zod";
import { get, takes } from "./endpoint.ts";
import type * as explore from "./explore.ts";
import type { place, placesQuery } from "./places.ts";
import type { restaurant } from "./restaurants.ts";
import type { sandwich } from "./sandwiches.ts";
import type { tag } from "./tags.ts";

export const listSandwiches = get(
  "/api/sandwiches",
  "public",
  takes<{ query: typeof explore.sandwichesQuery; answer: z.ZodArray<typeof sandwich> }>(),
);

export const listRestaurants = get(
  "/api/restaurants",
  "public",
  takes<{ query: typeof explore.restaurantsQuery; answer: z.ZodArray<typeof restaurant> }>(),
);

export const listTags = get(
  "/api/tags",
  "public",
  takes<{ query: typeof explore.tagsQuery; answer: z.ZodArray<typeof tag> }>(),
);

export const listPlaces = get(
  "/api/places",
  "public",
  takes<{ query: typeof placesQuery; answer: z.ZodArray<typeof place> }>(),
);

export const suggestSpelling = get(
  "/api/search/suggestion",
  "public",
  takes<{ query: typeof explore.suggestionQuery; answer: typeof explore.suggestion }>(),
);
