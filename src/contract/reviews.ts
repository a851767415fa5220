import { z } from "zod";
import { reviewSorts } from "./explore-choices.ts";

export const review = z
  .object({
    id: z.int(),
    sandwichId: z.int(),
    /** Both null once the member has left. */
    userId: z.string().nullable(),
    username: z.string().nullable(),
    rating: z.int().min(1).max(5),
    review: z.string(),
    dateCreated: z.iso.datetime(),
  })
  .meta({ id: "Review" });

/** Among those of a whole menu a review says what it is about. */
export const menuReview = review.extend({ sandwichName: z.string() }).meta({ id: "MenuReview" });

export const reviewOrder = z.object({
  sort: z.enum(reviewSorts, `sort must be one of ${reviewSorts.join(", ")}`).default("newest"),
  /** That member's alone. */
  userId: z.string().max(64).optional(),
});

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
export type MenuReview = z.infer<typeof menuReview>;
export type RatingSummary = z.infer<typeof ratingSummary>;
