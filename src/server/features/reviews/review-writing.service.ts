import { latestToday } from "#contract/collection-choices.ts";
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
import { sendTogether } from "#server/database/send-together.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { type Page, readId, toPage } from "#server/domain/paging.ts";
import {
  conflict,
  forbidden,
  invalid,
  notFound,
  orNotFound,
  unauthenticated,
} from "#server/domain/refusal.ts";
import { countTry } from "#server/domain/throttle.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { pastInstant } from "#server/features/collection/collection.service.ts";
import {
  markTried,
  rateLatestVisit,
  takeStarsBack,
  triedDeeds,
} from "#server/features/collection/visits.service.ts";
import { settleRewards } from "#server/features/gamification/gamification.service.ts";
import { shiftRating } from "#server/features/sandwiches/ranking.service.ts";
import { setReviewPhotos } from "#server/features/uploads/review-photos.service.ts";
import { revokeReview, settleNewReview } from "./review-counting.service.ts";
import {
  type AnsweredReview,
  deleteVote,
  insertReport,
  insertVote,
  listResponses,
} from "./review-responses.repository.ts";
import {
  deleteReview,
  insertReview,
  lockReview,
  readSpamSigns,
  type StoredReview,
  updateReview,
} from "./review-rows.repository.ts";
import { presentReview } from "./reviews.presenter.ts";
import { findReview } from "./reviews.repository.ts";
import { getMemberReview } from "./reviews.service.ts";
import { reasonToWait } from "./spam-signs.ts";

type Deps = Pick<Dependencies, "db" | "now">;

export function writeReview(
  { db, now }: Deps,
  { userId, sandwichId, rating, review, photoUrls, dateTried }: CreateReviewInput,
  timeZone?: string,
): Promise<MemberReview> {
  const dateCreated = now();
  const tried = { userId, sandwichId, dateTried: triedAt(dateTried, dateCreated) };
  return inTransaction(db, async (tx) => {
    const written = { userId, sandwichId, rating, comment: review };
    const [{ hasMember, hasSandwich, id }, signs] = await sendTogether([
      insertReview(tx, written, dateCreated),
      readSpamSigns(tx, written, dateCreated),
    ]);
    if (!hasMember) throw unauthenticated();
    if (!hasSandwich) throw notFound("Sandwich");
    if (id === null) throw conflict("You have already reviewed this sandwich.");
    return readAfter(tx, id, [
      photoUrls.length > 0 && setReviewPhotos(tx, id, photoUrls, userId),
      // A reviewed sandwich counts as tried.
      ...markTried(tx, tried, dateCreated, timeZone),
      rateLatestVisit(tx, tried, rating),
      ...settleNewReview(
        tx,
        { ...written, id, dateCreated },
        reasonToWait(signs, review),
        triedDeeds(sandwichId),
      ),
    ]);
  });
}

export function changeReview(
  { db, now }: Deps,
  viewer: Viewer,
  id: number,
  { rating, review, photoUrls, userId, sandwichId, dateTried }: UpdateReviewInput,
): Promise<MemberReview> {
  const at = now();
  const newDate = triedAt(dateTried, at);
  return inTransaction(db, async (tx) => {
    const before = await getLockedReview(tx, id, viewer);
    if (before.userId !== viewer.id || (userId ?? viewer.id) !== viewer.id) throw forbidden();
    if ((sandwichId ?? before.sandwichId) !== before.sandwichId) {
      throw invalid([{ path: "sandwichId", message: "A review stays with its sandwich." }]);
    }
    const waitingReason = await reasonAgainstWords(tx, before, review, at);
    const tried = { userId: viewer.id, sandwichId: before.sandwichId, dateTried: newDate };
    const isDated = newDate !== undefined;
    const difference =
      before.hiddenAt || waitingReason ? 0 : (rating ?? before.rating) - before.rating;
    const hidden = waitingReason ? { hiddenAt: at, waitingReason } : {};
    return readAfter(tx, id, [
      updateReview(tx, id, { rating, comment: review, updatedAt: at, ...hidden }),
      ...(waitingReason ? revokeReview(tx, before, at) : []),
      photoUrls && setReviewPhotos(tx, id, photoUrls, viewer.id),
      ...(isDated ? markTried(tx, tried, at) : []),
      rating !== undefined && rateLatestVisit(tx, tried, rating),
      isDated && settleRewards(tx, viewer.id, triedDeeds(before.sandwichId), at),
      difference !== 0 && shiftRating(tx, before.sandwichId, { sum: difference, count: 0 }),
    ]);
  });
}

