import type { Database } from "#server/database/client.ts";
import { awardAction, takeBackAction } from "#server/features/gamification/gamification.service.ts";
import { shiftRating } from "#server/features/sandwiches/ranking.service.ts";
import type { StoredReview } from "./review-rows.repository.ts";

type Effective = Pick<StoredReview, "userId" | "sandwichId" | "rating">;

/** A review that is shown counts for its sandwich and rewards its author. */
export async function applyReview(tx: Database, review: Effective): Promise<void> {
  await shiftRating(tx, review.sandwichId, { sum: review.rating, count: 1 });
  if (review.userId) await awardAction(tx, rewardOf(review.userId, review.sandwichId));
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
