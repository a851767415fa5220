import type { ExploreSearch } from "./explore-search.ts";

/** What a typed place changes. The page's loader finds out where it is; none at all ends every distance. */
export function placePatch(search: ExploreSearch, typed: string): ExploreSearch {
  if (typed === (search.place ?? "")) return {};
  if (typed) return { near: undefined, place: typed };
  return {
    near: undefined,
    place: undefined,
    within: undefined,
    sort: search.sort === "distance" ? undefined : search.sort,
  };
}
