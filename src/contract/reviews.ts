import { z } from "zod";
import { reportStatuses, reviewSorts } from "./explore-choices.ts";
import {
  atMost,
  entryInstant,
  idList,
  largestSerial,
  oneOf,
  serial,
  trimmed,
  version,
} from "./fields.ts";
import { image } from "./images.ts";
import { pageQuery } from "./paging.ts";
import { maxReviewPhotos } from "./upload-rules.ts";

const textLimit = 2000;
const reasonLimit = 500;

/** Control characters, lone surrogates and text direction marks. Lines and tabs stay. */
const unwanted = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;

const cleanText = (text: string) =>
  trimmed(text.replaceAll(/\r\n?/g, "\n").replaceAll(unwanted, ""));

const noRating = "Please provide a rating";
const noReason = "Please say what is wrong with it.";

const rating = z
  .number(noRating)
  .int("A rating is a whole number of stars.")
  .min(1, noRating)
  .max(5, "A rating is at most 5 stars.");

/** Checks the length after cleaning: a text with Windows line ends gets shorter. */
const cleanedText = (max: number, tooLong: string, missing?: string) =>
  z
    .string(missing)
    .check(atMost(2 * max, tooLong))
    .overwrite(cleanText)
    .max(max, tooLong);

const reviewText = cleanedText(textLimit, `A review is at most ${textLimit} characters.`);

/** When the author had the sandwich; null when unknown. */
const dateTried = entryInstant.nullable();

/** Photos that the author uploaded for a review, in display order. */
const photoUrls = z
  .array(z.string().max(500))
  .max(maxReviewPhotos, `A review has at most ${maxReviewPhotos} photos.`);

/** The text is optional, the stars are not. */
export const reviewFields = z.object({ rating, review: reviewText.default("") });

export const createReviewInput = reviewFields.extend({
  userId: z.string(),
  sandwichId: serial("sandwichId"),
  photoUrls: photoUrls.default([]),
  /** Absent means today, or the date of the author's entry. */
  dateTried: dateTried.optional(),
});

/** Author and sandwich may be sent, but cannot change. */
export const updateReviewInput = z.object({
  rating: rating.optional(),
  review: reviewText.optional(),
  photoUrls: photoUrls.optional(),
  /** Absent keeps the author's entry as it is. */
  dateTried: dateTried.optional(),
  userId: z.string().optional(),
  sandwichId: z.int().optional(),
});

export const reportReviewInput = z.object({
  reason: cleanedText(reasonLimit, `A reason is at most ${reasonLimit} characters.`, noReason).min(
    1,
    noReason,
  ),
});

/** A waiting review is shown only in the version that the admin has read. */
export const reviewVisibilityInput = z.object({ isHidden: z.boolean(), version });

export const resolveReportsInput = z.object({ status: z.literal("dismissed") });

export const review = z
  .object({
    id: z.int(),
    sandwichId: z.int(),
    /** All null once the member has left. */
    userId: z.string().nullable(),
    username: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    rating: z.int().min(1).max(5),
    review: z.string(),
    photos: z.array(image),
    dateCreated: z.iso.datetime(),
    /** The number of helpful votes. */
    helpfulCount: z.int().min(0),
  })
  .meta({ id: "Review" });

/** A photo of a review, with the review's facts. */
export const sandwichPhoto = image
  .extend({ reviewId: z.int(), username: z.string().nullable() })
  .meta({ id: "SandwichPhoto" });

/** A review in a list of several sandwiches. */
export const menuReview = review.extend({ sandwichName: z.string() }).meta({ id: "MenuReview" });

/** A review as its author and admins see it, hidden ones included. */
export const memberReview = menuReview
  .extend({
    isHidden: z.boolean(),
    /** It looks like spam and is hidden until an admin decides. */
    isWaiting: z.boolean(),
  })
  .meta({ id: "MemberReview" });

/** A member's vote for or report of a review. */
export const reviewResponse = z
  .object({ reviewId: z.int(), hasVoted: z.boolean(), hasReported: z.boolean() })
  .meta({ id: "ReviewResponse" });

export const reviewResponsesQuery = pageQuery.extend({
  /** Only responses to these reviews: ids separated by commas. */
  reviewIds: idList("reviewIds").optional(),
});

export const reviewReport = z
  .object({
    id: z.int(),
    reason: z.string(),
    /** Null once the reporter has left. */
    username: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** Null while undecided. */
    resolvedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "ReviewReport" });

export const reportedReview = z
  .object({
    review: memberReview,
    version: z.int(),
    /** Why it waits for a decision, or null. */
    waitingReason: z.string().nullable(),
    openCount: z.int().min(0),
    reportCount: z.int().min(0),
    /** The newest of them. */
    reports: z.array(reviewReport),
  })
  .meta({ id: "ReportedReview" });

export const sandwichReviewsQuery = pageQuery.extend({
  sort: oneOf("sort", reviewSorts).default("newest"),
  /** The first review of the page, when there is no cursor. */
  from: z.coerce.number().int().min(1).max(largestSerial).optional(),
});

export const memberReviewsQuery = pageQuery.extend({
  /** Only the review of this sandwich. */
  sandwichId: z.coerce.number().int().min(1).max(largestSerial).optional(),
});

export const reportFilter = z.object({
  /** Absent means both, open ones first. */
  status: oneOf("status", reportStatuses).optional(),
});

export const reportedReviewsQuery = pageQuery.extend(reportFilter.shape);

export const ratingSummary = z
  .object({
    /** Mean to one decimal, 0 when there are none. */
    average: z.number().min(0).max(5),
    count: z.int().min(0),
    /** Five stars first; percent of all, rounded to whole numbers. */
    histogram: z.array(
      z.object({
        stars: z.int().min(1).max(5),
        count: z.int().min(0),
        percent: z.int().min(0).max(100),
      }),
    ),
  })
  .meta({ id: "RatingSummary" });

export type Review = z.infer<typeof review>;
export type SandwichPhoto = z.infer<typeof sandwichPhoto>;
export type MenuReview = z.infer<typeof menuReview>;
export type MemberReview = z.infer<typeof memberReview>;
export type ReviewResponse = z.infer<typeof reviewResponse>;
export type ReviewReport = z.infer<typeof reviewReport>;
export type ReportedReview = z.infer<typeof reportedReview>;
export type CreateReviewInput = z.infer<typeof createReviewInput>;
export type ReviewVisibilityInput = z.infer<typeof reviewVisibilityInput>;
export type UpdateReviewInput = z.infer<typeof updateReviewInput>;
export type RatingSummary = z.infer<typeof ratingSummary>;
