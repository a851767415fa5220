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

// Everything here is part of the caller's transaction.

type Rating = Pick<StoredReview, "sandwichId" | "rating"> & { userId: string };

/**
 * Makes the stars of a visit the member's rating. Where they have no review yet, one without words is written, if
 * `mayWrite`. A sandwich that has left the menu is not rated any more.
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
 * Makes the stars of imported visits the rating of those sandwiches that the member has not reviewed; the others keep
 * theirs, which the latest visit then has. Of a member who is locked. Returns which sandwiches it has rated; in a dry run
 * which it would, as long as a new member does not rate too many at once.
 */
export async function rateByImport(
  tx: Database,
  userId: string,
  stars: ReadonlyMap<number, number>,
  { at, dryRun }: { at: Date; dryRun: boolean },
): Promise<Set<number>> {
  const rated = new Set<number>();
  if (stars.size === 0) return rated;
  // Each locks its sandwich: with one order of locks, imports of the same sandwiches do not wait for each other.
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

/** Not where it would have to wait: without words there is nothing to look at, and the visit keeps the stars. */
async function writeWordless(tx: Database, rating: Rating, at: Date): Promise<boolean> {
  const written = { ...rating, comment: "" };
  if (reasonToWait(await readSpamSigns(tx, written, at), "")) return false;
  const { id } = await insertReview(tx, written, at);
  if (id === null) return false;
  await sendTogether(settleNewReview(tx, { ...written, id, dateCreated: at }, null));
  return true;
}
