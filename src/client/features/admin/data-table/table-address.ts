import type { LinkProps } from "@tanstack/react-router";
import type { SortDirection } from "#contract/administration-choices.ts";
import type { TableSearch } from "./table-search.ts";

/** One of our pages: the compiler knows them all. */
export type PagePath = Extract<LinkProps["to"], `/${string}`>;

/** Adds search parameters to a path, without those that are undefined or empty. */
export function withSearch(path: string, search: object): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  if (query.size === 0) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/** A column that a table can be ordered by. */
export interface SortColumn<Sort extends string = string> {
  sort: Sort;
  /** For numbers and dates: the first click shows the highest or newest. */
  descendsFirst?: boolean;
}

/** The direction in which this column sorts the table now; null when another column does. */
export function currentDirection<Sort extends string>(
  search: TableSearch<Sort>,
  { sort, descendsFirst }: SortColumn<Sort>,
  defaultSort: Sort,
): SortDirection | null {
  if ((search.sort ?? defaultSort) !== sort) return null;
  return search.direction ?? (descendsFirst ? "desc" : "asc");
}

/** The search for the first page in that order; the column's default direction is left out. */
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
