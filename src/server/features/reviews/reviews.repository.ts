import { type SQL, sql } from "drizzle-orm";
import type { ReviewSort } from "#contract/explore-choices.ts";
import type { MenuReview } from "#contract/reviews.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import {
  follows,
  isoTime,
  newestFirst,
  type Order,
  orderBy,
  plannedLimit,
} from "#server/database/indexed-list.ts";
import { firstOf, fixedSql, plannedOnce, queryRows } from "#server/database/query-rows.ts";
import { avatarOf, type ShownAvatar, type ShownImage } from "#server/database/shown-image.ts";
import { photosColumn } from "#server/features/uploads/review-photos.service.ts";

export interface ReviewRow extends Omit<MenuReview, "avatarUrl" | "review" | "photos"> {
  avatar: ShownAvatar | null;
  comment: string;
  isHidden: boolean;
  waitingReason: string | null;
  version: number;
  photos: ShownImage[];
}

const newest = newestFirst(sql`r.date_created`, sql`r.id`);

export interface ReviewOrder extends Order {
  positionOf: (row: ReviewRow) => unknown[];
}

/** Equal ratings are sorted newest first. */
export const reviewOrders: Record<ReviewSort, ReviewOrder> = {
  newest: { ...newest, positionOf: (row) => [row.dateCreated, row.id] },
  highest: {
    ...newest,
    keys: [{ value: sql`r.rating`, type: "int" }, ...newest.keys],
    positionOf: (row) => [row.rating, row.dateCreated, row.id],
  },
  lowest: {
    ...newest,
    keys: [{ value: sql`(-r.rating)`, type: "int" }, ...newest.keys],
    positionOf: (row) => [-row.rating, row.dateCreated, row.id],
  },
};

export function listSandwichReviews(
  db: Database,
  sandwichId: number,
  order: Order,
  after: unknown[] | null,
  limit: number,
): Promise<ReviewRow[]> {
  const page = sql`select * from reviews r
    where r.sandwich_id = ${sandwichId}::int and r.hidden_at is null and ${follows(order, after)}
      and ${isOnMenu(sql`${sandwichId}::int`)}
    ${orderBy(order)} limit ${plannedLimit(limit)}`;
  return queryRows<ReviewRow>(db, plannedOnce(withDetails(page, order)));
}

/** Reviews of all listed sandwiches. */
export function listNewestReviews(
  db: Database,
  after: unknown[] | null,
  limit: number,
): Promise<ReviewRow[]> {
  return readReviews(
    db,
    sql`select r.* from reviews r
      where r.hidden_at is null and ${follows(newest, after)} and ${isOnMenu(sql`r.sandwich_id`)}
      ${orderBy(newest)} limit ${limit}`,
    newest,
  );
}

/** A member's reviews of listed sandwiches. */
export function listMemberReviews(
  db: Database,
  { userId, sandwichId, withHidden }: MemberReviews,
  after: unknown[] | null,
  limit: number,
): Promise<ReviewRow[]> {
  const about = sandwichId === undefined ? sql`` : sql`and r.sandwich_id = ${sandwichId}::int`;
  const shown = withHidden ? sql`` : sql`and r.hidden_at is null`;
  return readReviews(
    db,
    sql`select r.* from reviews r
      where r.user_id = ${userId} ${about} ${shown} and ${follows(newest, after)} and ${isOnMenu(sql`r.sandwich_id`)}
      ${orderBy(newest)} limit ${limit}`,
    newest,
  );
}

export interface MemberReviews {
  userId: string;
  sandwichId?: number;
  withHidden: boolean;
}

/** Including hidden reviews. */
export function listReviewsById(db: Database, ids: number[]): Promise<ReviewRow[]> {
  const page = sql`select r.* from reviews r where r.id = any(${integerArray(ids)})`;
  return readReviews(db, page, newest);
}

export function findReview(db: Database, id: number): Promise<ReviewRow | null> {
  const page = sql`select r.* from reviews r where r.id = ${id}::int`;
  return firstOf(readReviews(db, page, newest));
}

/** Reads the newest reviews of each sandwich by an index, then sorts them: a menu is short. */
export function listRestaurantReviews(
  db: Database,
  restaurantId: number,
  after: unknown[] | null,
  limit: number,
): Promise<ReviewRow[]> {
  return readReviews(
    db,
    sql`select r.* from sandwiches s cross join lateral (
        select * from reviews r
        where r.sandwich_id = s.id and r.hidden_at is null and ${follows(newest, after)}
        ${orderBy(newest)} limit ${limit}) r
      where s.restaurant_id = ${restaurantId}::int and s.deleted_at is null and (
        select deleted_at is null from restaurants where id = ${restaurantId}::int)
      ${orderBy(newest)} limit ${limit}`,
    newest,
  );
}

/** The number of reviews by stars. Empty when the sandwich is not on a menu. */
export async function countStars(db: Database, sandwichId: number): Promise<Map<number, number>> {
  const rows = await queryRows<{ rating: number; count: number }>(
    db,
    plannedOnce(sql`select r.rating, count(*)::int as count from reviews r
      where r.sandwich_id = ${sandwichId}::int and r.hidden_at is null
        and ${isOnMenu(sql`${sandwichId}::int`)}
      group by r.rating`),
  );
  return new Map(rows.map(({ rating, count }) => [rating, count]));
}

const isOnMenu = (sandwichId: SQL): SQL => sql`(
  select s.deleted_at is null and (
    select place.deleted_at is null from restaurants place where place.id = s.restaurant_id)
  from sandwiches s where s.id = ${sandwichId})`;

const readReviews = (db: Database, page: SQL, order: Order): Promise<ReviewRow[]> =>
  queryRows<ReviewRow>(db, withDetails(page, order));

/** Adds names, votes and photos to the rows of the page. */
const withDetails = (page: SQL, order: Order): SQL =>
  sql`select ${reviewColumns} from (${page}) r ${orderBy(order)}`;

const reviewColumns = fixedSql(
  sql`r.id, r.sandwich_id as "sandwichId", r.user_id as "userId", r.rating, r.comment,
    ${isoTime(sql`r.date_created`)} as "dateCreated",
    (select u.username from users u where u.id = r.user_id) as username,
    ${avatarOf(sql`r.user_id`)} as avatar,
    (select s.name from sandwiches s where s.id = r.sandwich_id) as "sandwichName",
    (select count(*)::int from review_votes v where v.review_id = r.id) as "helpfulCount",
    r.hidden_at is not null as "isHidden", r.waiting_reason as "waitingReason", r.version,
    ${photosColumn(sql`r.id`)} as photos`,
);
