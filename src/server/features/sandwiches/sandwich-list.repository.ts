import { type SQL, sql } from "drizzle-orm";
import type { SandwichFilters } from "#contract/explore.ts";
import type { SandwichSort } from "#contract/explore-choices.ts";
import { type Allergen, allergens, claimNames } from "#contract/traits.ts";
import { textArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import {
  newestFirst,
  type Order,
  readList,
  type SortKey,
  type Source,
} from "#server/database/indexed-list.ts";
import {
  countingPlace,
  distanceOrder,
  hasOutlet,
  isWithin,
  joinReach,
  milesToRestaurant,
  type OutletTest,
  openAt,
  type Point,
} from "#server/database/outlets.ts";
import { joinedRatings, priceUnknown, sandwiches } from "#server/database/schema/sandwiches.ts";
import { containsWords } from "#server/database/text-search.ts";
import { isListed, listSandwiches, sandwichRow, sandwichRowWith } from "./sandwiches.repository.ts";

export interface Circumstances {
  /** Whose collection, or saved restaurants, the filters of members are about. */
  viewerId: string | null;
  now: Date;
  /** A small one lets a small catalogue be counted as a large one is. */
  mostCounted?: number | undefined;
}

const restaurantId = sql`sandwiches.restaurant_id`;

/** What matches after the position, each with its miles from the point that it is searched near; and the counts. */
export async function findSandwiches(
  db: Database,
  filters: SandwichFilters,
  { viewerId, now, mostCounted }: Circumstances,
  after: unknown[] | null,
  limit: number,
) {
  const { q, sort, near, within, without, minRating } = filters;
  const words = containsWords(sql`sandwiches.search_text`, q);
  const isOpen = filters.openNow ? await openAt(db, now, filters.timeZone) : undefined;
  const others = [
    ...conditionsOf(filters, viewerId),
    isOpen ? hasOutlet(restaurantId, isOpen) : null,
  ];
  const isUnfiltered =
    !near &&
    minRating === undefined &&
    [words, ...others, ...without].every((each) => each === null);
  const isNear = near && within !== undefined ? isWithin(restaurantId, near, within, isOpen) : null;
  const sourceOf = (conditions: (SQL | null)[], order?: Order): Source => ({
    from: sql`sandwiches`,
    where: [isListed, words, ...others, isRatedAtLeast(minRating, order), ...conditions],
  });
  const matching = [...isFreeOf(without), isNear];
  const order = orderOf(sort, near, isOpen);
  const hidden = without.length > 0 ? sourceOf([...mightBeFreeOf(without), isNear]) : null;
  return readList(db, {
    page: { ...sourceOf(matching, order), order },
    row:
      near || isOpen
        ? sandwichRowWith({
            ...(near && { distanceMiles: milesToRestaurant(restaurantId, near, isOpen) }),
            ...(isOpen && { openAt: { json: countingPlace(restaurantId, isOpen, near) } }),
          })
        : sandwichRow,
    after,
    limit,
    isPlannedOnce: isUnfiltered,
    mostCounted,
    counts: { total: sourceOf(matching), hiddenUnknown: hidden },
  });
}

/** The best first, uncounted. */
export const listPopular = (db: Database, after: unknown[] | null, limit: number) =>
  listSandwiches(db, { order: orderOf("rank"), after, limit });

/** What the member's saved restaurants put on their menus since then, the newest first. */
export const listNewAtSaved = (db: Database, userId: string, since: Date, limit: number) =>
  listSandwiches(db, {
    where: [
      sql`sandwiches.created_at > ${since.toISOString()}::timestamptz`,
      sql`exists (select from saved_restaurants saved where saved.user_id = ${userId}
        and saved.restaurant_id = sandwiches.restaurant_id)`,
    ],
    order: orderOf("newest"),
    after: null,
    limit,
  });

type SandwichChoice = Omit<SandwichFilters, "sort">;

/** Every condition but the words, the rating, the allergens and the place. */
const conditionsOf = (choice: SandwichChoice, viewerId: string | null): (SQL | null)[] => [
  ...columnConditions(choice),
  hasTag(choice.tag),
  hasIngredient(choice.ingredient),
  ...entryConditions(choice, viewerId),
];

/** To look up again what the order has joined would take longer than all else. */
function isRatedAtLeast(minRating: number | undefined, order?: Order): SQL | null {
  if (minRating === undefined) return null;
  const isEnough = sql`(-ratings.average_rating) <= ${-minRating}::float8`;
  if (order?.join === joinedRatings) return isEnough;
  return sql`exists (select from sandwich_ratings ratings
    where ratings.sandwich_id = sandwiches.id and ${isEnough})`;
}

const contains = (allergen: Allergen) => sandwiches[allergens[allergen].trait];

/** Stated to contain none of these allergens. Unknown is not enough. */
const isFreeOf = (without: Allergen[]): SQL[] =>
  without.map((allergen) => sql`${contains(allergen)} is false`);

/** Not stated to contain any of them, and at least one is unknown: `isFreeOf` hides it for that reason alone. */
const mightBeFreeOf = (without: Allergen[]): SQL[] => [
  ...without.map((allergen) => sql`${contains(allergen)} is not true`),
  sql`(${sql.join(
    without.map((allergen) => sql`${contains(allergen)} is null`),
    sql` or `,
  )})`,
];

function columnConditions({ minPrice, maxPrice, heat, ...choice }: SandwichChoice) {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return [
    hasPrice ? sql`${cheapestFirst.value} < ${sql.raw(`${priceUnknown}`)}` : null,
    minPrice === undefined
      ? null
      : sql`${cheapestFirst.value} >= ceil(${minPrice}::numeric * 100)::int`,
    maxPrice === undefined
      ? null
      : sql`${cheapestFirst.value} <= floor(${maxPrice}::numeric * 100)::int`,
    heat === undefined ? null : sql`sandwiches.spice_level >= ${heat}::int`,
    ...claimNames.map((claim) => (choice[claim] ? sql`${sandwiches[claim]} is true` : null)),
  ];
}

function hasIngredient(ingredient: string | undefined): SQL | null {
  if (!ingredient) return null;
  if (ingredient.includes("\0")) return sql`false`;
  return sql`sandwiches.ingredients @> ${textArray([ingredient])}`;
}

function hasTag(tag: string | undefined): SQL | null {
  if (!tag) return null;
  if (tag.includes("\0")) return sql`false`;
  return sql`exists (select from sandwich_tags st
    where st.sandwich_id = sandwiches.id and st.tag_id = tag_named(${tag}))`;
}

function entryConditions({ saved, untried }: SandwichChoice, viewerId: string | null) {
  const entry = (and: SQL) => sql`exists (select from user_sandwiches us
    where us.user_id = ${viewerId} and us.sandwich_id = sandwiches.id ${and})`;
  return [saved ? entry(sql``) : null, untried ? sql`not ${entry(sql`and us.has_tried`)}` : null];
}

const id: SortKey = { value: sql`sandwiches.id`, type: "int" };
const cheapestFirst: SortKey = {
  value: sql`coalesce(sandwiches.price_cents, ${sql.raw(`${priceUnknown}`)})`,
  type: "int",
};

/** The highest first, of equals the one that more have rated. */
const byRating = (value: SQL): Order => ({
  keys: [
    { value, type: "float8" },
    { value: sql`(-ratings.rating_count)`, type: "int" },
    { value: sql`ratings.sandwich_id`, type: "int" },
  ],
  join: joinedRatings,
});

/** Each has an index of its own. */
const sandwichOrders: Record<Exclude<SandwichSort, "distance">, Order> = {
  rank: byRating(sql`(-ratings.rank)`),
  rating: byRating(sql`(-ratings.average_rating)`),
  price: { keys: [cheapestFirst, id] },
  "price-desc": {
    keys: [{ value: sql`coalesce(-sandwiches.price_cents, 1)`, type: "int" }, id],
  },
  newest: newestFirst(sql`sandwiches.created_at`, id.value),
};

/** Among restaurants at the same distance: menu after menu, each in its order. */
const menuTies: SortKey[] = [
  { value: sql`sandwiches.restaurant_id`, type: "int" },
  { value: sql`sandwiches.position`, type: "int" },
  id,
];

/** `near` is left out where only the keys matter. */
export const orderOf = (sort: SandwichSort, near?: Point, counts?: OutletTest): Order =>
  sort === "distance"
    ? { ...distanceOrder(menuTies), join: near && joinReach(restaurantId, near, counts) }
    : sandwichOrders[sort];
