import type { ReviewSort } from "#contract/explore-choices.ts";
import type { PageQuery } from "#contract/paging.ts";
import { isAllowed, type Viewer } from "#contract/permissions.ts";
import type {
  MemberReview,
  MenuReview,
  RatingSummary,
  Review,
  SandwichPhoto,
} from "#contract/reviews.ts";
import type { Database } from "#server/database/client.ts";
import { mapPage, type Page, readPosition, toPage } from "#server/domain/paging.ts";
import { orNotFound } from "#server/domain/refusal.ts";
import { requireUser } from "#server/features/accounts/users.service.ts";
import { getListedRestaurantId } from "#server/features/restaurants/restaurants.service.ts";
import { getSandwich } from "#server/features/sandwiches/sandwiches.service.ts";
import { shownPhotosOf } from "#server/features/uploads/review-photos.service.ts";
import {
  presentMemberReview,
  presentMenuReview,
  presentReview,
  presentSummary,
} from "./reviews.presenter.ts";
import {
  countStars,
  findReview,
  listMemberReviews,
  listNewestReviews,
  listRestaurantReviews,
  listSandwichReviews,
  type ReviewOrder,
  reviewOrders,
} from "./reviews.repository.ts";

const { newest } = reviewOrders;

// A page with rows proves that its sandwich, restaurant or member exists. Only an empty one needs a check.

export async function reviewsOfSandwich(
  db: Database,
  sandwichId: number,
  { limit, cursor, sort, from }: PageQuery & { sort: ReviewSort; from?: number },
): Promise<Page<Review>> {
  const order = reviewOrders[sort];
  const after = readPosition(cursor, order) ?? (await justBefore(db, order, from));
  const rows = await listSandwichReviews(db, sandwichId, order, after, limit + 1);
  if (rows.length === 0) await getSandwich(db, sandwichId);
  return mapPage(toPage(rows, limit, order.positionOf), presentReview);
}

/** A cursor right before the review. Cursors end with the id, so the next higher id does it. */
async function justBefore(db: Database, { positionOf }: ReviewOrder, reviewId?: number) {
  const review = reviewId === undefined ? null : await findReview(db, reviewId);
  return review && positionOf({ ...review, id: review.id + 1 });
}

export async function photosOfSandwich(
  db: Database,
  sandwichId: number,
  query: PageQuery,
): Promise<Page<SandwichPhoto>> {
  const page = await shownPhotosOf(db, sandwichId, query);
  if (page.items.length === 0) await getSandwich(db, sandwichId);
  return page;
}

export async function reviewsOfRestaurant(
  db: Database,
  restaurantId: number,
  { limit, cursor }: PageQuery,
): Promise<Page<MenuReview>> {
  const after = readPosition(cursor, newest);
  const list = (id: number) => listRestaurantReviews(db, id, after, limit + 1);
  let rows = await list(restaurantId);
  if (rows.length === 0) {
    const id = await getListedRestaurantId(db, restaurantId);
    if (id !== restaurantId) rows = await list(id);
  }
  return mapPage(toPage(rows, limit, newest.positionOf), presentMenuReview);
}

/** Only the author and admins see hidden reviews. */
export async function reviewsOfMember(
  db: Database,
  viewer: Viewer | null,
  userId: string,
  { limit, cursor, sandwichId }: PageQuery & { sandwichId?: number },
): Promise<Page<MemberReview>> {
  const after = readPosition(cursor, newest);
  const withHidden = isAllowed("selfOrAdmin", viewer, userId);
  const rows = await listMemberReviews(db, { userId, sandwichId, withHidden }, after, limit + 1);
  if (rows.length === 0) await requireUser(db, userId);
  return mapPage(toPage(rows, limit, newest.positionOf), presentMemberReview);
}

export async function newestReviews(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<Review>> {
  const rows = await listNewestReviews(db, readPosition(cursor, newest), limit + 1);
  return mapPage(toPage(rows, limit, newest.positionOf), presentReview);
}

export async function getRatingSummary(db: Database, sandwichId: number): Promise<RatingSummary> {
  const countByStars = await countStars(db, sandwichId);
  if (countByStars.size === 0) await getSandwich(db, sandwichId);
  return presentSummary(countByStars);
}

export const getMemberReview = async (db: Database, id: number): Promise<MemberReview> =>
  presentMemberReview(await orNotFound("Review", findReview(db, id)));
