import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { isoTime } from "#server/database/indexed-list.ts";
import { hasRows, plannedOnce, queryRow, queryRows } from "#server/database/query-rows.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { users } from "#server/database/schema/users.ts";

export type PublishedKind = "restaurants" | "sandwiches";

/**
 * A page of the sitemap is a range of ids, so that it stays the same while the catalogue grows. The demo catalogue is not
 * offered to search engines. The database deletes the sandwiches of a deleted restaurant with it.
 */
export const listPublished = (db: Database, kind: PublishedKind, after: number, upTo: number) =>
  queryRows<{ id: number; updatedAt: string }>(
    db,
    sql`select id, ${isoTime(sql`updated_at`)} as "updatedAt" from ${sql.identifier(kind)}
      where id > ${after}::int and id <= ${upTo}::int and deleted_at is null and not is_demo
      order by id`,
  );

export const highestIds = (db: Database): Promise<Record<PublishedKind, number>> =>
  queryRow(
    db,
    sql`select coalesce((select max(id) from restaurants), 0) as restaurants,
      coalesce((select max(id) from sandwiches), 0) as sandwiches`,
  );

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

export const hasDemo = (db: Database): Promise<boolean> =>
  hasRows(
    queryRows(
      db,
      plannedOnce(sql`select from restaurants where is_demo and deleted_at is null limit 1`),
    ),
  );
