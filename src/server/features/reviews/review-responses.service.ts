import { z } from "zod";
import type { Viewer } from "#contract/permissions.ts";
import type { Review, ReviewReport, ReviewResponse } from "#contract/reviews.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { AppDependencies } from "#server/http/app-environment.ts";
import { conflict, forbidden, notFound, unauthenticated } from "#server/http/errors.ts";
import { type Page, type PageQuery, readCursor, toPage } from "#server/http/paging.ts";
import { countTry } from "#server/http/throttle.ts";
import { presentWithPhotos } from "./present-with-photos.ts";
import {
  deleteVote,
  findShownReview,
  insertReport,
  insertVote,
  listResponses,
} from "./review-responses.repository.ts";
import { lockMembers } from "./review-rows.repository.ts";
import { presentReview } from "./reviews.presenter.ts";
import { findReview } from "./reviews.repository.ts";

const reportsPerHour = 20;

export function voteForReview(db: Database, viewer: Viewer, id: number): Promise<Review> {
  return inTransaction(db, async (tx) => {
    await requireOthersReview(tx, viewer, id, "You cannot vote for your own review.");
    await insertVote(tx, id, viewer.id);
    const row = await findReview(tx, id);
    const [review] = await presentWithPhotos(tx, row ? [row] : [], presentReview);
    if (!review) throw notFound("Review");
    return review;
  });
}

export const takeBackVote = (db: Database, viewer: Viewer, id: number): Promise<void> =>
  deleteVote(db, id, viewer.id);

export async function reportReview(
  { db, now }: Pick<AppDependencies, "db" | "now">,
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

const position = z.tuple([z.int32()]).transform(([reviewId]) => reviewId);

export async function pageOfResponses(
  db: Database,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<Page<ReviewResponse>> {
  const rows = await listResponses(db, userId, readCursor(cursor, position), limit + 1);
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
