import type { z } from "zod";
import { endpoint, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";
import type {
  memberReview,
  memberReviewsQuery,
  menuReview,
  ratingSummary,
  review,
  reviewResponse,
  reviewResponsesQuery,
  sandwichPhoto,
  sandwichReviewsQuery,
} from "./reviews.ts";

export const listReviews = endpoint(
  "get",
  "/api/reviews",
  "public",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof review> }>(),
);

export const listSandwichReviews = endpoint(
  "get",
  "/api/sandwiches/{id}/reviews",
  "public",
  takes<{ query: typeof sandwichReviewsQuery; answer: z.ZodArray<typeof review> }>(),
);

export const listSandwichPhotos = endpoint(
  "get",
  "/api/sandwiches/{id}/photos",
  "public",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof sandwichPhoto> }>(),
);

export const getRatingSummary = endpoint(
  "get",
  "/api/sandwiches/{id}/rating-summary",
  "public",
  takes<{ answer: typeof ratingSummary }>(),
);

export const listRestaurantReviews = endpoint(
  "get",
  "/api/restaurants/{id}/reviews",
  "public",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof menuReview> }>(),
);

export const listMemberReviews = endpoint(
  "get",
  "/api/users/{id}/reviews",
  "public",
  takes<{ query: typeof memberReviewsQuery; answer: z.ZodArray<typeof memberReview> }>(),
);

/** What a member did about reviews: votes and reports. */
export const listReviewResponses = endpoint(
  "get",
  "/api/users/{id}/review-responses",
  "self",
  takes<{ query: typeof reviewResponsesQuery; answer: z.ZodArray<typeof reviewResponse> }>(),
);
