import type { ReportStatus } from "#contract/explore-choices.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Viewer } from "#contract/permissions.ts";
import type { MemberReview, ReportedReview, ReviewVisibilityInput } from "#contract/reviews.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { type Page, readPosition, toPage } from "#server/domain/paging.ts";
import { invalid, Refusal } from "#server/domain/refusal.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { applyReview, revokeReview } from "./review-counting.service.ts";
import {
  listQueue,
  listReports,
  openFirst,
  type QueuedReview,
  resolveReports,
} from "./review-responses.repository.ts";
import { type StoredReview, updateReview } from "./review-rows.repository.ts";
import { getLockedReview, readAfter } from "./review-writing.service.ts";
import { presentMemberReview } from "./reviews.presenter.ts";
import { listReviewsById } from "./reviews.repository.ts";

const reportsShown = 20;

export interface Moderation extends Pick<Dependencies, "db" | "now"> {
  viewer: Viewer;
  requestId: string;
}

/**
 * Hiding resolves every open report. Showing counts the review again and returns the XP to its author. A waiting review
 * counts nowhere until it is shown, and only the version that the admin has read can be shown.
 */
export function setVisibility(
  { db, now, viewer, requestId }: Moderation,
  id: number,
  { isHidden, version }: ReviewVisibilityInput,
): Promise<MemberReview> {
  return inTransaction(db, async (tx) => {
    const review = await getLockedReview(tx, id, viewer);
    if (!isHidden && review.waitingReason && version === undefined) {
      const message = "Version is required: that of the review that you have read.";
      throw invalid([{ path: "version", message }]);
    }
    refuseUnread(review, version);
    const wasHidden = review.hiddenAt !== null;
    const hiddenAt = isHidden ? (review.hiddenAt ?? now()) : null;
    const audited = {
      ...auditSubject(id, viewer, requestId),
      action: isHidden ? "review.hide" : "review.show",
      before: { hiddenAt: review.hiddenAt, waitingReason: review.waitingReason ?? undefined },
      after: { hiddenAt },
    };
    return readAfter(tx, id, [
      ...(isHidden !== wasHidden || review.waitingReason
        ? [updateReview(tx, id, { hiddenAt, waitingReason: null }), recordAudit(tx, audited)]
        : []),
      ...(isHidden && !wasHidden ? revokeReview(tx, review, now()) : []),
      ...(!isHidden && wasHidden ? applyReview(tx, review) : []),
      isHidden && resolveReports(tx, id, viewer.id, now()),
    ]);
  });
}

export function dismissReports(
  { db, now, viewer, requestId }: Moderation,
  id: number,
): Promise<MemberReview> {
  return inTransaction(db, async (tx) => {
    await getLockedReview(tx, id, viewer);
    const dismissed = await resolveReports(tx, id, viewer.id, now());
    const audited = {
      ...auditSubject(id, viewer, requestId),
      action: "review.dismissReports",
      after: { dismissed },
    };
    return readAfter(tx, id, [dismissed > 0 && recordAudit(tx, audited)]);
  });
}

export async function pageOfReportedReviews(
  db: Database,
  { limit, cursor, status }: PageQuery & { status?: ReportStatus },
): Promise<Page<ReportedReview>> {
  const after = readPosition(cursor, openFirst);
  const rows = await listQueue(db, status, after, limit + 1);
  const { items, next } = toPage(rows, limit, (row) => [row.isOpen, row.at, row.reviewId]);
  return { items: await withReports(db, items), next };
}

async function withReports(db: Database, queued: QueuedReview[]): Promise<ReportedReview[]> {
  const ids = queued.map(({ reviewId }) => reviewId);
  const [rows, reports] = await Promise.all([
    listReviewsById(db, ids),
    listReports(db, ids, reportsShown),
  ]);
  const reviews = new Map(rows.map((row) => [row.id, row]));
  return queued.flatMap(({ reviewId, openCount, reportCount }) => {
    const review = reviews.get(reviewId);
    // The review was deleted since the queue was read.
    if (!review) return [];
    const own = reports.filter((report) => report.reviewId === reviewId);
    return {
      review: presentMemberReview(review),
      version: review.version,
      waitingReason: review.waitingReason,
      openCount,
      reportCount,
      reports: own.map(({ reviewId: _, ...report }) => report),
    };
  });
}

/** Refuses if the author has changed the review since the admin read it. */
function refuseUnread(review: StoredReview, readVersion: number | undefined): void {
  if (readVersion === undefined || readVersion === review.version) return;
  const message = "The author has changed this review since. Please read it again.";
  const fields = [
    { field: "rating", value: review.rating },
    { field: "review", value: review.comment },
  ];
  throw new Refusal(409, "stale_version", message, {
    stale: { version: review.version, changedBy: null, fields },
  });
}

const auditSubject = (id: number, actor: Viewer, requestId: string) => ({
  actor,
  entityId: id,
  requestId,
});
