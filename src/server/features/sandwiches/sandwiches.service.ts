import type { PageQuery } from "#contract/paging.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { mapPage, type Page, readCursor, toPage } from "#server/domain/paging.ts";
import { notFound } from "#server/domain/refusal.ts";
import { readingOf } from "#server/memory/reading.ts";
import { presentSandwich } from "./sandwiches.presenter.ts";
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
  return mapPage(
    toPage(rows, limit, (row) => [row.position, row.id]),
    presentSandwich,
  );
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
