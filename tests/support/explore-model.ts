import type { RestaurantFilters, SandwichFilters } from "#contract/explore.ts";
import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { openStateOf } from "#contract/hours/open-now.ts";
import { allergens, claimNames, type Trait } from "#contract/traits.ts";
import type { PriceRange, RestaurantType } from "#contract/vocabulary.ts";

/** Explore once more, as plainly as it can be said: every row is looked at, every list is sorted. */
export interface ModelPlace {
  address: string;
  point: { latitude: number; longitude: number } | null;
  timeZone: string | null;
  hoursOfOperation: HoursOfOperation;
  isDeleted: boolean;
}

export interface ModelRestaurant {
  id: number;
  name: string;
  description: string;
  ownAddress: string | null;
  ownPoint: ModelPlace["point"];
  ownHours: HoursOfOperation | null;
  priceRange: PriceRange;
  restaurantType: RestaurantType;
  createdAt: Date;
  isDeleted: boolean;
  isSaved: boolean;
  places: ModelPlace[];
}

export interface ModelSandwich extends Record<Trait, boolean | null> {
  id: number;
  restaurant: ModelRestaurant;
  name: string;
  description: string;
  price: number;
  spiceLevel: number;
  ingredients: string[];
  tags: string[];
  ratingSum: number;
  ratingCount: number;
  rank: number;
  position: number;
  createdAt: Date;
  isDeleted: boolean;
  entry: { hasTried: boolean } | null;
}

type Point = { latitude: number; longitude: number };
type Compared = (number | string | boolean)[];

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\ufe0f]/g, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replaceAll("’", "'");

/** Each word is in one of the fields. Without a letter the text is searched for as it stands. */
function contains(q: string | undefined, fields: string[]) {
  const typed = fold(q ?? "").trim();
  const words = typed.split(/[-& ]+/).filter(Boolean);
  const wanted = words.length > 0 ? words : [typed];
  return wanted.every((word) => fields.some((field) => fold(field).includes(word)));
}

const placesOf = (restaurant: ModelRestaurant) =>
  restaurant.places.filter(({ isDeleted }) => !isDeleted);

export function greatCircleMiles(from: Point, to: Point): number {
  const [a, b] = [from, to].map(({ latitude, longitude }) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  });
  const chord = Math.hypot(...(a ?? []).map((value, axis) => value - (b?.[axis] ?? 0)));
  return 2 * 3958.7613 * Math.asin(Math.min(1, chord / 2));
}

type Reach = Pick<SandwichFilters, "near" | "within" | "openNow" | "timeZone">;

/** To the nearest place, of those that are open when only they are asked for. */
export function milesOf(
  restaurant: ModelRestaurant,
  { near, openNow, timeZone }: Reach,
  now: Date,
): number | null {
  const miles = outletsOf(restaurant)
    .filter((outlet) => !openNow || isOpen(outlet, now, timeZone))
    .flatMap(({ point }) => (point && near ? greatCircleMiles(near, point) : []));
  return miles.length > 0 ? Math.min(...miles) : null;
}

function outletsOf(restaurant: ModelRestaurant): Outlet[] {
  const places = placesOf(restaurant);
  const { ownPoint: point, ownHours: hoursOfOperation } = restaurant;
  return places.length > 0 ? places : [{ point, hoursOfOperation, timeZone: null }];
}

type Outlet = Pick<ModelPlace, "point" | "timeZone"> & {
  hoursOfOperation: HoursOfOperation | null;
};

const isOpen = (outlet: Outlet, now: Date, timeZone = "UTC") =>
  openStateOf({ locations: [outlet] }, now, timeZone).state === "open";

function isReachable(restaurant: ModelRestaurant, reach: Reach, now: Date): boolean {
  const { within, openNow, timeZone } = reach;
  const miles = milesOf(restaurant, reach, now);
  if (within !== undefined && (miles === null || miles > within)) return false;
  return !openNow || outletsOf(restaurant).some((outlet) => isOpen(outlet, now, timeZone));
}

