import type { CollectionCounts, EntryFilters, ListedEntry } from "#contract/collection.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { keptSandwiches } from "#server/features/sandwiches/sandwiches.service.ts";
import { mapPage, type Page, type PageQuery, readCursor, toPage } from "#server/http/paging.ts";
import { presentEntry, presentShelfEntry } from "./collection.presenter.ts";
import { countCollection, countShelf, listShelf } from "./shelf.repository.ts";
import { shelfOrders } from "./shelf-sorts.ts";

export interface Shelf extends Page<ListedEntry> {
  /** Counted with the first page alone. */
  total: number | null;
}

/** A page of a member's entries; `isOwner` is whether they ask themselves. */
export function pageOfEntries(
  db: Database,
  userId: string,
  { limit, cursor, sort, include, ...filters }: EntryFilters & PageQuery,
  isOwner: boolean,
): Promise<Shelf> {
  const order = shelfOrders[sort];
  const after = readCursor(cursor, order.position);
  const question = { ...filters, userId, searchesNotes: isOwner };
  return inTransaction(db, async (tx) => {
    const rows = await listShelf(tx, question, order, after, limit + 1);
    const total = after ? null : await countShelf(tx, question);
    const page = toPage(rows, limit, order.positionOf);
    if (!include) return { ...mapPage(page, presentEntry), total };
    const ids = page.items.map(({ sandwichId }) => sandwichId);
    const sandwiches = await keptSandwiches(tx, ids);
    const items = page.items.map((row) => presentShelfEntry(row, sandwiches.get(row.sandwichId)));
    return { items, next: page.next, total };
  });
}

export async function countEntries(db: Database, userId: string): Promise<CollectionCounts> {
  const counts = await countCollection(db, userId);
  return { ...counts, wantToTry: counts.all - counts.tried };
}
