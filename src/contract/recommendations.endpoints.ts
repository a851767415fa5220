import type { z } from "zod";
import { endpoint, takes } from "./endpoint.ts";
import type {
  createRecommendationInput,
  fulfilRecommendationInput,
  recommendation,
  recommendationFilters,
  recommendationsQuery,
  reviewRecommendationInput,
} from "./recommendations.ts";

export const recommendRestaurant = endpoint(
  "post",
  "/api/restaurant-recommendations",
  "public",
  takes<{ body: typeof createRecommendationInput; answer: typeof recommendation }>(),
);

export const listRecommendations = endpoint(
  "get",
  "/api/restaurant-recommendations",
  "admin",
  takes<{ query: typeof recommendationsQuery; answer: z.ZodArray<typeof recommendation> }>(),
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

/** Records the restaurant that was added for it. */
export const fulfilRecommendation = endpoint(
  "put",
  "/api/restaurant-recommendations/{id}/restaurant",
  "admin",
  takes<{ body: typeof fulfilRecommendationInput; answer: typeof recommendation }>(),
);
