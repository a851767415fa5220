import { readTableSearch, type TableSearch } from "./table-search.ts";

export type WordsSearch = Pick<TableSearch, "q" | "cursor">;

/** For a table that has one order only. */
export function readWordsSearch(search: Record<string, unknown>): WordsSearch {
  const { q, cursor } = readTableSearch(search, []);
  return { q, cursor };
}
