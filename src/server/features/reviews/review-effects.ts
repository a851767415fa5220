import type { Database } from "#server/database/client.ts";
import { awardAction, takeBackAction } from "#server/features/gamification/gamification.service.ts";
import { shiftRating } from "#server/features/sandwiches/ranking.service.ts";
import type { StoredReview } from "./review-rows.repository.ts";

type Effective = Pick<StoredReview, "userId" | "sandwichId" | "rating" | "dateCreated">;

/**
 * A review that is shown counts for its sandwich and rewards its author as of the day it was written:
 * hidden and shown again, it is back in the month that it came from.
 */
export async function applyReview(tx: Database, review: Effective): Promise<void> {
  await shiftRating(tx, review.sandwichId, { sum: review.rating, count: 1 });
  if (!review.userId) return;
  await awardAction(tx, rewardOf(review.userId, review.sandwichId), review.dateCreated);
}

/** Hidden or deleted, it takes both along. */
export async function revokeReview(tx: Database, review: Effective): Promise<void> {
  await shiftRating(tx, review.sandwichId, { sum: -review.rating, count: -1 });
  if (review.userId) await takeBackAction(tx, rewardOf(review.userId, review.sandwichId));
}

const rewardOf = (userId: string, sandwichId: number) => ({
  userId,
  actionType: "review_written",
  entityType: "sandwich",
  entityId: String(sandwichId),
});
