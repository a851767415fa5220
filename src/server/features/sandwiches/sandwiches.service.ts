import type { PageQuery } from "#contract/paging.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { type Page, readCursor, toPage } from "#server/domain/paging.ts";
import { notFound } from "#server/domain/refusal.ts";
import { readingOf } from "#server/memory/reading.ts";
import { presentSandwiches } from "./sandwiches.presenter.ts";
import { findSandwich, listEverByIds, listMenu, menuPosition } from "./sandwiches.repository.ts";

export async function pageOfMenu(
  db: Database,
  restaurantId: number,
  { limit, cursor }: PageQuery,
): Promise<Page<Sandwich>> {
  const after = readCursor(cursor, menuPosition);
  const rows = await readingOf("restaurant", [restaurantId], () =>
    listMenu(db, restaurantId, after, limit + 1),
  );
  const page = toPage(rows, limit, (row) => [row.position, row.id]);
  return { ...page, items: await presentSandwiches(db, page.items) };
}

export async function getSandwich(db: Database, id: number): Promise<Sandwich> {
  const row = await readingOf("sandwich", [id], () => findSandwich(db, id));
  const [sandwich] = row ? await presentSandwiches(db, [row]) : [];
  if (!sandwich) throw notFound("Sandwich");
  return sandwich;
}

/** By id, including deleted ones: an entry of a collection outlives its sandwich. */
export async function keptSandwiches(db: Database, ids: number[]): Promise<Map<number, Sandwich>> {
  const rows = ids.length > 0 ? await listEverByIds(db, ids) : [];
  return new Map((await presentSandwiches(db, rows)).map((sandwich) => [sandwich.id, sandwich]));
}