const triedAt = (dateTried: string | null | undefined, at: Date) =>
  pastInstant("dateTried", dateTried, latestToday(at));

/** Members delete their own reviews, admins any. The audit log records the latter. */
export async function removeReview(
  { db, now }: Deps,
  viewer: Viewer,
  id: number,
  requestId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const review = await getLockedReview(tx, id, viewer);
    const { userId, sandwichId } = review;
    const isOwn = userId === viewer.id;
    if (!isOwn && viewer.role !== "admin") throw forbidden();
    const audited = {
      actor: viewer,
      action: "review.delete",
      entityId: id,
      before: { ...review },
      requestId,
    };
    await sendTogether([
      deleteReview(tx, id),
      userId && takeStarsBack(tx, { userId, sandwichId }),
      ...(review.hiddenAt ? [] : revokeReview(tx, review, now())),
      !isOwn && recordAudit(tx, audited),
    ]);
  });
}

/** Runs the statements and reads the review afterwards, in one round trip. */
export async function readAfter(
  tx: Database,
  id: number,
  statements: unknown[],
): Promise<MemberReview> {
  const [, review] = await sendTogether([sendTogether(statements), getMemberReview(tx, id)]);
  return review;
}

export const getLockedReview = (tx: Database, id: number, viewer: Viewer): Promise<StoredReview> =>
  orNotFound("Review", lockReview(tx, id, viewer.id));

const reportsPerHour = 20;

export function voteForReview(db: Database, viewer: Viewer, id: number): Promise<Review> {
  return inTransaction(db, async (tx) => {
    const [answered, row] = await sendTogether([insertVote(tx, id, viewer.id), findReview(tx, id)]);
    refuseOwnReview(answered, viewer, "You cannot vote for your own review.");
    if (!row) throw notFound("Review");
    return presentReview(row);
  });
}

export const takeBackVote = (db: Database, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(db, (tx) => deleteVote(tx, id, viewer.id));

export async function reportReview(
  { db, now }: Deps,
  viewer: Viewer,
  id: number,
  reason: string,
): Promise<ReviewReport> {
  const at = now();
  const throttle = { key: `report:${viewer.id}`, limit: reportsPerHour, windowSeconds: 60 * 60 };
  await countTry(db, at, throttle);
  return inTransaction(db, async (tx) => {
    const report = { reviewId: id, userId: viewer.id, reason, createdAt: at };
    const { id: reportId, ...answered } = await insertReport(tx, report);
    refuseOwnReview(answered, viewer, "You cannot report your own review.");
    if (reportId === null) throw conflict("You have already reported this review.");
    const { username } = viewer;
    return { id: reportId, reason, username, createdAt: at.toISOString(), resolvedAt: null };
  });
}

function refuseOwnReview(
  { hasMember, isShown, authorId }: AnsweredReview,
  viewer: Viewer,
  refusal: string,
): void {
  if (!hasMember) throw unauthenticated();
  if (!isShown) throw notFound("Review");
  if (authorId === viewer.id) throw forbidden(refusal);
}

export async function pageOfResponses(
  db: Database,
  userId: string,
  { limit, cursor, reviewIds }: PageQuery & { reviewIds?: number[] },
): Promise<Page<ReviewResponse>> {
  const rows = await listResponses(db, { userId, reviewIds }, readId(cursor), limit + 1);
  return toPage(rows, limit, (row) => [row.reviewId]);
}

/** Why a shown review must wait for moderation after a change of its text. */
async function reasonAgainstWords(
  tx: Database,
  { userId, sandwichId, hiddenAt, comment: before }: StoredReview,
  comment: string | undefined,
  at: Date,
): Promise<string | null> {
  if (!comment || comment === before || !userId || hiddenAt) return null;
  const signs = await readSpamSigns(tx, { userId, sandwichId, comment }, at);
  return reasonToWait({ ...signs, recentCount: 0 }, comment);
}
