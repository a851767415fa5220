import type { TableSearch } from "./table-search.ts";

/** Of a page or of a call, without what is not said. */
export function withSearch(path: string, search: object): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  if (query.size === 0) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/** The same column again turns its order round. */
export function sortedBy<Sort extends string>(
  search: TableSearch<Sort>,
  sort: Sort,
  usual: Sort,
): TableSearch<Sort> {
  const isCurrent = (search.sort ?? usual) === sort;
  const direction = isCurrent && search.direction !== "desc" ? "desc" : undefined;
  return { q: search.q, sort: sort === usual ? undefined : sort, direction };
}
