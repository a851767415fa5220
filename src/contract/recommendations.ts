import { z } from "zod";
import { sortDirections } from "./administration-choices.ts";
import {
  atMost,
  isWebAddress,
  oneOf,
  optionalText,
  searchWords,
  serial,
  trimmed,
} from "./fields.ts";
import { pageQuery } from "./paging.ts";
import { recommendationStatuses } from "./recommendation-choices.ts";

const invalidUrl = "Please enter a valid URL";
const tooLittle = "Please provide at least 10 characters of information";

const shortestNotes = 10;
const longestNotes = 2000;

export const recommendationFields = z.object({
  websiteUrl: z
    .string(invalidUrl)
    .trim()
    .check(atMost(2000, "The address must be at most 2000 characters"))
    .refine(isWebAddress, invalidUrl),
  notes: z
    .string(tooLittle)
    .overwrite(trimmed)
    .min(shortestNotes, tooLittle)
    .max(longestNotes, `Please use at most ${longestNotes} characters`),
  name: optionalText("Name", 120).optional(),
  email: optionalText("Email", 254).optional(),
  phoneNumber: optionalText("Phone number", 40).optional(),
});

export const createRecommendationInput = recommendationFields
  .extend({
    /** Invisible to people, so only bots fill it in. */
    referral: z.string().max(2000).optional(),
  })
  .meta({ id: "NewRecommendation" });

export const reviewRecommendationInput = z.object({
  status: z.enum(["approved", "rejected"], "Please select a status for the recommendation."),
});

/** The restaurant that was added for it. */
export const fulfilRecommendationInput = z.object({
  restaurantId: serial("restaurantId"),
});

export const recommendation = z
  .object({
    id: z.int(),
    websiteUrl: z.string(),
    notes: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    status: z.enum(recommendationStatuses),
    dateSubmitted: z.iso.datetime(),
    /** Null while undecided. */
    dateReviewed: z.iso.datetime().nullable(),
    reviewedByUserId: z.string().nullable(),
    /** The restaurant that was added for it, or null. */
    restaurantId: z.int().nullable(),
  })
  .meta({ id: "Recommendation" });

export const recommendationFilters = z.object({
  /** In address, notes, name and email. */
  q: searchWords.optional(),
  status: oneOf("status", recommendationStatuses).optional(),
  /** By the date. */
  direction: z.enum(sortDirections, "direction must be asc or desc").default("desc"),
});

export const recommendationsQuery = recommendationFilters.extend(pageQuery.shape);

export type Recommendation = z.infer<typeof recommendation>;
export type CreateRecommendationInput = z.infer<typeof createRecommendationInput>;
export type ReviewRecommendationInput = z.infer<typeof reviewRecommendationInput>;
export type FulfilRecommendationInput = z.infer<typeof fulfilRecommendationInput>;
export type RecommendationFilters = z.infer<typeof recommendationFilters>;
