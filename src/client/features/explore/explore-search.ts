import { readCoordinates } from "#client/features/places/coordinates.ts";
import {
  allergens,
  type ExploreView,
  exploreViews,
  farthestMiles,
  longestPlace,
  longestSearch,
  nearestMiles,
  type RestaurantSort,
  restaurantSorts,
  type SandwichSort,
  sandwichSorts,
} from "#contract/explore-choices.ts";
import {
  maxSpiceLevel,
  priceRanges,
  type RestaurantType,
  restaurantTypes,
} from "#contract/vocabulary.ts";
import { flag, listOf, numberUpTo, oneOf, textUpTo, wholeNumberUpTo } from "./search-values.ts";

/** The address of Explore: the API's own names, so that what one sees can be shared. */
export interface ExploreSearch {
  q?: string;
  view?: ExploreView;
  sort?: SandwichSort | RestaurantSort;
  minPrice?: number;
  maxPrice?: number;
  heat?: number;
  without?: string;
  tag?: string;
  minRating?: number;
  priceRange?: string;
  restaurantType?: RestaurantType;
  openNow?: 1;
  /** "latitude,longitude", and the name that a person knows it by. */
  near?: string;
  place?: string;
  within?: number;
  saved?: 1;
  untried?: 1;
  /** Where a page starts that was reached by its link. */
  cursor?: string;
}

/** What finds nothing whatever there is, in words. */
export const priceProblem = ({
  minPrice = 0,
  maxPrice = Number.POSITIVE_INFINITY,
}: ExploreSearch) => (minPrice > maxPrice ? "The lowest price is above the highest." : null);

export const defaultSorts = { sandwiches: "rank", restaurants: "name" } as const;

type Raw = Record<string, unknown>;

/** What is unknown or wrong is left out: an address can be anybody's. */
export function readExploreSearch(raw: Raw): ExploreSearch {
  const view = oneOf(exploreViews, raw["view"]);
  const q = textUpTo(longestSearch, raw["q"]);
  const rest = {
    ...(view === "restaurants" ? readRestaurantFilters(raw) : readSandwichFilters(raw)),
    openNow: flag(raw["openNow"]),
    ...readPlace(raw),
    saved: flag(raw["saved"]),
    cursor: textUpTo(1000, raw["cursor"]),
  };
  const asksForSomething = [q, ...Object.values(rest)].some((value) => value !== undefined);
  return { q, view: view ?? (asksForSomething ? "sandwiches" : undefined), ...rest };
}

function readSandwichFilters(raw: Raw): ExploreSearch {
  return {
    sort: readSort(sandwichSorts, defaultSorts.sandwiches, raw),
    minPrice: numberUpTo(100_000, raw["minPrice"]),
    maxPrice: numberUpTo(100_000, raw["maxPrice"]),
    heat: wholeNumberUpTo(maxSpiceLevel, raw["heat"]),
    without: listOf(allergens, raw["without"]),
    tag: textUpTo(100, raw["tag"]),
    minRating: numberUpTo(5, raw["minRating"]),
    untried: flag(raw["untried"]),
  };
}

function readRestaurantFilters(raw: Raw): ExploreSearch {
  return {
    sort: readSort(restaurantSorts, defaultSorts.restaurants, raw),
    priceRange: listOf(priceRanges, raw["priceRange"]),
    restaurantType: oneOf(restaurantTypes, raw["restaurantType"]),
  };
}

/** A distance needs a place to start from; one without a name goes by its coordinates. */
function readPlace(raw: Raw): ExploreSearch {
  const near = readCoordinates(raw["near"]) ?? readCoordinates(raw["place"]);
  const place = textUpTo(longestPlace, raw["place"]) ?? near;
  return { near, place, within: near || place ? readRadius(raw["within"]) : undefined };
}

function readRadius(value: unknown) {
  const miles = numberUpTo(farthestMiles, value);
  return miles && miles >= nearestMiles ? miles : undefined;
}

function readSort<Sort extends string>(sorts: readonly Sort[], byDefault: Sort, raw: Raw) {
  const sort = oneOf(sorts, raw["sort"]);
  if (sort === byDefault) return;
  const { near, place } = readPlace(raw);
  return sort === "distance" && !near && !place ? undefined : sort;
}
