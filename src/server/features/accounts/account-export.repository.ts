import { asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ZodArray, ZodObject, ZodRawShape } from "zod";
import { accountExport } from "#contract/account-export.ts";
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

const { shape } = accountExport;

/** The columns that the export shows, as the contract lists them. */
function columnsOf<Table extends PgTable, Shape extends ZodRawShape>(
  table: Table,
  { element }: ZodArray<ZodObject<Shape>>,
) {
  const columns = getTableColumns(table);
  const shown = Object.entries(columns).filter(([name]) => name in element.shape);
  return Object.fromEntries(shown) as Pick<typeof columns, keyof typeof columns & keyof Shape>;
}

export const entriesOf = (db: Database, userId: string) =>
  db
    .select({
      ...columnsOf(userSandwiches, shape.entries),
      sandwichName: sandwiches.name,
    })
    .from(userSandwiches)
    .innerJoin(sandwiches, eq(sandwiches.id, userSandwiches.sandwichId))
    .where(eq(userSandwiches.userId, userId))
    .orderBy(desc(userSandwiches.createdAt));

export const visitsOf = (db: Database, userId: string) =>
  db
    .select({ entryId: visits.entryId, ...columnsOf(visits, shape.entries.element.shape.visits) })
    .from(visits)
    .innerJoin(userSandwiches, eq(userSandwiches.id, visits.entryId))
    .where(eq(userSandwiches.userId, userId))
    .orderBy(sql`(${visits.dateTried} at time zone 'UTC')::date desc nulls last`, desc(visits.id));

export const reviewsOf = (db: Database, userId: string) =>
  db
    .select({
      ...columnsOf(reviews, shape.reviews),
      review: reviews.comment,
      sandwichName: sandwiches.name,
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
    .select(columnsOf(reviewVotes, shape.helpfulVotes))
    .from(reviewVotes)
    .where(eq(reviewVotes.userId, userId))
    .orderBy(desc(reviewVotes.createdAt));

export const reviewReportsOf = (db: Database, userId: string) =>
  db
    .select(columnsOf(reviewReports, shape.reviewReports))
    .from(reviewReports)
    .where(eq(reviewReports.userId, userId))
    .orderBy(desc(reviewReports.createdAt));

export const factChecksOf = (db: Database, userId: string) =>
  db
    .select(columnsOf(factChecks, shape.factChecks))
    .from(factChecks)
    .where(eq(factChecks.userId, userId))
    .orderBy(desc(factChecks.createdAt));

export const imagesOf = (db: Database, userId: string) =>
  db
    .select({ ...columnsOf(images, shape.images), storageKey: images.storageKey })
    .from(images)
    .where(eq(images.uploadedByUserId, userId))
    .orderBy(desc(images.createdAt));

export const badgesOf = (db: Database, userId: string) =>
  db
    .select({ ...columnsOf(badges, shape.badges), dateEarned: userBadges.dateEarned })
    .from(userBadges)
    .innerJoin(badges, eq(badges.id, userBadges.badgeId))
    .where(eq(userBadges.userId, userId))
    .orderBy(desc(userBadges.dateEarned));

export const actionsOf = (db: Database, userId: string) =>
  db
    .select(columnsOf(userActions, shape.actions))
    .from(userActions)
    .where(eq(userActions.userId, userId))
    .orderBy(desc(userActions.timestamp));

export const savedRestaurantsOf = (db: Database, userId: string) =>
  db
    .select({
      ...columnsOf(savedRestaurants, shape.savedRestaurants),
      restaurantName: restaurants.name,
    })
    .from(savedRestaurants)
    .innerJoin(restaurants, eq(restaurants.id, savedRestaurants.restaurantId))
    .where(eq(savedRestaurants.userId, userId))
    .orderBy(desc(savedRestaurants.createdAt));

export const recommendationsOf = (db: Database, userId: string) =>
  db
    .select(columnsOf(restaurantRecommendations, shape.recommendations))
    .from(restaurantRecommendations)
    .where(eq(restaurantRecommendations.submittedBy, userId))
    .orderBy(desc(restaurantRecommendations.dateSubmitted));

export const sessionsOf = (db: Database, userId: string) =>
  db
    .select(columnsOf(sessions, shape.sessions))
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt));

export const devicesOf = (db: Database, userId: string) =>
  db
    .select(columnsOf(knownDevices, shape.devices))
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt));
