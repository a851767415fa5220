import type { LinkProps } from "@tanstack/react-router";
import { readChoice, readText } from "#client/lib/search-values.ts";
import { type SortDirection, sortDirections } from "#contract/administration-choices.ts";
import { longestSearch } from "#contract/explore-choices.ts";

/** The search parameters of a table's page. */
export interface TableSearch<Sort extends string = string> {
  q?: string;
  sort?: Sort;
  direction?: SortDirection;
  cursor?: string;
}

/** Ignores unknown values. The default order is the first of `sorts`. */
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

export type PagePath = Extract<LinkProps["to"], `/${string}`>;

/** TypeScript cannot know which search parameters belong to one of several paths. */
export const tableLink = (to: PagePath, search: object) => ({ to, search }) as LinkProps;

/** A column that a table can be ordered by. */
export interface SortColumn<Sort extends string = string> {
  sort: Sort;
  /** For numbers and dates: the first click shows the highest or newest. */
  descendsFirst?: boolean;
}

/** The direction in which the column sorts the table; null if another column does. */
export function currentDirection<Sort extends string>(
  search: TableSearch<Sort>,
  { sort, descendsFirst }: SortColumn<Sort>,
  defaultSort: Sort,
): SortDirection | null {
  if ((search.sort ?? defaultSort) !== sort) return null;
  return search.direction ?? (descendsFirst ? "desc" : "asc");
}

/** The search parameters of the first page in that order, without the default direction. */
export function sortedBy<Search extends TableSearch>(
  { cursor: _, ...kept }: Search,
  { sort, descendsFirst }: SortColumn,
  direction: SortDirection,
  defaultSort: string,
) {
  const isDefault = direction === (descendsFirst ? "desc" : "asc");
  return {
    ...kept,
    sort: sort === defaultSort ? undefined : sort,
    direction: isDefault ? undefined : direction,
  };
}
