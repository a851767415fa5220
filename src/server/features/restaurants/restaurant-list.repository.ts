import { type SQL, sql } from "drizzle-orm";
import type { RestaurantFilters } from "#contract/explore.ts";
import type { RestaurantSort } from "#contract/explore-choices.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { jsonRow, type Order, readList, type SortKey } from "#server/database/indexed-list.ts";
import {
  distanceList,
  distanceOrder,
  isOpenAt,
  isWithin,
  milesToRestaurant,
} from "#server/database/outlets.ts";
import { containsAnyText } from "#server/database/text-search.ts";
import { type RestaurantRow, restaurantRow } from "./restaurants.repository.ts";

export interface Circumstances {
  /** Whose saved restaurants `saved` is about. */
  viewerId: string | null;
  now: Date;
  /** Small ones let a small catalogue be read in every way that a large one is. */
  bounds?: { mostCounted: number; mostSorted: number };
}

const from = sql`restaurants`;

/** What matches after the position, each with its miles from the point that it is searched near; and the count. */
export async function findRestaurants(
  db: Database,
  filters: RestaurantFilters,
  { viewerId, now, bounds }: Circumstances,
  after: unknown[] | null,
  limit: number,
) {
  const { sort, near, within } = filters;
  const id = idKey.value;
  const where = await conditionsOf(db, filters, viewerId, now);
  const isNear = near && within !== undefined ? isWithin(id, near, within) : null;
  const matches = { from, where: [...where, isNear] };
  const list =
    sort === "distance" && near
      ? distanceList(
          { source: { from, where }, id, restaurantId: id, near, within, ties: [idKey], ...bounds },
          after,
        )
      : { pages: [{ ...matches, order: orderOf(sort) }], matches };
  return readList(db, {
    ...list,
    row: jsonRow<{ restaurant: RestaurantRow; miles: number | null }>({
      restaurant: restaurantRow,
      miles: near ? milesToRestaurant(id, near) : sql`null`,
    }),
    after,
    limit,
    mostCounted: bounds?.mostCounted,
    counts: { total: list.matches },
  });
}

type RestaurantChoice = Omit<RestaurantFilters, "sort">;

/** Every condition but the distance. */
const conditionsOf = async (
  db: Database,
  choice: RestaurantChoice,
  viewerId: string | null,
  now: Date,
): Promise<(SQL | null)[]> => [
  sql`restaurants.deleted_at is null`,
  ...columnConditions(choice),
  containsAnyText(sql`restaurants.search_text`, choice.q),
  choice.saved
    ? sql`exists (select from saved_restaurants saved
        where saved.user_id = ${viewerId} and saved.restaurant_id = restaurants.id)`
    : null,
  choice.openNow ? await isOpenAt(db, sql`restaurants.id`, now, choice.timeZone) : null,
];

function columnConditions({ priceRange, restaurantType }: RestaurantChoice) {
  const lengths = integerArray(priceRange.map((range) => range.length));
  return [
    priceRange.length > 0 ? sql`char_length(restaurants.price_range) = any(${lengths})` : null,
    restaurantType ? sql`restaurants.restaurant_type = ${restaurantType}` : null,
  ];
}

const idKey: SortKey = { value: sql`restaurants.id`, type: "int" };
const price: SortKey = { value: sql`char_length(restaurants.price_range)`, type: "int" };

/** Each has an index of its own. */
const restaurantOrders: Record<Exclude<RestaurantSort, "distance">, Order> = {
  name: { keys: [{ value: sql`lower(restaurants.name)`, type: "text" }, idKey] },
  price: { keys: [price, idKey] },
  "price-desc": { keys: [price, idKey], descending: true },
  newest: {
    keys: [{ value: sql`restaurants.created_at`, type: "timestamptz" }, idKey],
    descending: true,
  },
};

export const orderOf = (sort: RestaurantSort): Order =>
  sort === "distance" ? distanceOrder([idKey]) : restaurantOrders[sort];
