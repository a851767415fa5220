import { readChoice, readText } from "#client/lib/search-values.ts";
import { type SortDirection, sortDirections } from "#contract/administration-choices.ts";
import { longestSearch } from "#contract/explore-choices.ts";

/** The search parameters of a table's page: text, order, and where the page starts. */
export interface TableSearch<Sort extends string = string> {
  q?: string;
  sort?: Sort;
  direction?: SortDirection;
  cursor?: string;
}

/** Drops unknown values, and the default order (the first of `sorts`). */
export function readTableSearch<Sort extends string>(
  { q, sort, direction, cursor }: Record<string, unknown>,
  sorts: readonly Sort[],
): TableSearch<Sort> {
  const known = readChoice(sorts, sort);
  return {
    q: readText(longestSearch, q),
    sort: known === sorts[0] ? undefined : known,
    direction: readChoice(sortDirections, direction),
    cursor: readText(1000, cursor),
  };
}

export type WordsSearch = Pick<TableSearch, "q" | "cursor">;

/** For a table with a single order. */
export function readWordsSearch(search: Record<string, unknown>): WordsSearch {
  const { q, cursor } = readTableSearch(search, []);
  return { q, cursor };
}

export type CursorSearch = Pick<TableSearch, "cursor">;

/** For a table without a search box. */
export const readCursorSearch = ({ cursor }: Record<string, unknown>): CursorSearch => ({
  cursor: readText(1000, cursor),
});
