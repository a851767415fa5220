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

export const entriesOf = (db: Database, userId: string) =>
  db
    .select({
      id: userSandwiches.id,
      sandwichId: userSandwiches.sandwichId,
      sandwichName: sandwiches.name,
      hasTried: userSandwiches.hasTried,
      isFavorite: userSandwiches.isFavorite,
      notes: userSandwiches.notes,
      dateTried: userSandwiches.dateTried,
      createdAt: userSandwiches.createdAt,
    })
    .from(userSandwiches)
    .innerJoin(sandwiches, eq(sandwiches.id, userSandwiches.sandwichId))
    .where(eq(userSandwiches.userId, userId))
    .orderBy(desc(userSandwiches.createdAt));

export const visitsOf = (db: Database, userId: string) =>
  db
    .select({
      entryId: visits.entryId,
      dateTried: visits.dateTried,
      rating: visits.rating,
      line: visits.line,
    })
    .from(visits)
    .innerJoin(userSandwiches, eq(userSandwiches.id, visits.entryId))
    .where(eq(userSandwiches.userId, userId))
    .orderBy(sql`(${visits.dateTried} at time zone 'UTC')::date desc nulls last`, desc(visits.id));

export const reviewsOf = (db: Database, userId: string) =>
  db
    .select({
      id: reviews.id,
      sandwichId: reviews.sandwichId,
      sandwichName: sandwiches.name,
      rating: reviews.rating,
      review: reviews.comment,
      dateCreated: reviews.dateCreated,
    })
    .from(reviews)
    .innerJoin(sandwiches, eq(sandwiches.id, reviews.sandwichId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.dateCreated));

export const reviewPhotosOf = (db: Database, userId: string) =>
  db
    .select({
      reviewId: reviewPhotos.reviewId,
      storageKey: images.storageKey,
      width: images.width,
    })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .innerJoin(images, eq(images.id, reviewPhotos.imageId))
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviewPhotos.position));

export const helpfulVotesOf = (db: Database, userId: string) =>
  db
    .select({ reviewId: reviewVotes.reviewId, createdAt: reviewVotes.createdAt })
    .from(reviewVotes)
    .where(eq(reviewVotes.userId, userId))
    .orderBy(desc(reviewVotes.createdAt));

export const reviewReportsOf = (db: Database, userId: string) =>
  db
    .select({
      reviewId: reviewReports.reviewId,
      reason: reviewReports.reason,
      createdAt: reviewReports.createdAt,
      resolvedAt: reviewReports.resolvedAt,
    })
    .from(reviewReports)
    .where(eq(reviewReports.userId, userId))
    .orderBy(desc(reviewReports.createdAt));

export const factChecksOf = (db: Database, userId: string) =>
  db
    .select({
      sandwichId: factChecks.sandwichId,
      locationId: factChecks.locationId,
      restaurantId: factChecks.restaurantId,
      isRight: factChecks.isRight,
      correction: factChecks.correction,
      createdAt: factChecks.createdAt,
    })
    .from(factChecks)
    .where(eq(factChecks.userId, userId))
    .orderBy(desc(factChecks.createdAt));

export const imagesOf = (db: Database, userId: string) =>
  db
    .select({
      id: images.id,
      storageKey: images.storageKey,
      kind: images.kind,
      width: images.width,
      height: images.height,
      contentType: images.contentType,
      byteSize: images.byteSize,
      sourceUrl: images.sourceUrl,
      createdAt: images.createdAt,
    })
    .from(images)
    .where(eq(images.uploadedByUserId, userId))
    .orderBy(desc(images.createdAt));

export const badgesOf = (db: Database, userId: string) =>
  db
    .select({ id: badges.id, name: badges.name, dateEarned: userBadges.dateEarned })
    .from(userBadges)
    .innerJoin(badges, eq(badges.id, userBadges.badgeId))
    .where(eq(userBadges.userId, userId))
    .orderBy(desc(userBadges.dateEarned));

export const actionsOf = (db: Database, userId: string) =>
  db
    .select({
      actionType: userActions.actionType,
      entityType: userActions.entityType,
      entityId: userActions.entityId,
      xpEarned: userActions.xpEarned,
      timestamp: userActions.timestamp,
    })
    .from(userActions)
    .where(eq(userActions.userId, userId))
    .orderBy(desc(userActions.timestamp));

export const savedRestaurantsOf = (db: Database, userId: string) =>
  db
    .select({
      restaurantId: savedRestaurants.restaurantId,
      restaurantName: restaurants.name,
      createdAt: savedRestaurants.createdAt,
    })
    .from(savedRestaurants)
    .innerJoin(restaurants, eq(restaurants.id, savedRestaurants.restaurantId))
    .where(eq(savedRestaurants.userId, userId))
    .orderBy(desc(savedRestaurants.createdAt));

export const recommendationsOf = (db: Database, userId: string) =>
  db
    .select({
      id: restaurantRecommendations.id,
      websiteUrl: restaurantRecommendations.websiteUrl,
      notes: restaurantRecommendations.notes,
      name: restaurantRecommendations.name,
      email: restaurantRecommendations.email,
      phoneNumber: restaurantRecommendations.phoneNumber,
      status: restaurantRecommendations.status,
      dateSubmitted: restaurantRecommendations.dateSubmitted,
      dateReviewed: restaurantRecommendations.dateReviewed,
    })
    .from(restaurantRecommendations)
    .where(eq(restaurantRecommendations.submittedBy, userId))
    .orderBy(desc(restaurantRecommendations.dateSubmitted));

export const sessionsOf = (db: Database, userId: string) =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt));

export const devicesOf = (db: Database, userId: string) =>
  db
    .select({ createdAt: knownDevices.createdAt, lastSeenAt: knownDevices.lastSeenAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt));
