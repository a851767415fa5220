import { oneOf, textUpTo } from "#client/lib/search-values.ts";
import {
  type CollectionSort,
  type CollectionTab,
  collectionSorts,
  collectionTabs,
} from "#contract/collection-choices.ts";
import { longestSearch } from "#contract/explore-choices.ts";

/** The address of a shelf; what is as usual is left out. */
export interface ShelfSearch {
  tab?: Exclude<CollectionTab, "all">;
  q?: string;
  sort?: Exclude<CollectionSort, "newest">;
  /** Where a page starts that was reached by its link. */
  cursor?: string;
}

export type CollectionSearch = Omit<ShelfSearch, "tab"> & {
  tab?: ShelfSearch["tab"] | "restaurants";
};

type Raw = Record<string, unknown>;

/** What is unknown or wrong is left out: an address can be anybody's. */
export function readShelfSearch(raw: Raw): ShelfSearch {
  const tab = oneOf(collectionTabs, raw["tab"]);
  const sort = oneOf(collectionSorts, raw["sort"]);
  return {
    tab: tab === "all" ? undefined : tab,
    q: textUpTo(longestSearch, raw["q"]),
    sort: sort === "newest" ? undefined : sort,
    cursor: textUpTo(1000, raw["cursor"]),
  };
}

export function readCollectionSearch(raw: Raw): CollectionSearch {
  if (raw["tab"] !== "restaurants") return readShelfSearch(raw);
  const { q, cursor } = readShelfSearch(raw);
  return { tab: "restaurants", q, cursor };
}
