import { oneOf, textUpTo } from "#client/lib/search-values.ts";
import { longestSearch } from "#contract/explore-choices.ts";
import { type SortDirection, sortDirections } from "#contract/management-choices.ts";

/** What a table's address says: words, order, and where the page starts. Unsaid, a direction is the column's own. */
export interface TableSearch<Sort extends string = string> {
  q?: string;
  sort?: Sort;
  direction?: SortDirection;
  cursor?: string;
}

/** What is none of ours is dropped; the usual order needs no saying. */
export function readTableSearch<Sort extends string>(
  { q, sort, direction, cursor }: Record<string, unknown>,
  sorts: readonly Sort[],
): TableSearch<Sort> {
  const known = oneOf(sorts, sort);
  return {
    q: textUpTo(longestSearch, q),
    sort: known === sorts[0] ? undefined : known,
    direction: oneOf(sortDirections, direction),
    cursor: textUpTo(1000, cursor),
  };
}
