import type { z } from "zod";
import { get, patch, post, put, takes } from "./endpoint.ts";
import type * as recommendations from "./recommendations.ts";

export const recommendRestaurant = post(
  "/api/restaurant-recommendations",
  "public",
  takes<{
    body: typeof recommendations.createRecommendationInput;
    answer: typeof recommendations.recommendation;
  }>(),
);

export const listRecommendations = get(
  "/api/restaurant-recommendations",
  "admin",
  takes<{
    query: typeof recommendations.recommendationsQuery;
    answer: z.ZodArray<typeof recommendations.recommendation>;
  }>(),
);

export const exportRecommendations = get(
  "/api/restaurant-recommendations.csv",
  "admin",
  takes<{ query: typeof recommendations.recommendationFilters }>(),
);

export const reviewRecommendation = patch(
  "/api/restaurant-recommendations/{id}",
  "admin",
  takes<{
    body: typeof recommendations.reviewRecommendationInput;
    answer: typeof recommendations.recommendation;
  }>(),
);

/** Records the restaurant that was added for it. */
export const fulfilRecommendation = put(
  "/api/restaurant-recommendations/{id}/restaurant",
  "admin",
  takes<{
    body: typeof recommendations.fulfilRecommendationInput;
    answer: typeof recommendations.recommendation;
  }>(),
);
