import type { PageQuery } from "#contract/paging.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import type { Page } from "#server/domain/paging.ts";
import { notFound } from "#server/domain/refusal.ts";
import { pageOfMenu } from "#server/features/sandwiches/sandwiches.service.ts";
import { readingOf } from "#server/memory/reading.ts";
import { presentRestaurant } from "./restaurants.presenter.ts";
import { findListedId, findRedirect, findRestaurant } from "./restaurants.repository.ts";

const mostRedirects = 5;

/** For whoever needs no more of it than its id. Follows the redirects of merged restaurants. */
export async function getListedRestaurantId(db: Database, id: number): Promise<number> {
  const listed = await findListedId(db, id, mostRedirects);
  if (listed === null) throw notFound("Restaurant");
  return listed;
}

/** Follows the redirects of merged restaurants. */
export async function getRestaurant(
  db: Database,
  id: number,
  redirectsLeft = mostRedirects,
): Promise<Restaurant> {
  const row = await readingOf("restaurant", [id], () => findRestaurant(db, id));
  if (row) return presentRestaurant(row);
  const target = redirectsLeft > 0 ? await findRedirect(db, id) : null;
  if (target === null) throw notFound("Restaurant");
  return getRestaurant(db, target, redirectsLeft - 1);
}

export async function listLocations(db: Database, id: number): Promise<Location[]> {
  return (await getRestaurant(db, id)).locations;
}

export async function listMenuOfRestaurant(
  db: Database,
  id: number,
  page: PageQuery,
): Promise<Page<Sandwich>> {
  const restaurant = await getRestaurant(db, id);
  return pageOfMenu(db, restaurant.id, page);
}
