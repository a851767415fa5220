import type { z } from "zod";
import { endpoint, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";
import type {
  createReviewInput,
  memberReview,
  memberReviewsQuery,
  menuReview,
  ratingSummary,
  reportedReview,
  reportedReviewsQuery,
  reportFilter,
  reportReviewInput,
  resolveReportsInput,
  review,
  reviewReport,
  reviewResponse,
  reviewResponsesQuery,
  reviewVisibilityInput,
  sandwichPhoto,
  sandwichReviewsQuery,
  updateReviewInput,
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

/** A member's votes and reports. */
export const listReviewResponses = endpoint(
  "get",
  "/api/users/{id}/review-responses",
  "self",
  takes<{ query: typeof reviewResponsesQuery; answer: z.ZodArray<typeof reviewResponse> }>(),
);

export const writeReview = endpoint(
  "post",
  "/api/reviews",
  "member",
  takes<{ body: typeof createReviewInput; answer: typeof memberReview }>(),
);

export const changeReview = endpoint(
  "patch",
  "/api/reviews/{id}",
  "member",
  takes<{ body: typeof updateReviewInput; answer: typeof memberReview }>(),
);

export const removeReview = endpoint("delete", "/api/reviews/{id}", "member");

export const voteForReview = endpoint(
  "put",
  "/api/reviews/{id}/vote",
  "member",
  takes<{ answer: typeof review }>(),
);

export const takeBackVote = endpoint("delete", "/api/reviews/{id}/vote", "member");

export const reportReview = endpoint(
  "post",
  "/api/reviews/{id}/reports",
  "member",
  takes<{ body: typeof reportReviewInput; answer: typeof reviewReport }>(),
);

export const listReportedReviews = endpoint(
  "get",
  "/api/review-reports",
  "admin",
  takes<{ query: typeof reportedReviewsQuery; answer: z.ZodArray<typeof reportedReview> }>(),
);

export const exportReportedReviews = endpoint(
  "get",
  "/api/review-reports.csv",
  "admin",
  takes<{ query: typeof reportFilter }>(),
);

export const setReviewVisibility = endpoint(
  "patch",
  "/api/reviews/{id}/visibility",
  "admin",
  takes<{ body: typeof reviewVisibilityInput; answer: typeof memberReview }>(),
);

export const resolveReports = endpoint(
  "patch",
  "/api/reviews/{id}/reports",
  "admin",
  takes<{ body: typeof resolveReportsInput; answer: typeof memberReview }>(),
);
