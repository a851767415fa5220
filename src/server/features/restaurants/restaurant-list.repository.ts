import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { RestaurantFilters } from "#contract/explore.ts";
import type { RestaurantSort } from "#contract/explore-choices.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { isWithin } from "#server/database/distance.ts";
import { both, type Condition, type Order, type SortKey } from "#server/database/indexed-list.ts";
import { isOpenAt } from "#server/database/open-places.ts";
import { containsText } from "#server/database/text-search.ts";
import type { RestaurantRow } from "./restaurants.repository.ts";

export type RestaurantChoice = Omit<RestaurantFilters, "sort">;

/** The cheapest to test first. */
export async function conditionsOf(
  db: Database,
  choice: RestaurantChoice,
  viewerId: string | null,
  now: Date,
): Promise<Condition[]> {
  const { near, within } = choice;
  const conditions = [
    ...restaurantConditions(choice),
    containsText(sql`restaurants`, choice.q),
    choice.saved ? isSavedBy(viewerId) : null,
    near && within !== undefined ? isWithin(sql`restaurants.id`, near, within) : null,
    choice.openNow ? await isOpenAt(db, sql`restaurants.id`, now, choice.timeZone) : null,
  ];
  return conditions.filter((condition) => condition !== null);
}

function restaurantConditions({ priceRange, restaurantType }: RestaurantChoice): Condition[] {
  const conditions: SQL[] = [];
  if (priceRange.length > 0) {
    const lengths = integerArray(priceRange.map((range) => range.length));
    conditions.push(sql`char_length(restaurants.price_range) = any(${lengths})`);
  }
  if (restaurantType) conditions.push(sql`restaurants.restaurant_type = ${restaurantType}`);
  return conditions.map(both);
}

const isSavedBy = (viewerId: string | null): Condition => ({
  test: sql`coalesce((select true from saved_restaurants saved
    where saved.user_id = ${viewerId} and saved.restaurant_id = restaurants.id), false)`,
  lookup: sql`restaurants.id in (
    select saved.restaurant_id from saved_restaurants saved where saved.user_id = ${viewerId})`,
});

/** An order with an index of its own, and where in it a row stands. */
interface RestaurantOrder extends Order {
  position: z.ZodType<unknown[]>;
  positionOf: (row: RestaurantRow) => unknown[];
}

export const idKey: SortKey = { value: sql`restaurants.id`, type: "int" };
const price: SortKey = { value: sql`char_length(restaurants.price_range)`, type: "int" };

const byPrice: RestaurantOrder = {
  keys: [price, idKey],
  position: z.tuple([z.int32(), z.int32()]),
  positionOf: (row) => [row.priceRange.length, row.id],
};

export const restaurantOrders: Record<Exclude<RestaurantSort, "distance">, RestaurantOrder> = {
  name: {
    keys: [{ value: sql`lower(restaurants.name)`, type: "text" }, idKey],
    position: z.tuple([z.string().refine((name) => !name.includes("\0")), z.int32()]),
    positionOf: (row) => [row.sortName, row.id],
  },
  price: byPrice,
  "price-desc": { ...byPrice, descending: true },
  newest: {
    keys: [{ value: sql`restaurants.created_at`, type: "timestamptz" }, idKey],
    descending: true,
    position: z.tuple([z.iso.datetime().refine((at) => at >= "1900"), z.int32()]),
    positionOf: (row) => [row.createdAt.toISOString(), row.id],
  },
};

/** Where a page by distance ended: miles (null when not known), id. */
export const distancePosition = z.tuple([z.number().nullable(), z.int32()]);
