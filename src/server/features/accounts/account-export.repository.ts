import { asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { knownDevices } from "#server/database/schema/account-tokens.ts";
import { savedRestaurants, userSandwiches, visits } from "#server/database/schema/collection.ts";
import { factChecks } from "#server/database/schema/fact-checks.ts";
import { badges, userActions, userBadges } from "#server/database/schema/gamification.ts";
import { images } from "#server/database/schema/images.ts";
import { restaurantRecommendations } from "#server/database/schema/recommendations.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import {
  reviewPhotos,
  reviewReports,
  reviewVotes,
} from "#server/database/schema/review-responses.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { sessions } from "#server/database/schema/sessions.ts";

function pick<From extends object, Key extends keyof From>(from: From, ...keys: Key[]) {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
}

export const entriesOf = (db: Database, userId: string) =>
  db
    .select({
      ...pick(
        userSandwiches,
        "id",
        "sandwichId",
        "hasTried",
        "isFavorite",
        "notes",
        "dateTried",
        "createdAt",
      ),
      sandwichName: sandwiches.name,
    })
    .from(userSandwiches)
    .innerJoin(sandwiches, eq(sandwiches.id, userSandwiches.sandwichId))
    .where(eq(userSandwiches.userId, userId))
    .orderBy(desc(userSandwiches.createdAt));

export const visitsOf = (db: Database, userId: string) =>
  db
    .select(pick(visits, "entryId", "dateTried", "rating", "line"))
    .from(visits)
    .innerJoin(userSandwiches, eq(userSandwiches.id, visits.entryId))
    .where(eq(userSandwiches.userId, userId))
    .orderBy(sql`(${visits.dateTried} at time zone 'UTC')::date desc nulls last`, desc(visits.id));

export const reviewsOf = (db: Database, userId: string) =>
  db
    .select({
      ...pick(reviews, "id", "sandwichId", "rating", "dateCreated"),
      review: reviews.comment,
      sandwichName: sandwiches.name,
    })
    .from(reviews)
    .innerJoin(sandwiches, eq(sandwiches.id, reviews.sandwichId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.dateCreated));

export const reviewPhotosOf = (db: Database, userId: string) =>
  db
    .select({ reviewId: reviewPhotos.reviewId, ...pick(images, "storageKey", "width") })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .innerJoin(images, eq(images.id, reviewPhotos.imageId))
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviewPhotos.position));

export const helpfulVotesOf = (db: Database, userId: string) =>
  db
    .select(pick(reviewVotes, "reviewId", "createdAt"))
    .from(reviewVotes)
    .where(eq(reviewVotes.userId, userId))
    .orderBy(desc(reviewVotes.createdAt));

export const reviewReportsOf = (db: Database, userId: string) =>
  db
    .select(pick(reviewReports, "reviewId", "reason", "createdAt", "resolvedAt"))
    .from(reviewReports)
    .where(eq(reviewReports.userId, userId))
    .orderBy(desc(reviewReports.createdAt));

export const factChecksOf = (db: Database, userId: string) =>
  db
    .select(
      pick(
        factChecks,
        "sandwichId",
        "locationId",
        "restaurantId",
        "isRight",
        "correction",
        "createdAt",
      ),
    )
    .from(factChecks)
    .where(eq(factChecks.userId, userId))
    .orderBy(desc(factChecks.createdAt));

export const imagesOf = (db: Database, userId: string) =>
  db
    .select(
      pick(
        images,
        "id",
        "storageKey",
        "kind",
        "width",
        "height",
        "contentType",
        "byteSize",
        "sourceUrl",
        "createdAt",
      ),
    )
    .from(images)
    .where(eq(images.uploadedByUserId, userId))
    .orderBy(desc(images.createdAt));

export const badgesOf = (db: Database, userId: string) =>
  db
    .select({ ...pick(badges, "id", "name"), dateEarned: userBadges.dateEarned })
    .from(userBadges)
    .innerJoin(badges, eq(badges.id, userBadges.badgeId))
    .where(eq(userBadges.userId, userId))
    .orderBy(desc(userBadges.dateEarned));

export const actionsOf = (db: Database, userId: string) =>
  db
    .select(pick(userActions, "actionType", "entityType", "entityId", "xpEarned", "timestamp"))
    .from(userActions)
    .where(eq(userActions.userId, userId))
    .orderBy(desc(userActions.timestamp));

export const savedRestaurantsOf = (db: Database, userId: string) =>
  db
    .select({
      ...pick(savedRestaurants, "restaurantId", "createdAt"),
      restaurantName: restaurants.name,
    })
    .from(savedRestaurants)
    .innerJoin(restaurants, eq(restaurants.id, savedRestaurants.restaurantId))
    .where(eq(savedRestaurants.userId, userId))
    .orderBy(desc(savedRestaurants.createdAt));

export const recommendationsOf = (db: Database, userId: string) =>
  db
    .select(
      pick(
        restaurantRecommendations,
        "id",
        "websiteUrl",
        "notes",
        "name",
        "email",
        "phoneNumber",
        "status",
        "dateSubmitted",
        "dateReviewed",
      ),
    )
    .from(restaurantRecommendations)
    .where(eq(restaurantRecommendations.submittedBy, userId))
    .orderBy(desc(restaurantRecommendations.dateSubmitted));

export const sessionsOf = (db: Database, userId: string) =>
  db
    .select(pick(sessions, "id", "createdAt", "lastSeenAt", "expiresAt", "userAgent", "ipAddress"))
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt));

export const devicesOf = (db: Database, userId: string) =>
  db
    .select(pick(knownDevices, "createdAt", "lastSeenAt"))
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt));
