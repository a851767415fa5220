import { z } from "zod";
import {
  defaultSorts,
  type ExploreView,
  exploreViews,
  restaurantSorts,
  sandwichSorts,
} from "./explore-choices.ts";
import {
  exploreFilters,
  type Filter,
  type FiltersOf,
  isFilterOf,
  type NumberFilter,
  type SwitchFilter,
  type TextFilter,
  type WordFilter,
  type WordsFilter,
} from "./explore-filters.ts";
import { oneOf, searchWords } from "./fields.ts";
import { pageQuery } from "./paging.ts";
import { findTimeZone, longestZoneName } from "./time-zone.ts";

const filters: Record<string, Filter> = exploreFilters;

const switchedOn: readonly string[] = ["1", "true"];

/** Off when absent. */
const switchSchema = (name: string) =>
  z
    .enum(["1", "0", "true", "false"], `${name} must be 1, 0, true or false`)
    .transform((value) => switchedOn.includes(value))
    .default(false);

function numberSchema(name: string, { min = 0, max, isWhole }: NumberFilter) {
  const number = z.coerce
    .number(`${name} must be a number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`);
  return (isWhole ? number.int(`${name} must be a whole number`) : number).optional();
}

const wordSchema = <Word extends string>(name: string, words: readonly [Word, ...Word[]]) =>
  oneOf(name, words).optional();

const wordsSchema = <Word extends string>(name: string, words: readonly [Word, ...Word[]]) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(",").filter(Boolean))])
    .pipe(z.array(z.enum(words, `${name} may hold ${words.join(", ")}`)))
    .default([]);

const textSchema = (name: string, { longest }: TextFilter) =>
  z.string().max(longest, `${name} must be at most ${longest} characters`).optional();

type FilterSchema<F extends Filter> = F extends SwitchFilter
  ? ReturnType<typeof switchSchema>
  : F extends NumberFilter
    ? ReturnType<typeof numberSchema>
    : F extends WordFilter
      ? ReturnType<typeof wordSchema<F["words"][number]>>
      : F extends WordsFilter
        ? ReturnType<typeof wordsSchema<F["words"][number]>>
        : ReturnType<typeof textSchema>;

function filterSchema(name: string, filter: Filter): z.ZodType {
  switch (filter.kind) {
    case "switch":
      return switchSchema(name);
    case "number":
      return numberSchema(name, filter);
    case "word":
      return wordSchema(name, filter.words);
    case "words":
      return wordsSchema(name, filter.words);
    case "text":
      return textSchema(name, filter);
  }
}

type FilterShape<Filters> = {
  [Name in keyof Filters]: Filters[Name] extends Filter ? FilterSchema<Filters[Name]> : never;
};

/** The schema of each filter of the view. The cast restores the types that `fromEntries` loses. */
const filterShape = <View extends ExploreView>(view: View) =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, filter]) => isFilterOf(view, filter))
      .map(([name, filter]) => [name, filterSchema(name, filter)]),
  ) as FilterShape<FiltersOf<View>>;

export const near = z
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

/** The viewer's time zone, for locations without one. An unknown zone is ignored. */
const timeZone = z
  .string()
  .max(longestZoneName, `timeZone must be at most ${longestZoneName} characters`)
  .transform(findTimeZone)
  .optional();

const placeIsKnown = {
  check: (query: { near?: unknown; within?: unknown; sort: string }) =>
    query.near !== undefined || (query.within === undefined && query.sort !== "distance"),
  refusal: { path: ["near"], message: "near is required for a distance" },
};

export const sandwichFilters = z.object({
  q: searchWords.optional(),
  sort: oneOf("sort", sandwichSorts).default(defaultSorts.sandwiches),
  ...filterShape("sandwiches"),
  near,
  timeZone,
});

export const restaurantFilters = z.object({
  q: searchWords.optional(),
  sort: oneOf("sort", restaurantSorts).default(defaultSorts.restaurants),
  ...filterShape("restaurants"),
  near,
  timeZone,
});

/** Whether the query has a filter that only a member can use. */
export const needsMember = (query: object): boolean =>
  Object.entries(query).some(([name, value]) => value && filters[name]?.needs === "member");

/** Refuses a distance without a place to measure from. Apply it to the whole query. */
export const knowsItsPlace = <T extends z.ZodType<{ near?: unknown; sort: string }>>(query: T) =>
  query.refine(placeIsKnown.check, placeIsKnown.refusal);

/** A page of sandwiches or restaurants: words, filters, order, where it starts. */
export const sandwichesQuery = knowsItsPlace(sandwichFilters.extend(pageQuery.shape));
export const restaurantsQuery = knowsItsPlace(restaurantFilters.extend(pageQuery.shape));

/** `used` asks only for tags of listed sandwiches. */
export const tagsQuery = pageQuery.extend({ used: switchSchema("used") });

export const suggestionQuery = z.object({
  q: searchWords,
  view: z.enum(exploreViews, "view must be sandwiches or restaurants").default("sandwiches"),
});

export const suggestion = z.object({
  /** The nearest spelling that finds something. Null if there is none, or if the typed words find something. */
  suggestion: z.string().nullable(),
  /** Names for the filter `ingredient`. */
  ingredients: z.array(z.string()),
});

export type SandwichFilters = z.infer<typeof sandwichFilters>;
export type RestaurantFilters = z.infer<typeof restaurantFilters>;
export type Suggestion = z.infer<typeof suggestion>;
