import { readCoordinates } from "#client/features/places/coordinates.ts";
import { readChoice, readText } from "#client/lib/search-values.ts";
import {
  type CollectionSort,
  type CollectionTab,
  collectionSorts,
  collectionTabs,
} from "#contract/collection-choices.ts";
import { longestPlace, longestSearch } from "#contract/explore-choices.ts";

/** What the address of the wishlist says. Defaults are left out. */
export interface EntrySearch {
  tab?: Exclude<CollectionTab, "all">;
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

type Raw = Record<string, unknown>;

/** Unknown and invalid values are left out. */
export function readEntrySearch(raw: Raw): EntrySearch {
  const tab = readChoice(collectionTabs, raw["tab"]);
  const sort = readChoice(collectionSorts, raw["sort"]);
  const near = readCoordinates(raw["near"]);
  return {
    tab: tab === "all" ? undefined : tab,
    q: readText(longestSearch, raw["q"]),
    sort: sort === "newest" || (sort === "distance" && !near) ? undefined : sort,
    near,
    place: near && (readText(longestPlace, raw["place"]) ?? near),
    cursor: readText(1000, raw["cursor"]),
  };
}

export function readCollectionSearch(raw: Raw): CollectionSearch {
  if (raw["tab"] !== "restaurants") return readEntrySearch(raw);
  const { q, cursor } = readEntrySearch(raw);
  return { tab: "restaurants", q, cursor };
}
