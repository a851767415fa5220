import type { ReviewSort } from "#contract/explore-choices.ts";
import type { MenuReview, RatingSummary, Review } from "#contract/reviews.ts";
import type { Database } from "#server/database/client.ts";
import { getRestaurant } from "#server/features/restaurants/restaurants.service.ts";
import { getSandwich } from "#server/features/sandwiches/sandwiches.service.ts";
import { mapPage, type Page, type PageQuery, readCursor, toPage } from "#server/http/paging.ts";
import { presentMenuReview, presentReview, presentSummary } from "./reviews.presenter.ts";
import {
  countStars,
  listNewest,
  listNewestOfRestaurant,
  listOfSandwich,
  newestPosition,
  reviewOrders,
} from "./reviews.repository.ts";

const { positionOf: newestPositionOf } = reviewOrders.newest;

export async function reviewsOfSandwich(
  db: Database,
  sandwichId: number,
  { limit, cursor, sort, userId }: PageQuery & { sort: ReviewSort; userId?: string },
): Promise<Page<Review>> {
  const order = reviewOrders[sort];
  const after = readCursor(cursor, order.position);
  await getSandwich(db, sandwichId);
  const rows = await listOfSandwich(db, { sandwichId, userId }, order, after, limit + 1);
  return mapPage(toPage(rows, limit, order.positionOf), presentReview);
}

export async function reviewsOfRestaurant(
  db: Database,
  restaurantId: number,
  { limit, cursor }: PageQuery,
): Promise<Page<MenuReview>> {
  const after = readCursor(cursor, newestPosition);
  const { id } = await getRestaurant(db, restaurantId);
  const rows = await listNewestOfRestaurant(db, id, after, limit + 1);
  return mapPage(toPage(rows, limit, newestPositionOf), presentMenuReview);
}

export async function newestReviews(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<Review>> {
  const rows = await listNewest(db, readCursor(cursor, newestPosition), limit + 1);
  return mapPage(toPage(rows, limit, newestPositionOf), presentReview);
}

export async function ratingSummaryOf(db: Database, sandwichId: number): Promise<RatingSummary> {
  await getSandwich(db, sandwichId);
  return presentSummary(await countStars(db, sandwichId));
}
