import {
  type ExploreView,
  farthestMiles,
  highestPriceFilter,
  nearestMiles,
} from "./explore-choices.ts";
import { allergenNames, type Claim, claims, eachClaim } from "./traits.ts";
import { maxSpiceLevel, priceRanges, restaurantTypes } from "./vocabulary.ts";

/**
 * Every filter of Explore, defined once. The API's query (`explore.ts`), the address of the page, the chips and the bounds
 * of the controls derive from it. No zod: the first load uses it.
 */
export type Filter = SwitchFilter | NumberFilter | WordFilter | WordsFilter | TextFilter;

interface FilterFields {
  /** The only view that has it. */
  of?: ExploreView;
  /** The filter is ignored for visitors ("member"), or without a place to measure from ("place"). */
  needs?: "member" | "place";
  /**
   * The text that names it while it is on; without one, its value does. `{money}` stands for the value written as
   * money: see `ChipFormat`.
   */
  chip?: string;
}

export type ChipFormat = "value" | "money" | "radius" | "allergen";

export interface SwitchFilter extends FilterFields {
  kind: "switch";
  /** Its value in the address when it is on. */
  on: 1 | true;
  chip: string;
}

export interface NumberFilter extends FilterFields {
  kind: "number";
  /** 0 unless given. */
  min?: number;
  max: number;
  isWhole?: true;
}

/** One word of a closed list. */
export interface WordFilter extends FilterFields {
  kind: "word";
  words: readonly [string, ...string[]];
}

/** Words of a closed list, separated by commas. Each has its own chip. */
export interface WordsFilter extends FilterFields {
  kind: "words";
  words: readonly [string, ...string[]];
}

export interface TextFilter extends FilterFields {
  kind: "text";
  longest: number;
}

const claimFilter = (claim: Claim) =>
  ({ of: "sandwiches", kind: "switch", on: true, chip: `${claims[claim].label} only` }) as const;

/** In the order of their chips. */
export const exploreFilters = {
  openNow: { kind: "switch", on: 1, chip: "Open now" },
  untried: { of: "sandwiches", kind: "switch", on: 1, needs: "member", chip: "Not yet tried" },
  saved: { kind: "switch", on: 1, needs: "member", chip: "Saved only" },
  within: {
    kind: "number",
    min: nearestMiles,
    max: farthestMiles,
    needs: "place",
    chip: "Within {radius}",
  },
  minPrice: { of: "sandwiches", kind: "number", max: highestPriceFilter, chip: "From {money}" },
  maxPrice: { of: "sandwiches", kind: "number", max: highestPriceFilter, chip: "Up to {money}" },
  heat: {
    of: "sandwiches",
    kind: "number",
    max: maxSpiceLevel,
    isWhole: true,
    chip: "Heat {value} or more",
  },
  minRating: { of: "sandwiches", kind: "number", max: 5, chip: "{value} stars or more" },
  /** Hides sandwiches that contain the allergen or might contain it. */
  without: { of: "sandwiches", kind: "words", words: allergenNames, chip: "No {allergen}" },
  ...eachClaim(claimFilter),
  tag: { of: "sandwiches", kind: "text", longest: 100 },
  ingredient: { of: "sandwiches", kind: "text", longest: 80, chip: "With {value}" },
  priceRange: { of: "restaurants", kind: "words", words: priceRanges },
  restaurantType: { of: "restaurants", kind: "word", words: restaurantTypes },
} as const satisfies Record<string, Filter>;

type Filters = typeof exploreFilters;

export type FilterName = keyof Filters;

export type SwitchName = {
  [Name in FilterName]: Filters[Name] extends SwitchFilter ? Name : never;
}[FilterName];

/** The filters of one view. */
export type FiltersOf<View extends ExploreView> = {
  [Name in FilterName as Filters[Name] extends { of: Exclude<ExploreView, View> }
    ? never
    : Name]: Filters[Name];
};

type AddressValue<F extends Filter> = F extends SwitchFilter
  ? F["on"]
  : F extends NumberFilter
    ? number
    : F extends WordFilter
      ? F["words"][number]
      : string;

/** The filters of both views, as the address of the page carries them. */
export type FilterSearch = { -readonly [Name in FilterName]?: AddressValue<Filters[Name]> };

export const isFilterOf = (view: ExploreView, { of = view }: Filter): boolean => of === view;
