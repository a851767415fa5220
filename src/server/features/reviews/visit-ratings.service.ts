import type { Database } from "#server/database/client.ts";
import { sendTogether } from "#server/database/send-together.ts";
import { rateLatestVisit } from "#server/features/collection/visits.service.ts";
import { shiftRating } from "#server/features/sandwiches/ranking.service.ts";
import { settleNewReview } from "./review-counting.service.ts";
import {
  findOwnReviewId,
  insertReview,
  listOwnRatings,
  lockReview,
  readSpamSigns,
  type StoredReview,
  updateReview,
} from "./review-rows.repository.ts";
import { reasonToWait } from "./spam-signs.ts";

// All functions run in the caller's transaction.

type Rating = Pick<StoredReview, "sandwichId" | "rating"> & { userId: string };

/**
 * Makes the stars of a visit the member's rating. Without a review it writes one without text, if `mayWrite`. Ignores
 * sandwiches that have left the menu.
 */
export async function rateByVisit(
  tx: Database,
  { userId, sandwichId, rating }: Rating,
  mayWrite: boolean,
  at: Date,
): Promise<void> {
  const own = await findOwnReviewId(tx, userId, sandwichId);
  if (own === null) {
    if (!mayWrite) return;
    const written = { userId, sandwichId, rating, comment: "" };
    const [{ id }, signs] = await sendTogether([
      insertReview(tx, written, at),
      readSpamSigns(tx, written, at),
    ]);
    if (id === null) return;
    const reason = reasonToWait(signs, "");
    await sendTogether(settleNewReview(tx, { ...written, id, dateCreated: at }, reason));
    return;
  }
  const before = await lockReview(tx, own, userId);
  if (!before || before.rating === rating) return;
  const sum = before.hiddenAt ? 0 : rating - before.rating;
  await sendTogether([
    updateReview(tx, own, { rating, updatedAt: at }),
    sum !== 0 && shiftRating(tx, sandwichId, { sum, count: 0 }),
  ]);
}

/**
 * Makes the stars of imported visits the ratings of sandwiches that the member has not reviewed. Existing reviews keep
 * their rating, which the latest visit then takes. Needs the lock of the member. Returns the ids of the rated sandwiches;
 * a dry run returns those that it would rate, without the limit for new members.
 */
export async function rateByImport(
  tx: Database,
  userId: string,
  stars: ReadonlyMap<number, number>,
  { at, dryRun }: { at: Date; dryRun: boolean },
): Promise<Set<number>> {
  const rated = new Set<number>();
  if (stars.size === 0) return rated;
  // Locks the sandwiches in one order, so that concurrent imports cannot deadlock.
  for (const { sandwichId, own, isListed } of await listOwnRatings(tx, userId, [...stars.keys()])) {
    const rating = stars.get(sandwichId);
    if (rating === undefined) continue;
    if (own !== null) {
      if (!dryRun) await rateLatestVisit(tx, { userId, sandwichId }, own);
    } else if (dryRun ? isListed : await writeWordless(tx, { userId, sandwichId, rating }, at)) {
      rated.add(sandwichId);
    }
  }
  return rated;
}

/** Does nothing if the review would have to wait for moderation: the visit keeps the stars. */
async function writeWordless(tx: Database, rating: Rating, at: Date): Promise<boolean> {
  const written = { ...rating, comment: "" };
  if (reasonToWait(await readSpamSigns(tx, written, at), "")) return false;
  const { id } = await insertReview(tx, written, at);
  if (id === null) return false;
  await sendTogether(settleNewReview(tx, { ...written, id, dateCreated: at }, null));
  return true;
}
