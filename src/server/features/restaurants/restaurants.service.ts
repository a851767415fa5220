import type { Location, Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { menuOf } from "#server/features/sandwiches/sandwiches.service.ts";
import { notFound } from "#server/http/errors.ts";
import { mapPage, type Page, type PageQuery, readCursor, toPage } from "#server/http/paging.ts";
import { presentRestaurant } from "./restaurants.presenter.ts";
import { findRestaurant, listByName, namePosition } from "./restaurants.repository.ts";

export async function listRestaurants(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<Restaurant>> {
  const rows = await listByName(db, readCursor(cursor, namePosition), limit + 1);
  return mapPage(
    toPage(rows, limit, (row) => [row.sortName, row.id]),
    presentRestaurant,
  );
}

export async function getRestaurant(db: Database, id: number): Promise<Restaurant> {
  const row = await findRestaurant(db, id);
  if (!row) throw notFound("Restaurant");
  return presentRestaurant(row);
}

export async function locationsOf(db: Database, id: number): Promise<Location[]> {
  return (await getRestaurant(db, id)).locations;
}

export async function sandwichesOf(
  db: Database,
  id: number,
  page: PageQuery,
): Promise<Page<Sandwich>> {
  await getRestaurant(db, id);
  return menuOf(db, id, page);
}
