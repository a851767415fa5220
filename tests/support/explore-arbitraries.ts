import fc from "fast-check";
import { type Allergen, allergenNames, eachClaim, eachTrait } from "#contract/traits.ts";
import { type PriceRange, priceRanges, restaurantTypes } from "#contract/vocabulary.ts";

/** What a search could trip over: accents, wildcards, quotes, escapes, emoji, breaks. */
const letters = ["’", "a", "b", "A", "é", "e", "É", "n", "ñ", "%", "_", "'", '"', "\\", "🌶️", "🍗"];
const breaks = [" ", "\n", "-", "&", "{", "}", ",", "$1"];

export const text = fc
  .array(fc.constantFrom(...letters, ...breaks), { maxLength: 8 })
  .map((parts) => parts.join(""));

const name = text.map((rest) => `${rest}x`);

/** Short ones above all: one and two letters are what an index finds hardest. */
const word = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 2 })
  .map((all) => all.join(""));
const words = fc.tuple(word, fc.constantFrom(" ", "-", " & "), word).map((all) => all.join(""));
const typed = fc.oneof(word, words, text);

// Off the round numbers, so that no two places are as far away by symmetry alone.
const coordinate = fc.integer({ min: -40, max: 40 });
const point = fc
  .tuple(coordinate, coordinate)
  .map(([a, b]) => ({ latitude: 45.5 + a / 100, longitude: -122.6 + b / 100 }));
const near = point.map(({ latitude, longitude }) => ({
  latitude: latitude + 0.00137,
  longitude: longitude + 0.00291,
}));

const hoursOfOperation = fc.constantFrom<Record<string, string>>(
  {},
  { text: "Mon-Sun 11am-2am" },
  { text: "24 hours" },
  { wednesday: "9:00 AM - 5:00 PM", thursday: "closed" },
  { tuesday: "6 PM - 3 AM", wednesday: "11:30 - 14:00, 17:00 - 23:00" },
  { text: "whenever we like" },
);

const createdAt = fc.integer({ min: 0, max: 4 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)));
const rarely = fc.integer({ min: 0, max: 5 }).map((number) => number === 0);

const place = fc.record({
  address: name,
  point: fc.option(point),
  timeZone: fc.constantFrom(
    null,
    "America/Los_Angeles",
    "Asia/Tokyo",
    "Europe/Berlin",
    "Nowhere/At_All",
  ),
  hoursOfOperation,
  isDeleted: rarely,
});

const sandwich = fc
  .record({
    name,
    description: text,
    price: fc.constantFrom(0, 0, 1.1, 7.25, 8.2, 8.2, 12),
    spiceLevel: fc.integer({ min: 0, max: 5 }),
    ...eachTrait(() => fc.constantFrom(true, false, false, null)),
    ingredients: fc.subarray(["Brioche", 'dill "pickles"', "crème {fraîche}"]),
    tags: fc.uniqueArray(fc.constantFrom("Spicy", "Classic", "Brunch"), { maxLength: 2 }),
    ratings: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
    rank: fc.constantFrom(0, 3.5, 3.5, 4.05, 4.9),
    position: fc.integer({ min: 0, max: 2 }),
    createdAt,
    isDeleted: rarely,
    entry: fc.option(fc.record({ hasTried: fc.boolean() })),
  })
  .map(({ ratings, ...facts }) => ({
    ...facts,
    ratingCount: ratings.length,
    ratingSum: ratings.reduce((sum, rating) => sum + rating, 0),
  }));

const restaurant = fc.record({
  name,
  description: text,
  ownAddress: fc.option(name),
  ownPoint: fc.option(point),
  ownHours: fc.option(hoursOfOperation),
  priceRange: fc.constantFrom(...priceRanges),
  restaurantType: fc.constantFrom(...restaurantTypes.slice(0, 3)),
  createdAt,
  isDeleted: rarely,
  isSaved: fc.boolean(),
  places: fc.array(place, { maxLength: 3 }),
  menu: fc.array(sandwich, { maxLength: 8 }),
});

export const catalogue = fc.array(restaurant, { minLength: 3, maxLength: 10 });

const seldomTrue = fc.integer({ min: 0, max: 4 }).map((number) => number === 0);

const where = {
  q: fc.option(typed, { nil: undefined }),
  openNow: seldomTrue,
  timeZone: fc.constantFrom(undefined, "Asia/Tokyo"),
  near,
  within: fc.constantFrom(undefined, undefined, 3, 10, 12_000),
  saved: seldomTrue,
};

export const sandwichFilters = fc.record({
  ...where,
  sort: fc.constantFrom("rank", "rating", "price", "price-desc", "distance", "newest"),
  minPrice: sparse(fc.constantFrom(0, 1.1, 6, 8.2)),
  maxPrice: sparse(fc.constantFrom(5, 8.199, 8.2, 10)),
  heat: sparse(fc.integer({ min: 0, max: 5 })),
  minRating: sparse(fc.constantFrom(1, 3.5, 4)),
  without: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Allergen[]>([]) },
    { weight: 1, arbitrary: fc.subarray(allergenNames, { minLength: 1 }) },
  ),
  ...eachClaim(() => seldomTrue),
  ingredient: sparse(fc.constantFrom("Brioche", 'dill "pickles"', "crème {fraîche}", "dill")),
  tag: sparse(fc.constantFrom("spicy", "CLASSIC", "nothing")),
  untried: seldomTrue,
});

export const restaurantFilters = fc.record({
  ...where,
  sort: fc.constantFrom("name", "price", "price-desc", "distance", "newest"),
  priceRange: fc.oneof(fc.constant<PriceRange[]>([]), fc.subarray([...priceRanges])),
  restaurantType: sparse(fc.constantFrom(...restaurantTypes.slice(0, 3))),
});

/** Mostly absent: each filter alone says more than all of them together, which find nothing. */
function sparse<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: value },
  );
}
