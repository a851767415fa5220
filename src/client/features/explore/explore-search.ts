import { readCoordinates } from "#client/features/places/coordinates.ts";
import { listOf, numberUpTo, oneOf, textUpTo } from "#client/lib/search-values.ts";
import {
  defaultSorts,
  type ExploreView,
  exploreViews,
  longestPlace,
  longestSearch,
  type RestaurantSort,
  restaurantSorts,
  type SandwichSort,
  sandwichSorts,
} from "#contract/explore-choices.ts";
import {
  exploreFilters,
  type Filter,
  type FilterSearch,
  isFilterOf,
  type NumberFilter,
} from "#contract/explore-filters.ts";

/** The address of Explore. Its filters have the API's names. */
export interface ExploreSearch extends FilterSearch {
  q?: string;
  view?: ExploreView;
  sort?: SandwichSort | RestaurantSort;
  /** "latitude,longitude", and the name that people know the place by. */
  near?: string;
  place?: string;
  /** Where a page starts that was reached by its link. */
  cursor?: string;
}

type Raw = Record<string, unknown>;

/** Leaves out what is unknown or wrong: anybody can write an address. */
export function readExploreSearch(raw: Raw): ExploreSearch {
  const view = oneOf(exploreViews, raw["view"]);
  const q = textUpTo(longestSearch, raw["q"]);
  const rest = {
    sort: readSort(view ?? "sandwiches", raw),
    ...readFilters(view ?? "sandwiches", raw),
    ...readPlace(raw),
    cursor: textUpTo(1000, raw["cursor"]),
  };
  const isSearch = [q, ...Object.values(rest)].some((value) => value !== undefined);
  return { q, view: view ?? (isSearch ? "sandwiches" : undefined), ...rest };
}

function readFilters(view: ExploreView, raw: Raw): FilterSearch {
  const read = Object.entries<Filter>(exploreFilters).map(([name, filter]) => {
    const isOff = !isFilterOf(view, filter) || (filter.needs === "place" && !hasPlace(raw));
    return [name, isOff ? undefined : readFilter(filter, raw[name])];
  });
  return Object.fromEntries(read);
}

function readFilter(filter: Filter, value: unknown) {
  switch (filter.kind) {
    case "switch":
      return String(value) === String(filter.on) ? filter.on : undefined;
    case "number":
      return readNumber(filter, value);
    case "word":
      return oneOf(filter.words, value);
    case "words":
      return listOf(filter.words, value);
    case "text":
      return textUpTo(filter.longest, value);
  }
}

function readNumber({ min = 0, max, isWhole }: NumberFilter, value: unknown) {
  const number = numberUpTo(max, value);
  if (number === undefined || number < min) return;
  return isWhole && !Number.isInteger(number) ? undefined : number;
}

/** A place without a name is called by its coordinates. */
function readPlace(raw: Raw): ExploreSearch {
  const near = readCoordinates(raw["near"]) ?? readCoordinates(raw["place"]);
  return { near, place: textUpTo(longestPlace, raw["place"]) ?? near };
}

const hasPlace = (raw: Raw) => readPlace(raw).place !== undefined;

const sorts = { sandwiches: sandwichSorts, restaurants: restaurantSorts };

function readSort(view: ExploreView, raw: Raw) {
  const sort = oneOf<SandwichSort | RestaurantSort>(sorts[view], raw["sort"]);
  if (sort === defaultSorts[view]) return;
  return sort === "distance" && !hasPlace(raw) ? undefined : sort;
}
