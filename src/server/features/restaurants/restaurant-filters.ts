import { type SQL, sql } from "drizzle-orm";
import type { RestaurantFilters } from "#contract/explore.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { isWithin } from "#server/database/distance.ts";
import { both, type Condition } from "#server/database/indexed-list.ts";
import { isOpenAt } from "#server/database/open-places.ts";
import { containsText } from "#server/database/text-search.ts";

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
