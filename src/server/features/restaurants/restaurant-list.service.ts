import { sql } from "drizzle-orm";
import type { RestaurantFilters } from "#contract/explore.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Database } from "#server/database/client.ts";
import { findMiles, findPageByDistance } from "#server/database/distance-page.ts";
import { type Bounds, findMatches, findPage } from "#server/database/indexed-list.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { type Page, type PageQuery, readCursor, toPage } from "#server/http/paging.ts";
import { presentRestaurants } from "./present-restaurants.ts";
import { conditionsOf } from "./restaurant-filters.ts";
import { distancePosition, idKey, restaurantOrders } from "./restaurant-sorts.ts";
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

/** A page of what matches, and how many there are as far as anybody counts. */
export function exploreRestaurants(
  db: Database,
  { limit, cursor, sort, ...choice }: RestaurantFilters & PageQuery,
  { viewerId, now, bounds }: Circumstances,
): Promise<RestaurantListing> {
  const { near, within } = choice;
  const order = restaurantOrders[sort === "distance" ? "name" : sort];
  const start = sort === "distance" ? near : undefined;
  const after = readCursor(cursor, start ? distancePosition : order.position);

  return inTransaction(db, async (tx) => {
    const conditions = await conditionsOf(tx, choice, viewerId, now);
    const list = { table: sql`restaurants`, order, conditions };
    const matches = await findMatches(tx, list, bounds);
    const ids = start
      ? await findPageByDistance(
          tx,
          { ...list, near: start, within, restaurantId: sql`restaurants.id`, ties: [idKey] },
          matches,
          after,
          limit + 1,
        )
      : await findPage(tx, list, matches, after, limit + 1);
    const rows = await listByIds(tx, ids);
    const miles = near ? await findMiles(tx, ids, near) : null;
    const milesOf = ({ id }: { id: number }) => miles?.get(id) ?? null;
    const page = toPage(rows, limit, (row) =>
      start ? [milesOf(row), row.id] : order.positionOf(row),
    );
    const items = await presentRestaurants(tx, page.items);
    return {
      ...page,
      items: miles ? items.map((item) => ({ ...item, distanceMiles: milesOf(item) })) : items,
      total: matches.ids.length,
    };
  });
}
