import type { RestaurantFilters } from "#contract/explore.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { type JsonText, parseJson } from "#server/database/json-text.ts";
import { type Page, readPosition, toListPage } from "#server/domain/paging.ts";
import { orNotFound } from "#server/domain/refusal.ts";
import { type Circumstances, pageOfMenu } from "#server/features/sandwiches/sandwiches.service.ts";
import {
  findListedId,
  findRestaurant,
  findRestaurants,
  orderOf,
} from "./restaurants.repository.ts";

export { findRestaurantByWebsite } from "./restaurants.repository.ts";

/** A page of what matches, and how many there are as far as anybody counts. */
export async function exploreRestaurants(
  db: Database,
  { limit, cursor, ...filters }: RestaurantFilters & PageQuery,
  circumstances: Circumstances,
): Promise<Page<JsonText<Restaurant>> & { total: number }> {
  const after = readPosition(cursor, orderOf(filters.sort));
  const { rows, counts } = await findRestaurants(db, filters, circumstances, after, limit + 1);
  return { ...toListPage(rows, limit), ...counts };
}

/** For callers that need only the id. Follows the redirects of merged restaurants. */
export const getListedRestaurantId = (db: Database, id: number): Promise<number> =>
  orNotFound("Restaurant", findListedId(db, id));

/** Follows the redirects of merged restaurants. */
export const getRestaurant = async (db: Database, id: number): Promise<Restaurant> =>
  parseJson(await orNotFound("Restaurant", findRestaurant(db, id)));

export async function listMenuOfRestaurant(
  db: Database,
  id: number,
  page: PageQuery,
): Promise<Page<JsonText<Sandwich>>> {
  const menu = await pageOfMenu(db, id, page);
  if (menu.items.length > 0) return menu;
  // Nothing on the menu, no such restaurant, or one that was merged into another.
  const restaurant = await getRestaurant(db, id);
  return restaurant.id === id ? menu : pageOfMenu(db, restaurant.id, page);
}
