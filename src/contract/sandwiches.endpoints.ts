import type { z } from "zod";
import { get, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";
import type { sandwich, sandwichScore } from "./sandwiches.ts";
import type { sandwichTag } from "./tags.ts";

export const listPopularSandwiches = get(
  "/api/sandwiches/popular",
  "public",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof sandwich> }>(),
);

export const findSandwich = get(
  "/api/sandwiches/{id}",
  "public",
  takes<{ answer: typeof sandwich }>(),
);

export const listSandwichTags = get(
  "/api/sandwiches/{id}/tags",
  "public",
  takes<{ answer: z.ZodArray<typeof sandwichTag> }>(),
);

export const listSimilarSandwiches = get(
  "/api/sandwiches/{id}/similar",
  "public",
  takes<{ answer: z.ZodArray<typeof sandwich> }>(),
);

/** Explains a sandwich's rank. */
export const explainScore = get(
  "/api/sandwiches/{id}/score",
  "public",
  takes<{ answer: typeof sandwichScore }>(),
);
