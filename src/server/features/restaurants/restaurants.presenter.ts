import type { Image } from "#contract/images.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { RestaurantRow } from "./restaurants.repository.ts";

export function presentRestaurant(row: RestaurantRow, image: Image | null): Restaurant {
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
