import type { z } from "zod";
import type { badgeFilters } from "./badges.ts";
import { endpoint, takes } from "./endpoint.ts";
import type { badge } from "./gamification.ts";
import type { pageQuery } from "./paging.ts";

type Paged<Filters extends z.ZodObject> = z.ZodObject<
  Filters["shape"] & (typeof pageQuery)["shape"]
>;

export const listBadges = endpoint(
  "get",
  "/api/badges",
  "public",
  takes<{ query: Paged<typeof badgeFilters>; answer: z.ZodArray<typeof badge> }>(),
);
