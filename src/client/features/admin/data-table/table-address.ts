import type { SortDirection } from "#contract/management-choices.ts";
import type { TableSearch } from "./table-search.ts";

/** Of a page or of a call, without what is not said. */
export function withSearch(path: string, search: object): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  if (query.size === 0) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/** A column that a table can be ordered by. */
export interface SortColumn<Sort extends string = string> {
  sort: Sort;
  /** Numbers and dates: what is most or newest is asked for first. */
  descendsFirst?: boolean;
}

/** Null when the table is ordered by another column. */
export function directionOf<Sort extends string>(
  search: TableSearch<Sort>,
  { sort, descendsFirst }: SortColumn<Sort>,
  usual: Sort,
): SortDirection | null {
  if ((search.sort ?? usual) !== sort) return null;
  return search.direction ?? (descendsFirst ? "desc" : "asc");
}

/** The first page by that column; its own direction needs no saying. */
export function sortedBy<Search extends TableSearch>(
  { cursor: _, ...kept }: Search,
  { sort, descendsFirst }: SortColumn,
  direction: SortDirection,
  usual: string,
) {
  const isOwn = direction === (descendsFirst ? "desc" : "asc");
  return {
    ...kept,
    sort: sort === usual ? undefined : sort,
    direction: isOwn ? undefined : direction,
  };
}
