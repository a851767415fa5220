import type { z } from "zod";
import { endpoint, takes } from "./endpoint.ts";
import type {
  restaurantsQuery,
  sandwichesQuery,
  suggestion,
  suggestionQuery,
  tagsQuery,
} from "./explore.ts";
import type { place, placesQuery } from "./places.ts";
import type { restaurant } from "./restaurants.ts";
import type { sandwich } from "./sandwiches.ts";
import type { tag } from "./tags.ts";

export const listSandwiches = endpoint(
  "get",
  "/api/sandwiches",
  "public",
  takes<{ query: typeof sandwichesQuery; answer: z.ZodArray<typeof sandwich> }>(),
);

export const listRestaurants = endpoint(
  "get",
  "/api/restaurants",
  "public",
  takes<{ query: typeof restaurantsQuery; answer: z.ZodArray<typeof restaurant> }>(),
);

export const listTags = endpoint(
  "get",
  "/api/tags",
  "public",
  takes<{ query: typeof tagsQuery; answer: z.ZodArray<typeof tag> }>(),
);

export const listPlaces = endpoint(
  "get",
  "/api/places",
  "public",
  takes<{ query: typeof placesQuery; answer: z.ZodArray<typeof place> }>(),
);

export const suggestSpelling = endpoint(
  "get",
  "/api/search/suggestion",
  "public",
  takes<{ query: typeof suggestionQuery; answer: typeof suggestion }>(),
);
