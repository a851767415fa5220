import type { SandwichFilters } from "#contract/explore.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { positionIn } from "#server/database/indexed-list.ts";
import { type Page, readCursor, toListPage } from "#server/domain/paging.ts";
import { notFound } from "#server/domain/refusal.ts";
import { readingOf } from "#server/memory/reading.ts";
import {
  type Circumstances,
  findSandwiches,
  listNewAtSaved,
  listPopular,
  orderOf,
} from "./sandwich-list.repository.ts";
import { presentSandwich } from "./sandwiches.presenter.ts";
import { findSandwich, listEverByIds, listMenu, menuOrder } from "./sandwiches.repository.ts";

export interface SandwichListing extends Page<Sandwich> {
  total: number;
  hiddenUnknown: number;
}

/** A page of what matches, and how many there are as far as anybody counts. */
export async function exploreSandwiches(
  db: Database,
  { limit, cursor, ...filters }: SandwichFilters & PageQuery,
  circumstances: Circumstances,
): Promise<SandwichListing> {
  const after = readCursor(cursor, positionIn(orderOf(filters.sort)));
  const { rows, counts } = await findSandwiches(db, filters, circumstances, after, limit + 1);
  const page = toListPage(rows, limit, ({ sandwich, miles }) => ({
    ...presentSandwich(sandwich),
    ...(filters.near && { distanceMiles: miles }),
  }));
  return { ...page, ...counts };
}

/** The best first, uncounted. */
export async function popularSandwiches(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<Sandwich>> {
  const after = readCursor(cursor, positionIn(orderOf("rank")));
  const { rows } = await listPopular(db, after, limit + 1);
  return toListPage(rows, limit, presentSandwich);
}

const dayMs = 86_400_000;
const mostNew = 3;

/** What the member's saved restaurants put on their menus within a day. */
export async function newAtSavedRestaurants(
  db: Database,
  userId: string,
  now: Date,
): Promise<Sandwich[]> {
  const { rows } = await listNewAtSaved(db, userId, new Date(now.getTime() - dayMs), mostNew);
  return toListPage(rows, mostNew, presentSandwich).items;
}

export async function pageOfMenu(
  db: Database,
  restaurantId: number,
  { limit, cursor }: PageQuery,
): Promise<Page<Sandwich>> {
  const after = readCursor(cursor, positionIn(menuOrder));
  const { rows } = await readingOf("restaurant", [restaurantId], () =>
    listMenu(db, restaurantId, after, limit + 1),
  );
  return toListPage(rows, limit, presentSandwich);
}

export async function getSandwich(db: Database, id: number): Promise<Sandwich> {
  const row = await readingOf("sandwich", [id], () => findSandwich(db, id));
  if (!row) throw notFound("Sandwich");
  return presentSandwich(row);
}

/** By id, including deleted ones: an entry of a collection outlives its sandwich. */
export async function keptSandwiches(db: Database, ids: number[]): Promise<Map<number, Sandwich>> {
  const rows = ids.length > 0 ? await listEverByIds(db, ids) : [];
  return new Map(rows.map((row) => [row.id, presentSandwich(row)]));
}
