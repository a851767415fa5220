import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { SandwichFilters } from "#contract/explore.ts";
import type { Allergen, SandwichSort } from "#contract/explore-choices.ts";
import type { Database } from "#server/database/client.ts";
import { isWithin } from "#server/database/distance.ts";
import { both, type Condition, type Order, type SortKey } from "#server/database/indexed-list.ts";
import { numberLiteral } from "#server/database/number-literal.ts";
import { isOpenAt } from "#server/database/open-places.ts";
import { priceUnknown } from "#server/database/schema/sandwiches.ts";
import { containsText } from "#server/database/text-search.ts";
import type { SandwichRow } from "./sandwiches.repository.ts";

export type SandwichChoice = Omit<SandwichFilters, "sort">;

const table = sql`sandwiches`;
const restaurantId = sql`sandwiches.restaurant_id`;

const contains: Record<Allergen, SQL> = {
  gluten: sql`sandwiches.contains_gluten`,
  dairy: sql`sandwiches.contains_dairy`,
  eggs: sql`sandwiches.contains_eggs`,
};

/** Every condition but the allergens, the cheapest to test first. */
export async function conditionsOf(
  db: Database,
  choice: SandwichChoice,
  viewerId: string | null,
  now: Date,
): Promise<Condition[]> {
  const { near, within } = choice;
  const conditions = [
    ...sandwichConditions(choice),
    containsText(table, choice.q),
    tagCondition(choice),
    ...entryConditions(choice, viewerId),
    both(isRestaurantListed),
    near && within !== undefined ? isWithin(restaurantId, near, within) : null,
    choice.openNow ? await isOpenAt(db, restaurantId, now, choice.timeZone) : null,
  ];
  return conditions.filter((condition) => condition !== null);
}

/** Stated to contain none of these allergens. Unknown is not enough. */
export const isFreeOf = (without: Allergen[]): Condition[] =>
  without.map((allergen) => both(sql`${contains[allergen]} is false`));

/** Not stated to contain any of them, and at least one is unknown: `isFreeOf` hides it for that reason alone. */
export const mightBeFreeOf = (without: Allergen[]): Condition[] => [
  ...without.map((allergen) => both(sql`${contains[allergen]} is not true`)),
  both(
    sql`(${sql.join(
      without.map((allergen) => sql`${contains[allergen]} is null`),
      sql` or `,
    )})`,
  ),
];

function sandwichConditions(choice: SandwichChoice): Condition[] {
  const { minPrice, maxPrice, heat, minRating, organic } = choice;
  const conditions: SQL[] = [];
  if (minPrice !== undefined || maxPrice !== undefined) {
    conditions.push(sql`${cheapestFirst.value} < ${numberLiteral(priceUnknown)}`);
  }
  if (minPrice !== undefined)
    conditions.push(sql`${cheapestFirst.value} >= ceil(${numberLiteral(minPrice)} * 100)::int`);
  if (maxPrice !== undefined)
    conditions.push(sql`${cheapestFirst.value} <= floor(${numberLiteral(maxPrice)} * 100)::int`);
  if (heat !== undefined)
    conditions.push(sql`sandwiches.spice_level >= ${numberLiteral(heat)}::int`);
  if (minRating !== undefined) {
    conditions.push(sql`(-sandwiches.average_rating) <= ${numberLiteral(-minRating)}::float8`);
  }
  if (organic) conditions.push(sql`sandwiches.organic is true`);
  return conditions.map(both);
}

function tagCondition({ tag }: SandwichChoice): Condition | null {
  if (!tag) return null;
  if (tag.includes("\0")) return both(sql`false`);
  const tagId = sql`(select t.id from tags t where lower(t.name) = lower(${tag}))`;
  return {
    test: sql`coalesce((select true from sandwich_tags st
      where st.sandwich_id = sandwiches.id and st.tag_id = ${tagId}), false)`,
    lookup: sql`sandwiches.id in (select st.sandwich_id from sandwich_tags st where st.tag_id = ${tagId})`,
  };
}

function entryConditions(
  { saved, untried }: SandwichChoice,
  viewerId: string | null,
): (Condition | null)[] {
  const entry = (and: SQL) => sql`(select true from user_sandwiches us
    where us.user_id = ${viewerId} and us.sandwich_id = sandwiches.id ${and})`;
  return [
    saved
      ? {
          test: sql`coalesce(${entry(sql``)}, false)`,
          lookup: sql`sandwiches.id in (
            select us.sandwich_id from user_sandwiches us where us.user_id = ${viewerId})`,
        }
      : null,
    untried ? both(sql`${entry(sql`and us.has_tried`)} is null`) : null,
  ];
}

// A subquery by primary key instead of a join, so that the rows keep the order of the index.
const isRestaurantListed = sql`(
  select r.deleted_at is null from restaurants r where r.id = sandwiches.restaurant_id)`;

/** An order with an index of its own, and where in it a row stands. */
interface SandwichOrder extends Order {
  position: z.ZodType<unknown[]>;
  positionOf: (row: SandwichRow) => unknown[];
}

const id: SortKey = { value: sql`sandwiches.id`, type: "int" };
const mostRated: SortKey = { value: sql`(-sandwiches.rating_count)`, type: "int" };
const cheapestFirst: SortKey = {
  value: sql`coalesce(sandwiches.price_cents, ${numberLiteral(priceUnknown)})`,
  type: "int",
};

export const sandwichOrders: Record<Exclude<SandwichSort, "distance">, SandwichOrder> = {
  rank: {
    keys: [{ value: sql`(-sandwiches.rank)`, type: "float8" }, mostRated, id],
    position: z.tuple([z.number(), z.int32(), z.int32()]),
    positionOf: (row) => [-row.rank, -row.ratingCount, row.id],
  },
  rating: {
    keys: [{ value: sql`(-sandwiches.average_rating)`, type: "float8" }, mostRated, id],
    position: z.tuple([z.number(), z.int32(), z.int32()]),
    positionOf: (row) => [-row.averageRating, -row.ratingCount, row.id],
  },
  price: {
    keys: [cheapestFirst, id],
    position: z.tuple([z.int32(), z.int32()]),
    positionOf: (row) => [row.priceCents ?? priceUnknown, row.id],
  },
  "price-desc": {
    keys: [{ value: sql`coalesce(-sandwiches.price_cents, 1)`, type: "int" }, id],
    position: z.tuple([z.int32(), z.int32()]),
    positionOf: (row) => [row.priceCents === null ? 1 : -row.priceCents, row.id],
  },
  newest: {
    keys: [{ value: sql`sandwiches.created_at`, type: "timestamptz" }, id],
    descending: true,
    position: z.tuple([z.iso.datetime().refine((at) => at >= "1900"), z.int32()]),
    positionOf: (row) => [row.createdAt.toISOString(), row.id],
  },
};

/** Among restaurants at the same distance: menu after menu, each in its order. */
export const menuTies: SortKey[] = [
  { value: sql`sandwiches.restaurant_id`, type: "int" },
  { value: sql`sandwiches.position`, type: "int" },
  id,
];

/** Where a page by distance ended: miles (null when not known), restaurant, place on its menu, id. */
export const distancePosition = z.tuple([z.number().nullable(), z.int32(), z.int32(), z.int32()]);
