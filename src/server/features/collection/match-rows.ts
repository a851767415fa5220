import type { ImportMatch, ImportRow } from "#contract/collection-import.ts";
import type { Database } from "#server/database/client.ts";
import { foldText } from "#server/database/search-text.ts";
import { keptSandwiches } from "#server/features/sandwiches/sandwiches.service.ts";
import { listNamesakes } from "./collection-import.repository.ts";

export interface RowMatch {
  sandwich: ImportMatch | null;
  candidates: ImportMatch[];
}

/**
 * Which sandwich each row means. An id counts when the name agrees with it or none is given: a file
 * from elsewhere has ids of its own. Otherwise the names of sandwich and restaurant have to lead to
 * one sandwich alone.
 */
export async function matchRows(db: Database, rows: ImportRow[]): Promise<RowMatch[]> {
  const ids = rows.flatMap(({ sandwichId }) => sandwichId ?? []);
  const byId = await keptSandwiches(db, [...new Set(ids)]);
  const namesakes = await listNamesakes(db, [...new Set(rows.flatMap(({ name }) => name ?? []))]);

  return rows.map((row) => {
    const known = row.sandwichId === undefined ? undefined : byId.get(row.sandwichId);
    const named = known && toMatch(known);
    if (named && (row.name === undefined || isAlike(row.name, named.name))) {
      return { sandwich: named, candidates: [] };
    }
    const found = namesakes.filter(
      (other) =>
        isAlike(row.name, other.name) &&
        (row.restaurant === undefined || isAlike(row.restaurant, other.restaurantName)),
    );
    const [only, ...more] = found;
    if (only && more.length === 0) return { sandwich: only, candidates: [] };
    // It may have been renamed since the file was written.
    return { sandwich: null, candidates: found.length > 0 || !named ? found : [named] };
  });
}

const isAlike = (one: string | undefined, other: string) =>
  one !== undefined && foldText(one).trim() === foldText(other).trim();

const toMatch = ({ id, name, restaurantName }: ImportMatch): ImportMatch => ({
  id,
  name,
  restaurantName,
});
