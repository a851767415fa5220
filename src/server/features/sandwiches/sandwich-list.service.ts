import { sql } from "drizzle-orm";
import type { SandwichFilters } from "#contract/explore.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { findMiles, findPageByDistance } from "#server/database/distance-page.ts";
import {
  type Bounds,
  type Condition,
  findMatches,
  findPage,
} from "#server/database/indexed-list.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { type Page, type PageQuery, readCursor, toPage } from "#server/http/paging.ts";
import { presentSandwiches } from "./present-sandwiches.ts";
import { conditionsOf, isFreeOf, mightBeFreeOf } from "./sandwich-filters.ts";
import { distancePosition, menuTies, sandwichOrders } from "./sandwich-sorts.ts";
import { listByIds } from "./sandwiches.repository.ts";

export interface SandwichListing extends Page<Sandwich> {
  total: number;
  hiddenUnknown: number;
}

interface Circumstances {
  /** Whose collection `saved` and `untried` are about. */
  viewerId: string | null;
  now: Date;
  bounds?: Bounds;
}

const table = sql`sandwiches`;

/** A page of what matches, and how many there are as far as anybody counts. */
export function exploreSandwiches(
  db: Database,
  { limit, cursor, sort, ...choice }: SandwichFilters & PageQuery,
  { viewerId, now, bounds }: Circumstances,
): Promise<SandwichListing> {
  const { near, within, without } = choice;
  const order = sandwichOrders[sort === "distance" ? "rank" : sort];
  const start = sort === "distance" ? near : undefined;
  const after = readCursor(cursor, start ? distancePosition : order.position);

  return inTransaction(db, async (tx) => {
    const conditions = await conditionsOf(tx, choice, viewerId, now);
    const listOf = (allergens: Condition[]) => ({
      table,
      order,
      conditions: [...allergens, ...conditions],
    });
    const list = listOf(isFreeOf(without));
    const matches = await findMatches(tx, list, bounds);
    const hidden =
      without.length > 0 ? await findMatches(tx, listOf(mightBeFreeOf(without)), bounds) : null;

    const restaurantId = sql`sandwiches.restaurant_id`;
    const ids = start
      ? await findPageByDistance(
          tx,
          { ...list, near: start, within, restaurantId, ties: menuTies },
          matches,
          after,
          limit + 1,
        )
      : await findPage(tx, list, matches, after, limit + 1);
    const rows = await listByIds(tx, ids);
    const restaurantIds = new Set(rows.map((row) => row.restaurantId));
    const miles = near ? await findMiles(tx, [...restaurantIds], near) : null;
    const milesOf = (row: { restaurantId: number }) => miles?.get(row.restaurantId) ?? null;
    const page = toPage(rows, limit, (row) =>
      start ? [milesOf(row), row.restaurantId, row.position, row.id] : order.positionOf(row),
    );
    const items = await presentSandwiches(tx, page.items);
    return {
      ...page,
      items: miles ? items.map((item) => ({ ...item, distanceMiles: milesOf(item) })) : items,
      total: matches.ids.length,
      hiddenUnknown: hidden?.ids.length ?? 0,
    };
  });
}

/** The best first, uncounted. */
export function popularSandwiches(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<Sandwich>> {
  const order = sandwichOrders.rank;
  const after = readCursor(cursor, order.position);
  return inTransaction(db, async (tx) => {
    const conditions = await conditionsOf(tx, everything, null, new Date());
    const many = { ids: [], isComplete: false, isOrdered: false };
    const ids = await findPage(tx, { table, order, conditions }, many, after, limit + 1);
    const page = toPage(await listByIds(tx, ids), limit, order.positionOf);
    return { ...page, items: await presentSandwiches(tx, page.items) };
  });
}

const everything = { without: [], openNow: false, saved: false, untried: false };
