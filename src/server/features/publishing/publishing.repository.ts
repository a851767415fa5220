import { and, asc, desc, eq, gt, isNull, max, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { plannedOnce, queryRow } from "#server/database/query-rows.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { users } from "#server/database/schema/users.ts";

/** The demo catalogue is not offered to search engines. */
const published = and(isNull(restaurants.deletedAt), eq(restaurants.isDemo, false));
const publishedSandwich = and(
  isNull(sandwiches.deletedAt),
  eq(sandwiches.isDemo, false),
  isNull(restaurants.deletedAt),
);

export interface Published {
  id: number;
  updatedAt: Date;
}

/** A page of the sitemap is a range of ids, so that it stays the same while the catalogue grows. */
export const listPublishedRestaurants = (
  db: Database,
  after: number,
  upTo: number,
): Promise<Published[]> =>
  db
    .select({ id: restaurants.id, updatedAt: restaurants.updatedAt })
    .from(restaurants)
    .where(and(published, gt(restaurants.id, after), sql`${restaurants.id} <= ${upTo}`))
    .orderBy(asc(restaurants.id));

export const listPublishedSandwiches = (
  db: Database,
  after: number,
  upTo: number,
): Promise<Published[]> =>
  db
    .select({ id: sandwiches.id, updatedAt: sandwiches.updatedAt })
    .from(sandwiches)
    .innerJoin(restaurants, eq(restaurants.id, sandwiches.restaurantId))
    .where(and(publishedSandwich, gt(sandwiches.id, after), sql`${sandwiches.id} <= ${upTo}`))
    .orderBy(asc(sandwiches.id));

export async function highestIds(db: Database) {
  const [restaurant] = await db.select({ id: max(restaurants.id) }).from(restaurants);
  const [sandwich] = await db.select({ id: max(sandwiches.id) }).from(sandwiches);
  return { restaurants: restaurant?.id ?? 0, sandwiches: sandwich?.id ?? 0 };
}

export const listNewestSandwiches = (db: Database, limit: number) =>
  db
    .select({
      id: sandwiches.id,
      name: sandwiches.name,
      description: sandwiches.description,
      restaurantName: restaurants.name,
      createdAt: sandwiches.createdAt,
      updatedAt: sandwiches.updatedAt,
    })
    .from(sandwiches)
    .innerJoin(restaurants, eq(restaurants.id, sandwiches.restaurantId))
    .where(and(isNull(sandwiches.deletedAt), isNull(restaurants.deletedAt)))
    .orderBy(desc(sandwiches.createdAt), desc(sandwiches.id))
    .limit(limit);

export const listNewestReviews = (db: Database, restaurantId: number, limit: number) =>
  db
    .select({
      id: reviews.id,
      sandwichId: sandwiches.id,
      sandwichName: sandwiches.name,
      rating: reviews.rating,
      comment: reviews.comment,
      username: users.username,
      dateCreated: reviews.dateCreated,
      updatedAt: reviews.updatedAt,
    })
    .from(reviews)
    .innerJoin(sandwiches, eq(sandwiches.id, reviews.sandwichId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        eq(sandwiches.restaurantId, restaurantId),
        isNull(sandwiches.deletedAt),
        isNull(reviews.hiddenAt),
      ),
    )
    .orderBy(desc(reviews.dateCreated), desc(reviews.id))
    .limit(limit);

export async function hasDemo(db: Database): Promise<boolean> {
  const { isThere } = await queryRow<{ isThere: boolean }>(
    db,
    plannedOnce(sql`select exists (
      select from restaurants where is_demo and deleted_at is null) as "isThere"`),
  );
  return isThere;
}
