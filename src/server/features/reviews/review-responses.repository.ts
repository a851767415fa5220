import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { ReportStatus } from "#contract/explore-choices.ts";
import type { ReviewReport, ReviewResponse } from "#contract/reviews.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { follows, isoTime, type Order, orderBy } from "#server/database/indexed-list.ts";
import { queryRow, queryRows } from "#server/database/query-rows.ts";
import { reviewReports } from "#server/database/schema/review-responses.ts";

export interface AnsweredReview {
  hasMember: boolean;
  isShown: boolean;
  authorId: string | null;
}

/** Locks the sandwich of the review. A vote may change its best photo, so it is locked before the review, as by every writer. */
const lockedSandwich = (reviewId: number): SQL => sql`select s.id from sandwiches s
  where s.id = (select sandwich_id from reviews where id = ${reviewId}::int) for no key update`;

/** Locks the member, the sandwich and the review, in this order. */
const memberAndReview = (userId: string, reviewId: number): SQL =>
  sql`member as (
      select id from users where id = ${userId} for no key update
    ), sandwich as (
      select s.id from member cross join lateral (${lockedSandwich(reviewId)}) s
    ), review as (
      select r.id, r.user_id from member, sandwich, reviews r
      where r.id = ${reviewId}::int and r.hidden_at is null for key share of r
    )`;

const answeredReview = sql`exists (select from member) as "hasMember",
  exists (select from review) as "isShown", (select user_id from review) as "authorId"`;

/** Inserts nothing for an own review or a second vote. */
export const insertVote = (
  tx: Database,
  reviewId: number,
  userId: string,
): Promise<AnsweredReview> =>
  queryRow<AnsweredReview>(
    tx,
    sql`with ${memberAndReview(userId, reviewId)}, vote as (
        insert into review_votes (review_id, user_id)
        select review.id, member.id from member, review
        where review.user_id is distinct from member.id
        on conflict do nothing
      )
      select ${answeredReview}`,
  );

export async function deleteVote(tx: Database, reviewId: number, userId: string): Promise<void> {
  await tx.execute(sql`with sandwich as (${lockedSandwich(reviewId)})
    delete from review_votes using sandwich
    where review_id = ${reviewId}::int and user_id = ${userId}`);
}

interface NewReport {
  reviewId: number;
  userId: string;
  reason: string;
  createdAt: Date;
}

/** Inserts nothing for an own review. The id is null when the member has already reported it. */
export const insertReport = (
  tx: Database,
  { reviewId, userId, reason, createdAt }: NewReport,
): Promise<AnsweredReview & { id: number | null }> =>
  queryRow<AnsweredReview & { id: number | null }>(
    tx,
    sql`with ${memberAndReview(userId, reviewId)}, report as (
        insert into review_reports (review_id, user_id, reason, created_at)
        select review.id, member.id, ${reason}, ${createdAt.toISOString()}::timestamptz
        from member, review where review.user_id is distinct from member.id
        on conflict do nothing returning id
      )
      select ${answeredReview}, (select id from report) as id`,
  );

/** The newest review first. */
export function listResponses(
  db: Database,
  { userId, reviewIds }: { userId: string; reviewIds?: number[] },
  before: number | null,
  limit: number,
): Promise<ReviewResponse[]> {
  const since = before === null ? sql`` : sql`and review_id < ${before}::int`;
  const among = reviewIds ? sql`and review_id = any(${integerArray(reviewIds)})` : sql``;
  return queryRows<ReviewResponse>(
    db,
    sql`select review_id as "reviewId", bool_or(voted) as "hasVoted",
        bool_or(not voted) as "hasReported"
      from (
        select review_id, true as voted from review_votes where user_id = ${userId} ${since} ${among}
        union all
        select review_id, false from review_reports where user_id = ${userId} ${since} ${among}
      ) responses
      group by review_id order by review_id desc limit ${limit}`,
  );
}

export interface QueuedReview {
  reviewId: number;
  openCount: number;
  reportCount: number;
  isOpen: boolean;
  /** ISO time of the last report, or of hiding. */
  at: string;
}

export const openFirst: Order = {
  keys: [
    { value: sql`is_open`, type: "boolean" },
    { value: sql`at`, type: "timestamptz" },
    { value: sql`review_id`, type: "int" },
  ],
  descending: true,
};

/** Reported, waiting and hidden reviews. */
export function listQueue(
  db: Database,
  status: ReportStatus | undefined,
  after: unknown[] | null,
  limit: number,
): Promise<QueuedReview[]> {
  const hasStatus = status === undefined ? sql`true` : sql`is_open = ${status === "open"}::boolean`;
  return queryRows<QueuedReview>(
    db,
    sql`select review_id as "reviewId", open_count as "openCount", report_count as "reportCount",
        is_open as "isOpen", ${isoTime(sql`at`)} as at
      from (
        select review_id, max(at) as at, count(*) filter (where is_report)::int as report_count,
          count(*) filter (where is_report and is_open)::int as open_count, bool_or(is_open) as is_open
        from (
          select review_id, created_at as at, true as is_report, resolved_at is null as is_open
          from review_reports
          union all
          select id, hidden_at, false, waiting_reason is not null
          from reviews where hidden_at is not null
        ) events
        group by review_id
      ) queue
      where ${hasStatus} and ${follows(openFirst, after)} ${orderBy(openFirst)} limit ${limit}`,
  );
}

/** The newest few of each review. */
export function listReports(
  db: Database,
  reviewIds: number[],
  ofEach: number,
): Promise<(ReviewReport & { reviewId: number })[]> {
  return queryRows(
    db,
    sql`select p.id, p.review_id as "reviewId", p.reason, u.username,
        ${isoTime(sql`p.created_at`)} as "createdAt", ${isoTime(sql`p.resolved_at`)} as "resolvedAt"
      from unnest(${integerArray(reviewIds)}) as asked (id)
      cross join lateral (
        select * from review_reports p where p.review_id = asked.id
        order by p.created_at desc, p.id desc limit ${ofEach}) p
      left join users u on u.id = p.user_id
      order by p.created_at desc, p.id desc`,
  );
}

/** Returns the number of open reports. */
export async function resolveReports(
  tx: Database,
  reviewId: number,
  resolvedByUserId: string,
  now: Date,
): Promise<number> {
  const resolved = await tx
    .update(reviewReports)
    .set({ resolvedAt: now, resolvedByUserId })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.resolvedAt)))
    .returning({ id: reviewReports.id });
  return resolved.length;
}
