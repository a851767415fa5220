import { readCoordinates } from "#client/lib/coordinates.ts";
import { readChoice, readChoices, readNumber, readText } from "#client/lib/search-values.ts";
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

/** The search parameters of Explore. The filters have the API's names. */
export interface ExploreSearch extends FilterSearch {
  q?: string;
  view?: ExploreView;
  sort?: SandwichSort | RestaurantSort;
  /** "latitude,longitude", and the name of the place. */
  near?: string;
  place?: string;
  /** Where a page starts that was opened by its link. */
  cursor?: string;
}

type Raw = Record<string, unknown>;

/** Ignores unknown and invalid values. */
export function readExploreSearch(raw: Raw): ExploreSearch {
  const view = readChoice(exploreViews, raw["view"]);
  const q = readText(longestSearch, raw["q"]);
  const rest = {
    sort: readSort(view ?? "sandwiches", raw),
    ...readFilters(view ?? "sandwiches", raw),
    ...readPlace(raw),
    cursor: readText(1000, raw["cursor"]),
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
      return /^(?:1|true)$/.test(String(value)) ? filter.on : undefined;
    case "number":
      return readNumberFilter(filter, value);
    case "word":
      return readChoice(filter.words, value);
    case "words":
      return readChoices(filter.words, value);
    case "text":
      return readText(filter.longest, value);
  }
}

function readNumberFilter({ min = 0, max, isWhole }: NumberFilter, value: unknown) {
  const number = readNumber(max, value);
  if (number === undefined || number < min) return;
  return isWhole && !Number.isInteger(number) ? undefined : number;
}

function readPlace(raw: Raw): ExploreSearch {
  const near = readCoordinates(raw["near"]) ?? readCoordinates(raw["place"]);
  return { near, place: readText(longestPlace, raw["place"]) ?? near };
}

const hasPlace = (raw: Raw) => readPlace(raw).place !== undefined;

const sorts = { sandwiches: sandwichSorts, restaurants: restaurantSorts };

function readSort(view: ExploreView, raw: Raw) {
  const sort = readChoice<SandwichSort | RestaurantSort>(sorts[view], raw["sort"]);
  if (sort === defaultSorts[view]) return;
  return sort === "distance" && !hasPlace(raw) ? undefined : sort;
}
