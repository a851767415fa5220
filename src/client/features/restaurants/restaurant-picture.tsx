import type { Restaurant } from "#contract/restaurants.ts";
import { RestaurantDrawing } from "./drawing/restaurant-drawing.tsx";

type RestaurantPictureProps = {
  restaurant: Pick<Restaurant, "name" | "imageUrl" | "restaurantType">;
  /** The page is about it: it should not wait for its turn. */
  isMain?: boolean;
};

/** The photo, or a drawing of the kind of place it is. */
export function RestaurantPicture({ restaurant, isMain = false }: RestaurantPictureProps) {
  const { name, imageUrl, restaurantType } = restaurant;
  if (imageUrl) {
    return (
      <img
        src={imageUrl}
        alt={name}
        width={1200}
        height={800}
        loading={isMain ? "eager" : "lazy"}
        fetchPriority={isMain ? "high" : undefined}
        decoding="async"
      />
    );
  }
  return <RestaurantDrawing name={name} restaurantType={restaurantType} />;
}
