import type { z } from "zod";
import { del, get, patch, post, put, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";
import type * as reviews from "./reviews.ts";

export const listReviews = get(
  "/api/reviews",
  "public",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof reviews.review> }>(),
);

export const listSandwichReviews = get(
  "/api/sandwiches/{id}/reviews",
  "public",
  takes<{
    query: typeof reviews.sandwichReviewsQuery;
    answer: z.ZodArray<typeof reviews.review>;
  }>(),
);

export const listSandwichPhotos = get(
  "/api/sandwiches/{id}/photos",
  "public",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof reviews.sandwichPhoto> }>(),
);

export const getRatingSummary = get(
  "/api/sandwiches/{id}/rating-summary",
  "public",
  takes<{ answer: typeof reviews.ratingSummary }>(),
);

export const listRestaurantReviews = get(
  "/api/restaurants/{id}/reviews",
  "public",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof reviews.menuReview> }>(),
);

export const listMemberReviews = get(
  "/api/users/{id}/reviews",
  "public",
  takes<{
    query: typeof reviews.memberReviewsQuery;
    answer: z.ZodArray<typeof reviews.memberReview>;
  }>(),
);

/** A member's votes and reports. */
export const listReviewResponses = get(
  "/api/users/{id}/review-responses",
  "self",
  takes<{
    query: typeof reviews.reviewResponsesQuery;
    answer: z.ZodArray<typeof reviews.reviewResponse>;
  }>(),
);

export const writeReview = post(
  "/api/reviews",
  "member",
  takes<{ body: typeof reviews.createReviewInput; answer: typeof reviews.memberReview }>(),
);

export const changeReview = patch(
  "/api/reviews/{id}",
  "member",
  takes<{ body: typeof reviews.updateReviewInput; answer: typeof reviews.memberReview }>(),
);

export const removeReview = del("/api/reviews/{id}", "member");

export const voteForReview = put(
  "/api/reviews/{id}/vote",
  "member",
  takes<{ answer: typeof reviews.review }>(),
);

export const takeBackVote = del("/api/reviews/{id}/vote", "member");

export const reportReview = post(
  "/api/reviews/{id}/reports",
  "member",
  takes<{ body: typeof reviews.reportReviewInput; answer: typeof reviews.reviewReport }>(),
);

export const listReportedReviews = get(
  "/api/review-reports",
  "admin",
  takes<{
    query: typeof reviews.reportedReviewsQuery;
    answer: z.ZodArray<typeof reviews.reportedReview>;
  }>(),
);

export const exportReportedReviews = get(
  "/api/review-reports.csv",
  "admin",
  takes<{ query: typeof reviews.reportFilter }>(),
);

export const setReviewVisibility = patch(
  "/api/reviews/{id}/visibility",
  "admin",
  takes<{ body: typeof reviews.reviewVisibilityInput; answer: typeof reviews.memberReview }>(),
);

export const resolveReports = patch(
  "/api/reviews/{id}/reports",
  "admin",
  takes<{ body: typeof reviews.resolveReportsInput; answer: typeof reviews.memberReview }>(),
);
