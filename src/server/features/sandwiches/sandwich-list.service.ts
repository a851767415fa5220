import { sql } from "drizzle-orm";
import { type SandwichFilters, sandwichFilters } from "#contract/explore.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { distanceList, distancePositionOf, findMiles } from "#server/database/distance-list.ts";
import { type Bounds, findMatches, findPage } from "#server/database/find-matches.ts";
import { type Condition, indexedList } from "#server/database/indexed-list.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { mapPage, type Page, readCursor, toPage } from "#server/domain/paging.ts";
import {
  conditionsOf,
  distancePosition,
  isFreeOf,
  menuTies,
  mightBeFreeOf,
  sandwichOrders,
} from "./sandwich-list.repository.ts";
import { presentSandwich } from "./sandwiches.presenter.ts";
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
const restaurantId = sql`sandwiches.restaurant_id`;

/** A page of what matches, and how many there are as far as anybody counts. */
export function exploreSandwiches(
  db: Database,
  { limit, cursor, sort, ...choice }: SandwichFilters & PageQuery,
  { viewerId, now, bounds }: Circumstances,
): Promise<SandwichListing> {
  const { near, within, without } = choice;
  const order = sandwichOrders[sort === "distance" ? "rank" : sort];
  const start = sort === "distance" ? near : undefined;
  const position = readCursor(cursor, start ? distancePosition : order.position);
  const after = start && position ? distancePositionOf(position) : position;

  return inTransaction(db, async (tx) => {
    // Along the distance nothing is farther than asked for.
    const asked = start ? { ...choice, within: undefined } : choice;
    const others = await conditionsOf(tx, asked, viewerId, now);
    const listOf = (allergens: Condition[]) => {
      const conditions = [...allergens, ...others];
      if (!start) return indexedList(table, order, conditions);
      return distanceList(table, { near: start, within, restaurantId, ties: menuTies }, conditions);
    };
    const list = listOf(isFreeOf(without));
    const matches = await findMatches(tx, list, after, bounds);
    const hidden =
      without.length > 0
        ? await findMatches(tx, listOf(mightBeFreeOf(without)), null, bounds)
        : null;
    const ids = await findPage(tx, list, matches, after, limit + 1);
    const rows = await listByIds(tx, ids);
    const restaurantIds = new Set(rows.map((row) => row.restaurantId));
    const miles = near ? await findMiles(tx, [...restaurantIds], near) : null;
    const milesOf = (row: { restaurantId: number }) => miles?.get(row.restaurantId) ?? null;
    const page = toPage(rows, limit, (row) =>
      start ? [milesOf(row), row.restaurantId, row.position, row.id] : order.positionOf(row),
    );
    const items = page.items.map(presentSandwich);
    return {
      ...page,
      items: miles ? items.map((item) => ({ ...item, distanceMiles: milesOf(item) })) : items,
      total: matches.total,
      hiddenUnknown: hidden?.total ?? 0,
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
    const conditions = await conditionsOf(tx, noFilters, null, new Date());
    const list = indexedList(table, order, conditions);
    const ids = await findPage(tx, list, uncounted, after, limit + 1);
    return mapPage(toPage(await listByIds(tx, ids), limit, order.positionOf), presentSandwich);
  });
}

const uncounted = { total: 0, following: [], isComplete: false };
const noFilters = sandwichFilters.parse({});
