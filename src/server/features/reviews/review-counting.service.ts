import type { Database } from "#server/database/client.ts";
import { type Deed, settleRewards } from "#server/features/gamification/gamification.service.ts";
import { shiftRating } from "#server/features/sandwiches/ranking.service.ts";
import { type StoredReview, updateReview } from "./review-rows.repository.ts";

// Shown reviews count, hidden ones do not. All functions run in the caller's transaction.

type CountedReview = Pick<StoredReview, "userId" | "sandwichId" | "rating" | "dateCreated">;

/**
 * Counts the review for its sandwich and rewards its author, together with other deeds of the same moment. The XP belongs to
 * the month in which the review was written, even if the review was hidden and is shown again.
 */
export const applyReview = (
  tx: Database,
  review: CountedReview,
  otherDeeds: Deed[] = [],
): Promise<unknown>[] => [
  shiftRating(tx, review.sandwichId, { sum: review.rating, count: 1 }),
  ...settleReview(tx, review, true, review.dateCreated, otherDeeds),
];

/** Counts a new review, or hides it if it must wait for moderation. */
export const settleNewReview = (
  tx: Database,
  review: CountedReview & { id: number },
  waitingReason: string | null,
  otherDeeds: Deed[] = [],
): Promise<unknown>[] =>
  waitingReason
    ? [
        updateReview(tx, review.id, { hiddenAt: review.dateCreated, waitingReason }),
        ...settleReview(tx, review, false, review.dateCreated, otherDeeds),
      ]
    : applyReview(tx, review, otherDeeds);

/** Undoes `applyReview` for a review that is hidden or deleted. */
export const revokeReview = (
  tx: Database,
  review: CountedReview,
  now: Date,
): Promise<unknown>[] => [
  shiftRating(tx, review.sandwichId, { sum: -review.rating, count: -1 }),
  ...settleReview(tx, review, false, now),
];

function settleReview(
  tx: Database,
  { userId, sandwichId }: CountedReview,
  isDone: boolean,
  at: Date,
  otherDeeds: Deed[] = [],
): Promise<unknown>[] {
  if (!userId) return [];
  const entityId = String(sandwichId);
  const deed = { actionType: "review_written", entityType: "sandwich", entityId, isDone };
  return [settleRewards(tx, userId, [deed, ...otherDeeds], at)];
}
