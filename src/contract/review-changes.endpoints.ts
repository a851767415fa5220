// Apart from reviews.endpoints.ts: that one is in every first load.
import type { z } from "zod";
import { endpoint, takes } from "./endpoint.ts";
import type {
  createReviewInput,
  memberReview,
  reportedReview,
  reportedReviewsQuery,
  reportFilter,
  reportReviewInput,
  resolveReportsInput,
  review,
  reviewReport,
  reviewVisibilityInput,
  updateReviewInput,
} from "./reviews.ts";

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
