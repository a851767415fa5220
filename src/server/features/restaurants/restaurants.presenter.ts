import type { Image } from "#contract/images.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Database } from "#server/database/client.ts";
import { imagesOf } from "#server/features/uploads/images.service.ts";
import type { RestaurantRow } from "./restaurants.repository.ts";

/** Reads the photos of all rows in one query. */
export async function presentRestaurants(
  db: Database,
  rows: RestaurantRow[],
): Promise<Restaurant[]> {
  const imageOf = await imagesOf(db, rows);
  return rows.map((row) => presentRestaurant(row, imageOf(row)));
}

function presentRestaurant(row: RestaurantRow, image: Image | null): Restaurant {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    website: row.website,
    imageUrl: row.imageUrl,
    image,
    restaurantType: row.restaurantType,
    priceRange: row.priceRange,
    address: row.address,
    phoneNumber: row.phoneNumber,
    hoursOfOperation: row.hoursOfOperation,
    latitude: row.latitude,
    longitude: row.longitude,
    sandwichCount: row.sandwichCount,
    locations: row.locations,
    version: row.version,
  };
}
