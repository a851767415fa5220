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

/** A page of the table, and its number of rows unless the caller needs none; for a search it is counted up to a limit. */
export async function pageOfManaged(
  db: Database,
  { limit, cursor, sort, direction, q }: ManagedFilters & PageQuery,
  isCounted = true,
): Promise<Page<ManagedRestaurant> & { total: number }> {
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
