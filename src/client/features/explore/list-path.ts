import type { ExploreView } from "#contract/explore-choices.ts";
import type { ExploreSearch } from "./explore-search.ts";

const pageSize = 24;

/** The API's list that an address asks for. What needs a member or a place waits until there is one. */
export function listPath(view: ExploreView, search: ExploreSearch, isMember: boolean): string {
  const { view: _view, place: _place, cursor: _cursor, ...filters } = search;
  if (!isMember) {
    filters.saved = undefined;
    filters.untried = undefined;
  }
  if (!filters.near) {
    filters.within = undefined;
    if (filters.sort === "distance") filters.sort = undefined;
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  query.set("limit", String(pageSize));
  return `/api/${view}?${query}`;
}
