import type { Restaurant } from "#contract/restaurants.ts";
import { RestaurantDrawing } from "./drawing/restaurant-drawing.tsx";

type RestaurantPictureProps = {
  restaurant: Pick<Restaurant, "name" | "imageUrl" | "restaurantType">;
};

/** The photo, or a drawing of the kind of place it is. */
export function RestaurantPicture({ restaurant }: RestaurantPictureProps) {
  const { name, imageUrl, restaurantType } = restaurant;
  if (imageUrl) return <img src={imageUrl} alt={name} loading="lazy" decoding="async" />;
  return <RestaurantDrawing name={name} restaurantType={restaurantType} />;
}
