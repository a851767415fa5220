import type { Viewer } from "#contract/permissions.ts";
import type { CreateReviewInput, MemberReview, UpdateReviewInput } from "#contract/reviews.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { shiftRating } from "#server/features/sandwiches/ranking.service.ts";
import { getSandwich } from "#server/features/sandwiches/sandwiches.service.ts";
import { setReviewPhotos } from "#server/features/uploads/review-photos.service.ts";
import type { AppDependencies } from "#server/http/app-environment.ts";
import { conflict, forbidden, invalid, notFound, unauthenticated } from "#server/http/errors.ts";
import { presentWithPhotos } from "./present-with-photos.ts";
import { applyReview, revokeReview } from "./review-effects.ts";
import {
  deleteReview,
  insertReview,
  lockMembers,
  lockReview,
  lockSandwich,
  type StoredReview,
  updateReview,
} from "./review-rows.repository.ts";
import { presentMemberReview } from "./reviews.presenter.ts";
import { findReview } from "./reviews.repository.ts";

type Deps = Pick<AppDependencies, "db" | "now">;

export function writeReview(
  { db, now }: Deps,
  { userId, sandwichId, rating, review, photoUrls }: CreateReviewInput,
): Promise<MemberReview> {
  return inTransaction(db, async (tx) => {
    const members = await lockMembers(tx, [userId]);
    if (members.length === 0) throw unauthenticated();
    await lockSandwich(tx, sandwichId);
    await getSandwich(tx, sandwichId);
    const written = await insertReview(tx, { userId, sandwichId, rating, comment: review }, now());
    if (!written) throw conflict("You have already reviewed this sandwich.");
    await setReviewPhotos(tx, written.id, photoUrls, userId);
    await applyReview(tx, written);
    return getMemberReview(tx, written.id);
  });
}

export function changeReview(
  { db, now }: Deps,
  viewer: Viewer,
  id: number,
  { rating, review, photoUrls, userId, sandwichId }: UpdateReviewInput,
): Promise<MemberReview> {
  return inTransaction(db, async (tx) => {
    const before = await getLockedReview(tx, id, viewer);
    if (before.userId !== viewer.id || (userId ?? viewer.id) !== viewer.id) throw forbidden();
    if ((sandwichId ?? before.sandwichId) !== before.sandwichId) {
      throw invalid([{ path: "sandwichId", message: "A review stays with its sandwich." }]);
    }
    await updateReview(tx, id, { rating, comment: review, updatedAt: now() });
    if (photoUrls) await setReviewPhotos(tx, id, photoUrls, viewer.id);
    const difference = (rating ?? before.rating) - before.rating;
    if (!before.hiddenAt && difference !== 0) {
      await shiftRating(tx, before.sandwichId, { sum: difference, count: 0 });
    }
    return getMemberReview(tx, id);
  });
}

/** One's own, or as an admin anybody's, which then stands in the audit log. */
export async function removeReview(
  db: Database,
  viewer: Viewer,
  id: number,
  requestId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const review = await getLockedReview(tx, id, viewer);
    const isOwn = review.userId === viewer.id;
    if (!isOwn && viewer.role !== "admin") throw forbidden();
    await deleteReview(tx, id);
    if (!review.hiddenAt) await revokeReview(tx, review);
    if (isOwn) return;
    await recordAudit(tx, {
      actor: viewer,
      action: "review.delete",
      entityType: "review",
      entityId: id,
      before: { ...review },
      requestId,
    });
  });
}

export async function getLockedReview(
  tx: Database,
  id: number,
  viewer: Viewer,
): Promise<StoredReview> {
  const review = await lockReview(tx, id, viewer.id);
  if (!review) throw notFound("Review");
  return review;
}

export async function getMemberReview(db: Database, id: number): Promise<MemberReview> {
  const row = await findReview(db, id);
  const [review] = await presentWithPhotos(db, row ? [row] : [], presentMemberReview);
  if (!review) throw notFound("Review");
  return review;
}
