import { and, eq, isNull, sql } from "drizzle-orm";
import type { ReviewResponse } from "#contract/reviews.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { reviewReports, reviewVotes } from "#server/database/schema/review-responses.ts";
import { reviews } from "#server/database/schema/reviews.ts";

/** It stays until the transaction ends, and so does the answer to whose it is. */
export async function findShownReview(
  tx: Database,
  id: number,
): Promise<{ userId: string | null } | null> {
  const [row] = await tx
    .select({ userId: reviews.userId })
    .from(reviews)
    .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)))
    .for("key share");
  return row ?? null;
}

export async function insertVote(tx: Database, reviewId: number, userId: string): Promise<void> {
  await tx.insert(reviewVotes).values({ reviewId, userId }).onConflictDoNothing();
}

export async function deleteVote(db: Database, reviewId: number, userId: string): Promise<void> {
  await db
    .delete(reviewVotes)
    .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)));
}

/** Null when the member has reported it before. */
export async function insertReport(
  tx: Database,
  report: { reviewId: number; userId: string; reason: string; createdAt: Date },
): Promise<number | null> {
  const [row] = await tx
    .insert(reviewReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: reviewReports.id });
  return row?.id ?? null;
}

/** The youngest review first. */
export function listResponses(
  db: Database,
  userId: string,
  before: number | null,
  limit: number,
): Promise<ReviewResponse[]> {
  const since = before === null ? sql`` : sql`and review_id < ${before}::int`;
  return queryRows<ReviewResponse>(
    db,
    sql`select review_id as "reviewId", bool_or(voted) as "hasVoted",
        bool_or(not voted) as "hasReported"
      from (
        select review_id, true as voted from review_votes where user_id = ${userId} ${since}
        union all
        select review_id, false from review_reports where user_id = ${userId} ${since}
      ) responses
      group by review_id order by review_id desc limit ${limit}`,
  );
}
