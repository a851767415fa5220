import type { RestaurantFilters } from "#contract/explore.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { positionIn } from "#server/database/indexed-list.ts";
import { type Page, readCursor, toListPage } from "#server/domain/paging.ts";
import { notFound } from "#server/domain/refusal.ts";
import { presentImage } from "#server/domain/shown-image.ts";
import { pageOfMenu } from "#server/features/sandwiches/sandwiches.service.ts";
import { readingOf } from "#server/memory/reading.ts";
import {
  type Circumstances,
  findListedId,
  findRestaurant,
  findRestaurants,
  orderOf,
  type RestaurantRow,
} from "./restaurants.repository.ts";

export interface RestaurantListing extends Page<Restaurant> {
  total: number;
}

/** A page of what matches, and how many there are as far as anybody counts. */
export async function exploreRestaurants(
  db: Database,
  { limit, cursor, ...filters }: RestaurantFilters & PageQuery,
  circumstances: Circumstances,
): Promise<RestaurantListing> {
  const after = readCursor(cursor, positionIn(orderOf(filters.sort)));
  const { rows, counts } = await findRestaurants(db, filters, circumstances, after, limit + 1);
  const page = toListPage(rows, limit, ({ restaurant, miles }) => ({
    ...presentRestaurant(restaurant),
    ...(filters.near && { distanceMiles: miles }),
  }));
  return { ...page, ...counts };
}

/** For whoever needs no more of it than its id. Follows the redirects of merged restaurants. */
export async function getListedRestaurantId(db: Database, id: number): Promise<number> {
  const listed = await findListedId(db, id);
  if (listed === null) throw notFound("Restaurant");
  return listed;
}

/** Follows the redirects of merged restaurants. */
export async function getRestaurant(db: Database, id: number): Promise<Restaurant> {
  let row = await readingOf("restaurant", [id], () => findRestaurant(db, id));
  // The answer depends on other restaurants too: read it once more without the narrow scope.
  if (row && row.id !== id) row = await findRestaurant(db, id);
  if (!row) throw notFound("Restaurant");
  return presentRestaurant(row);
}

export async function listLocations(db: Database, id: number): Promise<Location[]> {
  return (await getRestaurant(db, id)).locations;
}

export async function listMenuOfRestaurant(
  db: Database,
  id: number,
  page: PageQuery,
): Promise<Page<Sandwich>> {
  const menu = await pageOfMenu(db, id, page);
  if (menu.items.length > 0) return menu;
  // Nothing on the menu, no such restaurant, or one that was merged into another.
  const restaurant = await getRestaurant(db, id);
  return restaurant.id === id ? menu : pageOfMenu(db, restaurant.id, page);
}

function presentRestaurant(row: RestaurantRow): Restaurant {
  const image = row.image && presentImage(row.image);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    website: row.website,
    imageUrl: image?.url ?? null,
    image,
    restaurantType: row.restaurantType,
    priceRange: row.priceRange,
    address: row.address,
    phoneNumber: row.phoneNumber,
    hoursOfOperation: row.hoursOfOperation,
    hoursSource: row.hoursSource,
    latitude: row.latitude,
    longitude: row.longitude,
    sandwichCount: row.sandwichCount,
    locations: row.locations,
    version: row.version,
  };
}
