import { z } from "zod";
import type { PageQuery } from "#contract/paging.ts";
import type { Viewer } from "#contract/permissions.ts";
import type {
  CreateReviewInput,
  MemberReview,
  Review,
  ReviewReport,
  ReviewResponse,
  UpdateReviewInput,
} from "#contract/reviews.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { type Page, readCursor, toPage } from "#server/domain/paging.ts";
import { conflict, forbidden, invalid, notFound, unauthenticated } from "#server/domain/refusal.ts";
import { countTry } from "#server/domain/throttle.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { awardAction, takeBackAction } from "#server/features/gamification/gamification.service.ts";
import { shiftRating } from "#server/features/sandwiches/ranking.service.ts";
import { getSandwich } from "#server/features/sandwiches/sandwiches.service.ts";
import { setReviewPhotos } from "#server/features/uploads/review-photos.service.ts";
import {
  findShownReview,
  insertReport,
  insertVote,
  listResponses,
} from "./review-responses.repository.ts";
import {
  deleteReview,
  insertReview,
  lockMembers,
  lockReview,
  lockSandwich,
  type StoredReview,
  updateReview,
} from "./review-rows.repository.ts";
import { presentReview, presentReviews } from "./reviews.presenter.ts";
import { findReview } from "./reviews.repository.ts";
import { getMemberReview } from "./reviews.service.ts";

type Deps = Pick<Dependencies, "db" | "now">;

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

/** Members delete their own. An admin deletes anybody's, which is recorded in the audit log. */
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

const reportsPerHour = 20;

export function voteForReview(db: Database, viewer: Viewer, id: number): Promise<Review> {
  return inTransaction(db, async (tx) => {
    await requireOthersReview(tx, viewer, id, "You cannot vote for your own review.");
    await insertVote(tx, id, viewer.id);
    const row = await findReview(tx, id);
    const [review] = await presentReviews(tx, row ? [row] : [], presentReview);
    if (!review) throw notFound("Review");
    return review;
  });
}

export async function reportReview(
  { db, now }: Pick<Dependencies, "db" | "now">,
  viewer: Viewer,
  id: number,
  reason: string,
): Promise<ReviewReport> {
  const at = now();
  const throttle = { key: `report:${viewer.id}`, limit: reportsPerHour, windowSeconds: 60 * 60 };
  await countTry(db, at, throttle);
  return inTransaction(db, async (tx) => {
    await requireOthersReview(tx, viewer, id, "You cannot report your own review.");
    const report = { reviewId: id, userId: viewer.id, reason, createdAt: at };
    const reportId = await insertReport(tx, report);
    if (reportId === null) throw conflict("You have already reported this review.");
    const { username } = viewer;
    return { id: reportId, reason, username, createdAt: at.toISOString(), resolvedAt: null };
  });
}

const responsePosition = z.tuple([z.int32()]).transform(([reviewId]) => reviewId);

export async function pageOfResponses(
  db: Database,
  userId: string,
  { limit, cursor, reviewIds }: PageQuery & { reviewIds?: number[] },
): Promise<Page<ReviewResponse>> {
  const before = readCursor(cursor, responsePosition);
  const rows = await listResponses(db, { userId, reviewIds }, before, limit + 1);
  return toPage(rows, limit, (row) => [row.reviewId]);
}

async function requireOthersReview(
  tx: Database,
  viewer: Viewer,
  id: number,
  refusal: string,
): Promise<void> {
  const members = await lockMembers(tx, [viewer.id]);
  if (members.length === 0) throw unauthenticated();
  const review = await findShownReview(tx, id);
  if (!review) throw notFound("Review");
  if (review.userId === viewer.id) throw forbidden(refusal);
}

type CountedReview = Pick<StoredReview, "userId" | "sandwichId" | "rating" | "dateCreated">;

/**
 * Counts the review for its sandwich and rewards its author. The XP belongs to the month in which the review was written,
 * also when the review was hidden and is shown again.
 */
export async function applyReview(tx: Database, review: CountedReview): Promise<void> {
  await shiftRating(tx, review.sandwichId, { sum: review.rating, count: 1 });
  if (!review.userId) return;
  await awardAction(tx, reviewReward(review.userId, review.sandwichId), review.dateCreated);
}

/** The opposite, for a review that is hidden or deleted. */
export async function revokeReview(tx: Database, review: CountedReview): Promise<void> {
  await shiftRating(tx, review.sandwichId, { sum: -review.rating, count: -1 });
  if (review.userId) await takeBackAction(tx, reviewReward(review.userId, review.sandwichId));
}

const reviewReward = (userId: string, sandwichId: number) => ({
  userId,
  actionType: "review_written",
  entityType: "sandwich",
  entityId: String(sandwichId),
});
