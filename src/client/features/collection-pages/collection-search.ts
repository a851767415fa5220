import { readCoordinates } from "#client/lib/coordinates.ts";
import { readChoice, readText } from "#client/lib/search-values.ts";
import {
  type CollectionSort,
  type CollectionTab,
  collectionSorts,
  collectionTabs,
} from "#contract/collection-choices.ts";
import { longestPlace, longestSearch } from "#contract/explore-choices.ts";

/** The wishlist opens on what is still to try. */
export const usualTabs = { "/collection": "all", "/wishlist": "want-to-try" } as const;

/** What the address of the wishlist says. Defaults are left out. */
export interface EntrySearch {
  /** Where it is left out, the page's usual one. */
  tab?: CollectionTab;
  q?: string;
  sort?: Exclude<CollectionSort, "newest">;
  /** "latitude,longitude", and the name that people know the place by. */
  near?: string;
  place?: string;
  /** Where the list starts, after a click on "Load more" without a script. */
  cursor?: string;
}

/** The collection has a tab more. */
export type CollectionSearch = Omit<EntrySearch, "tab"> & {
  tab?: EntrySearch["tab"] | "restaurants";
};

/** What the list of the wishlist is asked for. */
export const onWishlistTab = <Search extends CollectionSearch>(search: Search): Search => ({
  ...search,
  tab: search.tab ?? usualTabs["/wishlist"],
});

type Raw = Record<string, unknown>;

/** Unknown and invalid values are left out. */
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
