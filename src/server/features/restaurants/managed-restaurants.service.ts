import { type SQL, sql } from "drizzle-orm";
import type { ManagedFilters, ManagedRestaurant } from "#contract/management.ts";
import type { PageQuery } from "#contract/paging.ts";
import { foldText } from "#contract/search-text.ts";
import { restaurantTypes } from "#contract/vocabulary.ts";
import { textArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { readList } from "#server/database/indexed-list.ts";
import { parseJson } from "#server/database/json-text.ts";
import { containsWords } from "#server/database/text-search.ts";
import { mapPage, type Page, readPosition, toListPage } from "#server/domain/paging.ts";
import { managedKeys, managedRow } from "./managed-restaurants.repository.ts";

type ManagedQuery = ManagedFilters & PageQuery;

/** A page of the table, and its number of rows; for a search it is counted up to a limit. */
export const pageOfManaged = (
  db: Database,
  query: ManagedQuery,
): Promise<Page<ManagedRestaurant> & { total: number }> => readPage(db, query, true);

/** The next rows for the CSV file, without counting them. */
export const pageOfExport = (db: Database, query: ManagedQuery): Promise<Page<ManagedRestaurant>> =>
  readPage(db, query, false);

async function readPage(db: Database, query: ManagedQuery, isCounted: boolean) {
  const { limit, cursor, sort, direction, q } = query;
  const order = { keys: managedKeys[sort], descending: direction === "desc" };
  const contains = holdsWords(q);
  const source = {
    from: sql`restaurants`,
    where: [sql`restaurants.deleted_at is null`, contains],
    isCountedWhole: contains === null,
  };
  const found = await readList(db, {
    page: { ...source, order },
    row: managedRow,
    after: readPosition(cursor, order),
    limit: limit + 1,
    counts: { total: isCounted ? source : null },
  });
  return { ...mapPage(toListPage(found.rows, limit), parseJson), ...found.counts };
}

/** Finds what the public search finds, and the restaurant type. */
function holdsWords(q: string | undefined): SQL | null {
  const text = containsWords(sql`restaurants.search_text`, q);
  const words = foldText(q ?? "").trim();
  const types = restaurantTypes.filter((type) => foldText(type).includes(words));
  if (!text || types.length === 0) return text;
  return sql`(${text} or restaurants.restaurant_type = any(${textArray(types)}))`;
}