const averageOf = ({ ratingSum, ratingCount }: ModelSandwich) =>
  ratingCount === 0 ? 0 : Math.round((ratingSum * 10) / ratingCount) / 10;

export function naiveSandwiches(all: ModelSandwich[], filters: SandwichFilters, now: Date) {
  const { q, minPrice, maxPrice, heat, minRating, tag, ingredient, without } = filters;
  const others = all.filter(
    (sandwich) =>
      !sandwich.isDeleted &&
      !sandwich.restaurant.isDeleted &&
      contains(q, [sandwich.name, sandwich.description, sandwich.restaurant.name]) &&
      ((minPrice === undefined && maxPrice === undefined) || sandwich.price !== 0) &&
      sandwich.price >= (minPrice ?? 0) &&
      sandwich.price <= (maxPrice ?? Number.POSITIVE_INFINITY) &&
      sandwich.spiceLevel >= (heat ?? 0) &&
      averageOf(sandwich) >= (minRating ?? 0) &&
      claimNames.every((claim) => !filters[claim] || sandwich[claim]) &&
      (!ingredient || sandwich.ingredients.includes(ingredient)) &&
      (!tag || sandwich.tags.some((name) => name.toLowerCase() === tag.toLowerCase())) &&
      (!filters.saved || sandwich.entry !== null) &&
      (!filters.untried || !sandwich.entry?.hasTried) &&
      isReachable(sandwich.restaurant, filters, now),
  );
  const found = others.filter((sandwich) =>
    without.every((allergen) => sandwich[allergens[allergen].trait] === false),
  );
  const hidden = others.filter(
    (sandwich) =>
      !found.includes(sandwich) && !without.some((allergen) => sandwich[allergens[allergen].trait]),
  );
  const keys: Record<SandwichFilters["sort"], (sandwich: ModelSandwich) => Compared> = {
    rank: (s) => [-s.rank, -s.ratingCount, s.id],
    rating: (s) => [-averageOf(s), -s.ratingCount, s.id],
    price: (s) => [s.price === 0, s.price, s.id],
    "price-desc": (s) => [s.price === 0, -s.price, s.id],
    newest: (s) => [-s.createdAt.getTime(), -s.id],
    distance: (s) => [
      milesOf(s.restaurant, filters, now) ?? Number.POSITIVE_INFINITY,
      s.restaurant.id,
      s.position,
      s.id,
    ],
  };
  return { found: sortBy(found, keys[filters.sort]), hidden };
}

export function naiveRestaurants(all: ModelRestaurant[], filters: RestaurantFilters, now: Date) {
  const { q, priceRange, restaurantType } = filters;
  const found = all.filter((restaurant) => {
    const addresses = placesOf(restaurant).map(({ address }) => address);
    const searched = addresses.length > 0 ? addresses : [restaurant.ownAddress ?? ""];
    return (
      !restaurant.isDeleted &&
      contains(q, [restaurant.name, restaurant.description, ...searched]) &&
      (priceRange.length === 0 || priceRange.includes(restaurant.priceRange)) &&
      (!restaurantType || restaurant.restaurantType === restaurantType) &&
      (!filters.saved || restaurant.isSaved) &&
      isReachable(restaurant, filters, now)
    );
  });
  const keys: Record<RestaurantFilters["sort"], (restaurant: ModelRestaurant) => Compared> = {
    // Names are compared by the database's own order, so the model's are plain.
    name: (r) => [r.name.toLowerCase(), r.id],
    price: (r) => [r.priceRange.length, r.id],
    "price-desc": (r) => [-r.priceRange.length, -r.id],
    newest: (r) => [-r.createdAt.getTime(), -r.id],
    distance: (r) => [milesOf(r, filters, now) ?? Number.POSITIVE_INFINITY, r.id],
  };
  return sortBy(found, keys[filters.sort]);
}

function sortBy<T>(items: T[], keysOf: (item: T) => Compared): T[] {
  return [...items].sort((a, b) => {
    const [left, right] = [keysOf(a), keysOf(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at < 0 ? 0 : (left[at] ?? 0) < (right[at] ?? 0) ? -1 : 1;
  });
}
