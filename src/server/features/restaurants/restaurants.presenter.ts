import type { Restaurant } from "#contract/restaurants.ts";
import { presentImage } from "#server/domain/shown-image.ts";
import type { RestaurantRow } from "./restaurants.repository.ts";

export function presentRestaurant(row: RestaurantRow): Restaurant {
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
    latitude: row.latitude,
    longitude: row.longitude,
    sandwichCount: row.sandwichCount,
    locations: row.locations,
    version: row.version,
  };
}
