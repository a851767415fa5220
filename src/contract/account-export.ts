import { z } from "zod";
import { user } from "./accounts.ts";
import { passkey } from "./passkeys.ts";
import { secondFactor } from "./second-factor.ts";

const time = z.iso.datetime();
const day = z.iso.date();

/** Everything that we store about a member. */
export const accountExport = z
  .object({
    exportedAt: time,
    profile: user.extend({ preferences: z.record(z.string(), z.unknown()).nullable() }),
    entries: z.array(
      z.object({
        id: z.int(),
        sandwichId: z.int(),
        sandwichName: z.string(),
        hasTried: z.boolean(),
        isFavorite: z.boolean(),
        notes: z.string().nullable(),
        dateTried: day.nullable(),
        createdAt: time,
        /** The latest first. */
        visits: z.array(
          z.object({
            dateTried: day.nullable(),
            rating: z.int().nullable(),
            line: z.string().nullable(),
          }),
        ),
      }),
    ),
    reviews: z.array(
      z.object({
        id: z.int(),
        sandwichId: z.int(),
        sandwichName: z.string(),
        rating: z.int(),
        review: z.string(),
        /** Addresses of its photos, in display order. */
        photoUrls: z.array(z.string()),
        dateCreated: time,
      }),
    ),
    helpfulVotes: z.array(z.object({ reviewId: z.int(), createdAt: time })),
    reviewReports: z.array(
      z.object({
        reviewId: z.int(),
        reason: z.string(),
        createdAt: time,
        resolvedAt: time.nullable(),
      }),
    ),
    /** Answers to "Still right?". */
    factChecks: z.array(
      z.object({
        sandwichId: z.int().nullable(),
        locationId: z.int().nullable(),
        restaurantId: z.int().nullable(),
        isRight: z.boolean(),
        correction: z.string().nullable(),
        createdAt: time,
      }),
    ),
    images: z.array(
      z.object({
        id: z.int(),
        /** Where to download it. */
        url: z.string(),
        kind: z.string(),
        width: z.int(),
        height: z.int(),
        contentType: z.string(),
        byteSize: z.int(),
        sourceUrl: z.string().nullable(),
        createdAt: time,
      }),
    ),
    badges: z.array(z.object({ id: z.int(), name: z.string(), dateEarned: time })),
    actions: z.array(
      z.object({
        actionType: z.string(),
        entityType: z.string(),
        entityId: z.string(),
        xpEarned: z.int(),
        timestamp: time,
      }),
    ),
    savedRestaurants: z.array(
      z.object({ restaurantId: z.int(), restaurantName: z.string(), createdAt: time }),
    ),
    recommendations: z.array(
      z.object({
        id: z.int(),
        websiteUrl: z.string(),
        notes: z.string(),
        name: z.string().nullable(),
        email: z.string().nullable(),
        phoneNumber: z.string().nullable(),
        status: z.string(),
        dateSubmitted: time,
        dateReviewed: time.nullable(),
      }),
    ),
    sessions: z.array(
      z.object({
        id: z.int(),
        createdAt: time,
        lastSeenAt: time,
        expiresAt: time,
        userAgent: z.string().nullable(),
        ipAddress: z.string().nullable(),
      }),
    ),
    /** Browsers that the member has signed in from. */
    devices: z.array(z.object({ createdAt: time, lastSeenAt: time })),
    passkeys: z.array(passkey),
    secondFactor,
  })
  .meta({ id: "AccountExport" });
