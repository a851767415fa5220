import { and, eq, sql } from "drizzle-orm";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { firstOf, queryRow, queryRows } from "#server/database/query-rows.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import type { SpamSigns } from "./spam-signs.ts";

export type StoredReview = typeof reviews.$inferSelect;
type NewReview = Pick<StoredReview, "sandwichId" | "rating" | "comment"> & { userId: string };

// To avoid deadlocks, every writer locks members, then the sandwich, then the review, in the order of a cascading delete.
// One part of a statement waits for the locks of another by reading from it.

interface InsertedReview {
  hasMember: boolean;
  /** Whether the sandwich is on a menu. */
  hasSandwich: boolean;
  /** Null without member or sandwich, and when the member has already reviewed it. */
  id: number | null;
}

export function insertReview(
  tx: Database,
  { userId, sandwichId, rating, comment }: NewReview,
  now: Date,
): Promise<InsertedReview> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return queryRow<InsertedReview>(
    tx,
    sql`with member as (
        select id from users where id = ${userId} for no key update
      ), sandwich as (
        select s.id from member, sandwiches s join restaurants place on place.id = s.restaurant_id
        where s.id = ${sandwichId}::int and s.deleted_at is null and place.deleted_at is null
        for no key update of s
      ), review as (
        insert into reviews (user_id, sandwich_id, rating, comment, date_created, updated_at)
        select member.id, sandwich.id, ${rating}::int, ${comment}, ${at}, ${at}
        from member, sandwich
        on conflict (user_id, sandwich_id) do nothing returning id
      )
      select exists (select from member) as "hasMember",
        exists (select from sandwich) as "hasSandwich", (select id from review) as id`,
  );
}

/**
 * The spam signs of a member's review. Looks no further for members who are not new. Needs the lock of the author, so that
 * concurrent reviews are counted.
 */
export function readSpamSigns(
  tx: Database,
  { userId, sandwichId, comment }: Omit<NewReview, "rating">,
  now: Date,
): Promise<SpamSigns> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const others = sql`from reviews r where r.user_id = ${userId} and r.sandwich_id <> ${sandwichId}::int`;
  return queryRow<SpamSigns>(
    tx,
    sql`select "isByNewMember", case when "isByNewMember" then (
          select count(*)::int ${others} and r.date_created > ${at} - interval '10 minutes')
        else 0 end as "recentCount",
        "isByNewMember" and exists (
          select from reviews r where length(r.comment) >= 40
            and hashtextextended(lower(r.comment), 0) = hashtextextended(lower(${comment}), 0)
            and lower(r.comment) = lower(${comment})
            and (r.user_id is distinct from ${userId} or r.sandwich_id <> ${sandwichId}::int)
        ) as "isCopied"
      from (
        select exists (
          select from users u where u.id = ${userId} and u.role <> 'admin' and (
            u.created_at > ${at} - interval '7 days' or (
              select count(*) from (select ${others} and r.hidden_at is null limit 3) shown) < 3)
        ) as "isByNewMember" offset 0
      ) author`,
  );
}

export async function findOwnReviewId(
  tx: Database,
  userId: string,
  sandwichId: number,
): Promise<number | null> {
  const own = and(eq(reviews.userId, userId), eq(reviews.sandwichId, sandwichId));
  const [found] = await tx.select({ id: reviews.id }).from(reviews).where(own);
  return found?.id ?? null;
}

interface OwnRating {
  sandwichId: number;
  /** The member's own rating, or null. */
  own: number | null;
  /** Whether the sandwich is on a menu. */
  isListed: boolean;
}

export const listOwnRatings = (
  tx: Database,
  userId: string,
  sandwichIds: number[],
): Promise<OwnRating[]> =>
  queryRows(
    tx,
    sql`select sandwiches.id as "sandwichId", reviews.rating as own,
        sandwiches.deleted_at is null as "isListed"
      from sandwiches
      left join reviews on reviews.sandwich_id = sandwiches.id and reviews.user_id = ${userId}
      where sandwiches.id = any(${integerArray(sandwichIds)}) order by sandwiches.id`,
  );

export function lockReview(
  tx: Database,
  id: number,
  actorId: string,
): Promise<StoredReview | null> {
  const parentsAreLocked = sql`exists (
    with found as (
      select user_id, sandwich_id from reviews where id = ${id}::int
    ), members as (
      select id from users where id in (${actorId}, (select user_id from found))
      order by id for no key update
    ), sandwich as (
      select s.id from (select count(*) from members) locked, sandwiches s
      where s.id = (select sandwich_id from found) for no key update of s
    )
    select from sandwich)`;
  return firstOf(
    tx
      .select()
      .from(reviews)
      .where(and(eq(reviews.id, id), parentsAreLocked))
      .for("update"),
  );
}

/** With `updatedAt` it is a change by the author, which raises the version. */
export async function updateReview(
  tx: Database,
  id: number,
  change: Partial<
    Pick<StoredReview, "rating" | "comment" | "updatedAt" | "hiddenAt" | "waitingReason">
  >,
): Promise<void> {
  const version = change.updatedAt ? sql`${reviews.version} + 1` : undefined;
  await tx
    .update(reviews)
    .set({ ...change, version })
    .where(eq(reviews.id, id));
}

export async function deleteReview(tx: Database, id: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id));
}
