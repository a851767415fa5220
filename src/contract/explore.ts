import { z } from "zod";
import {
  allergens,
  exploreViews,
  farthestMiles,
  longestSearch,
  nearestMiles,
  restaurantSorts,
  sandwichSorts,
} from "./explore-choices.ts";
import { findTimeZone, longestZoneName } from "./time-zone.ts";
import { maxSpiceLevel, priceRanges, restaurantTypes } from "./vocabulary.ts";

const longestTag = 100;

const searchText = z
  .string()
  .max(longestSearch, `q must be at most ${longestSearch} characters`)
  .optional();

const numberBetween = (name: string, min: number, max: number) =>
  z.coerce
    .number(`${name} must be a number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`)
    .optional();

const wholeNumberBetween = (name: string, min: number, max: number) =>
  numberBetween(name, min, max).refine(
    (value) => value === undefined || Number.isInteger(value),
    `${name} must be a whole number`,
  );

/** `1` asks for it; absent, it is not asked for. */
export const flag = (name: string) =>
  z
    .enum(["0", "1"], `${name} must be 1 or 0`)
    .transform((value) => value === "1")
    .default(false);

/** Words with commas between them. */
const listOf = <const Words extends readonly [string, ...string[]]>(name: string, words: Words) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(",").filter(Boolean))])
    .pipe(z.array(z.enum(words, `${name} may hold ${words.join(", ")}`)))
    .default([]);

const near = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,15})?,-?\d{1,3}(\.\d{1,15})?$/, "near must be latitude,longitude")
  .transform((text) => {
    const [latitude, longitude] = text.split(",").map(Number);
    return { latitude, longitude };
  })
  .pipe(
    z.object({
      latitude: z.number().min(-90, "near is not on Earth").max(90, "near is not on Earth"),
      longitude: z.number().min(-180, "near is not on Earth").max(180, "near is not on Earth"),
    }),
  )
  .optional();

/** The viewer's, for places that do not say theirs; one that nobody knows says nothing. */
const timeZone = z
  .string()
  .max(longestZoneName, `timeZone must be at most ${longestZoneName} characters`)
  .transform(findTimeZone)
  .optional();

const place = { near, within: numberBetween("within", nearestMiles, farthestMiles) };

const placeIsKnown = {
  check: (query: { near?: unknown; within?: unknown; sort: string }) =>
    query.near !== undefined || (query.within === undefined && query.sort !== "distance"),
  refusal: { path: ["near"], message: "near is required for a distance" },
};

export const sandwichFilters = z.object({
  q: searchText,
  sort: z.enum(sandwichSorts, `sort must be one of ${sandwichSorts.join(", ")}`).default("rank"),
  minPrice: numberBetween("minPrice", 0, 100_000),
  maxPrice: numberBetween("maxPrice", 0, 100_000),
  /** At least this hot. */
  heat: wholeNumberBetween("heat", 0, maxSpiceLevel),
  /** Hides what contains it, and what might. */
  without: listOf("without", allergens),
  tag: z.string().max(longestTag, `tag must be at most ${longestTag} characters`).optional(),
  minRating: numberBetween("minRating", 0, 5),
  openNow: flag("openNow"),
  timeZone,
  ...place,
  /** In the viewer's collection. */
  saved: flag("saved"),
  /** Not yet tried by the viewer. */
  untried: flag("untried"),
});

export const restaurantFilters = z.object({
  q: searchText,
  sort: z
    .enum(restaurantSorts, `sort must be one of ${restaurantSorts.join(", ")}`)
    .default("name"),
  priceRange: listOf("priceRange", priceRanges),
  restaurantType: z
    .enum(restaurantTypes, `restaurantType must be one of ${restaurantTypes.join(", ")}`)
    .optional(),
  openNow: flag("openNow"),
  timeZone,
  ...place,
  /** Among the viewer's saved restaurants. */
  saved: flag("saved"),
});

/** A distance needs a place to start from; put it on the whole query. */
export const knowsItsPlace = <T extends z.ZodType<{ near?: unknown; sort: string }>>(query: T) =>
  query.refine(placeIsKnown.check, placeIsKnown.refusal);

export const suggestionQuery = z.object({
  q: z.string().max(longestSearch, `q must be at most ${longestSearch} characters`),
  view: z.enum(exploreViews, "view must be sandwiches or restaurants").default("sandwiches"),
});

/** The nearest spelling that finds something; null when there is none. */
export const suggestion = z.object({ suggestion: z.string().nullable() });

export type SandwichFilters = z.infer<typeof sandwichFilters>;
export type RestaurantFilters = z.infer<typeof restaurantFilters>;
export type Suggestion = z.infer<typeof suggestion>;
