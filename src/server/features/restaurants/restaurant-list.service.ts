import { sql } from "drizzle-orm";
import type { RestaurantFilters } from "#contract/explore.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Database } from "#server/database/client.ts";
import { distanceList, distancePositionOf, findMiles } from "#server/database/distance-list.ts";
import { type Bounds, findMatches, findPage } from "#server/database/find-matches.ts";
import { indexedList } from "#server/database/indexed-list.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { type Page, readCursor, toPage } from "#server/domain/paging.ts";
import {
  conditionsOf,
  distancePosition,
  idKey,
  restaurantOrders,
} from "./restaurant-list.repository.ts";
import { presentRestaurant } from "./restaurants.presenter.ts";
import { listByIds } from "./restaurants.repository.ts";

export interface RestaurantListing extends Page<Restaurant> {
  total: number;
}

interface Circumstances {
  /** Whose saved restaurants `saved` is about. */
  viewerId: string | null;
  now: Date;
  bounds?: Bounds;
}

const table = sql`restaurants`;
const restaurantId = sql`restaurants.id`;

/** A page of what matches, and how many there are as far as anybody counts. */
export function exploreRestaurants(
  db: Database,
  { limit, cursor, sort, ...choice }: RestaurantFilters & PageQuery,
  { viewerId, now, bounds }: Circumstances,
): Promise<RestaurantListing> {
  const { near, within } = choice;
  const order = restaurantOrders[sort === "distance" ? "name" : sort];
  const start = sort === "distance" ? near : undefined;
  const position = readCursor(cursor, start ? distancePosition : order.position);
  const after = start && position ? distancePositionOf(position) : position;

  return inTransaction(db, async (tx) => {
    // Along the distance nothing is farther than asked for.
    const asked = start ? { ...choice, within: undefined } : choice;
    const conditions = await conditionsOf(tx, asked, viewerId, now);
    const list = start
      ? distanceList(table, { near: start, within, restaurantId, ties: [idKey] }, conditions)
      : indexedList(table, order, conditions);
    const matches = await findMatches(tx, list, after, bounds);
    const ids = await findPage(tx, list, matches, after, limit + 1);
    const rows = await listByIds(tx, ids);
    const miles = near ? await findMiles(tx, ids, near) : null;
    const milesOf = ({ id }: { id: number }) => miles?.get(id) ?? null;
    const page = toPage(rows, limit, (row) =>
      start ? [milesOf(row), row.id] : order.positionOf(row),
    );
    const items = page.items.map(presentRestaurant);
    return {
      ...page,
      items: miles ? items.map((item) => ({ ...item, distanceMiles: milesOf(item) })) : items,
      total: matches.total,
    };
  });
}
