import { endpoint, takes } from "./endpoint.ts";
import type { createLocationInput, updateLocationInput } from "./locations.ts";
import type { location, restaurant, updateRestaurantInput } from "./restaurants.ts";

export const changeRestaurant = endpoint(
  "patch",
  "/api/restaurants/{id}",
  "catalogueEditor",
  takes<{ body: typeof updateRestaurantInput; answer: typeof restaurant }>(),
);

export const addLocation = endpoint(
  "post",
  "/api/locations",
  "catalogueEditor",
  takes<{ body: typeof createLocationInput; answer: typeof location }>(),
);

export const changeLocation = endpoint(
  "patch",
  "/api/locations/{id}",
  "catalogueEditor",
  takes<{ body: typeof updateLocationInput; answer: typeof location }>(),
);
