import type { z } from "zod";
import { endpoint, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";
import type {
  recommendation,
  recommendationFilters,
  reviewRecommendationInput,
} from "./recommendations.ts";

type Paged<Filters extends z.ZodObject> = z.ZodObject<
  Filters["shape"] & (typeof pageQuery)["shape"]
>;

export const listRecommendations = endpoint(
  "get",
  "/api/restaurant-recommendations",
  "admin",
  takes<{
    query: Paged<typeof recommendationFilters>;
    answer: z.ZodArray<typeof recommendation>;
  }>(),
);

export const exportRecommendations = endpoint(
  "get",
  "/api/restaurant-recommendations.csv",
  "admin",
  takes<{ query: typeof recommendationFilters }>(),
);

export const reviewRecommendation = endpoint(
  "patch",
  "/api/restaurant-recommendations/{id}",
  "admin",
  takes<{ body: typeof reviewRecommendationInput; answer: typeof recommendation }>(),
);
