import type { Restaurant } from "#contract/restaurants.ts";
import type { Database } from "#server/database/client.ts";
import { imagesOf } from "#server/features/uploads/images.service.ts";
import { presentRestaurant } from "./restaurants.presenter.ts";
import type { RestaurantRow } from "./restaurants.repository.ts";

/** With their photos, looked up for all of them at once. */
export async function presentRestaurants(
  db: Database,
  rows: RestaurantRow[],
): Promise<Restaurant[]> {
  const imageOf = await imagesOf(db, rows);
  return rows.map((row) => presentRestaurant(row, imageOf(row)));
}
