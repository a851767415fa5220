import { sql } from "drizzle-orm";
import type { ManagedFilters, ManagedRestaurant } from "#contract/management.ts";
import type { PageQuery } from "#contract/paging.ts";
import { restaurantTypes } from "#contract/vocabulary.ts";
import { textArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { findMatches, findPage, type Matches } from "#server/database/find-matches.ts";
import { type Condition, indexedList } from "#server/database/indexed-list.ts";
import { foldText } from "#server/database/search-text.ts";
import { containsText } from "#server/database/text-search.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { mapPage, type Page, readCursor, toPage } from "#server/domain/paging.ts";
import {
  countListed,
  listManaged,
  type ManagedRow,
  managedOrders,
} from "./managed-restaurants.repository.ts";

type ManagedQuery = ManagedFilters & PageQuery;

/** A page of the table, and its number of rows; for a search it is counted up to a limit. */
export function pageOfManaged(
  db: Database,
  query: ManagedQuery,
): Promise<Page<ManagedRestaurant> & { total: number }> {
  return inTransaction(db, async (tx) => {
    const matches = await findMatches(tx, listOf(query), positionIn(query));
    const total = contains(query.q) ? matches.total : await countListed(tx);
    return { ...(await readPage(tx, query, matches)), total };
  });
}

/** The next rows for the CSV file, without counting them. */
export function pageOfExport(db: Database, query: ManagedQuery): Promise<Page<ManagedRestaurant>> {
  const uncounted: Matches = { total: 0, following: [], isComplete: false };
  return inTransaction(db, (tx) => readPage(tx, query, uncounted));
}

async function readPage(tx: Database, query: ManagedQuery, matches: Matches) {
  const { limit, sort } = query;
  const ids = await findPage(tx, listOf(query), matches, positionIn(query), limit + 1);
  const { positionOf } = managedOrders[sort];
  return mapPage(toPage(await listManaged(tx, ids), limit, positionOf), presentManaged);
}

const positionIn = ({ cursor, sort }: ManagedQuery) =>
  readCursor(cursor, managedOrders[sort].position);

function listOf({ sort, direction, q }: ManagedFilters) {
  const condition = contains(q);
  const order = { keys: managedOrders[sort].keys, descending: direction === "desc" };
  return indexedList(sql`restaurants`, order, condition ? [condition] : []);
}

/** Finds what the public search finds, and the restaurant type. */
function contains(q: string | undefined): Condition | null {
  const text = containsText(sql`restaurants`, q);
  const words = foldText(q ?? "").trim();
  const types = restaurantTypes.filter((type) => foldText(type).includes(words));
  if (!text || types.length === 0) return text;
  const ofType = sql`restaurants.restaurant_type = any(${textArray(types)})`;
  return {
    test: sql`(${text.test} or ${ofType})`,
    lookup: sql`(${text.lookup} or ${ofType})`,
    needsBitmap: true,
  };
}

export function presentManaged({
  sortName: _,
  createdAt: __,
  ...row
}: ManagedRow): ManagedRestaurant {
  return row;
}
