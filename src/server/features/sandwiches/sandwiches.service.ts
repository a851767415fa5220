import type { SandwichFilters } from "#contract/explore.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { type JsonText, parseJson } from "#server/database/json-text.ts";
import { type Page, readPosition, toListPage } from "#server/domain/paging.ts";
import { orNotFound } from "#server/domain/refusal.ts";
import {
  type Circumstances,
  findSandwiches,
  listNewAtSaved,
  listPopular,
  orderOf,
} from "./sandwich-list.repository.ts";
import { findSandwich, listEverByIds, listMenu, menuOrder } from "./sandwiches.repository.ts";

export type { Circumstances } from "./sandwich-list.repository.ts";

interface SandwichListing extends Page<JsonText<Sandwich>> {
  total: number;
  hiddenUnknown: number;
}

/** A page of what matches, and how many there are as far as anybody counts. */
export async function exploreSandwiches(
  db: Database,
  { limit, cursor, ...filters }: SandwichFilters & PageQuery,
  circumstances: Circumstances,
): Promise<SandwichListing> {
  const after = readPosition(cursor, orderOf(filters.sort));
  const { rows, counts } = await findSandwiches(db, filters, circumstances, after, limit + 1);
  return { ...toListPage(rows, limit), ...counts };
}

/** The best first, uncounted. */
export async function popularSandwiches(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<JsonText<Sandwich>>> {
  const after = readPosition(cursor, orderOf("rank"));
  const { rows } = await listPopular(db, after, limit + 1);
  return toListPage(rows, limit);
}

const dayMs = 86_400_000;
const mostNew = 3;

/** What the member's saved restaurants put on their menus within a day. */
export async function newAtSavedRestaurants(
  db: Database,
  userId: string,
  now: Date,
): Promise<JsonText<Sandwich>[]> {
  const { rows } = await listNewAtSaved(db, userId, new Date(now.getTime() - dayMs), mostNew);
  return toListPage(rows, mostNew).items;
}

export async function pageOfMenu(
  db: Database,
  restaurantId: number,
  { limit, cursor }: PageQuery,
): Promise<Page<JsonText<Sandwich>>> {
  const after = readPosition(cursor, menuOrder);
  const { rows } = await listMenu(db, restaurantId, after, limit + 1);
  return toListPage(rows, limit);
}

export const getSandwich = (db: Database, id: number): Promise<JsonText<Sandwich>> =>
  orNotFound("Sandwich", findSandwich(db, id));

/** By id, including deleted ones: an entry of a collection outlives its sandwich. */
export async function keptSandwiches(db: Database, ids: number[]): Promise<Map<number, Sandwich>> {
  const rows = ids.length > 0 ? await listEverByIds(db, ids) : [];
  return new Map(rows.map(parseJson).map((sandwich) => [sandwich.id, sandwich]));
}
