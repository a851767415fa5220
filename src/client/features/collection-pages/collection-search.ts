import { readCoordinates } from "#client/lib/coordinates.ts";
import { readChoice, readText } from "#client/lib/search-values.ts";
import {
  type CollectionSort,
  type CollectionTab,
  collectionSorts,
  collectionTabs,
} from "#contract/collection-choices.ts";
import { longestPlace, longestSearch } from "#contract/explore-choices.ts";

/** The tabs that open without a `tab` in the address. */
export const usualTabs = { "/collection": "all", "/wishlist": "want-to-try" } as const;

/** The search parameters of the wishlist, without defaults. */
export interface EntrySearch {
  /** Undefined for the page's usual tab. */
  tab?: CollectionTab;
  q?: string;
  sort?: Exclude<CollectionSort, "newest">;
  /** "latitude,longitude", and the name of the place. */
  near?: string;
  place?: string;
  /** Where the list starts after a click on "Load more" without JavaScript. */
  cursor?: string;
}

/** The collection also has a tab for restaurants. */
export type CollectionSearch = Omit<EntrySearch, "tab"> & {
  tab?: EntrySearch["tab"] | "restaurants";
};

export const onWishlistTab = <Search extends CollectionSearch>(search: Search): Search => ({
  ...search,
  tab: search.tab ?? usualTabs["/wishlist"],
});

type Raw = Record<string, unknown>;

/** Ignores unknown and invalid values. */
export const readWishlistSearch = (raw: Raw) => readEntrySearch(raw, usualTabs["/wishlist"]);

function readEntrySearch(raw: Raw, usualTab: CollectionTab): EntrySearch {
  const tab = readChoice(collectionTabs, raw["tab"]);
  const sort = readChoice(collectionSorts, raw["sort"]);
  const near = readCoordinates(raw["near"]);
  return {
    tab: tab === usualTab ? undefined : tab,
    q: readText(longestSearch, raw["q"]),
    sort: sort === "newest" || (sort === "distance" && !near) ? undefined : sort,
    near,
    place: near && (readText(longestPlace, raw["place"]) ?? near),
    cursor: readText(1000, raw["cursor"]),
  };
}

export function readCollectionSearch(raw: Raw): CollectionSearch {
  const search = readEntrySearch(raw, usualTabs["/collection"]);
  if (raw["tab"] !== "restaurants") return search;
  const { q, cursor } = search;
  return { tab: "restaurants", q, cursor };
}
