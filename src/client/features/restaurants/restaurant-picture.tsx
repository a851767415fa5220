import { Picture, type PictureFrame } from "#client/ui/picture.tsx";
import type { Restaurant } from "#contract/restaurants.ts";
import { RestaurantDrawing } from "./drawing/restaurant-drawing.tsx";

type RestaurantPictureProps = PictureFrame & {
  restaurant: Pick<Restaurant, "name" | "image" | "restaurantType">;
};

/** The photo, or a drawing of the kind of place it is. */
export function RestaurantPicture({ restaurant, ...frame }: RestaurantPictureProps) {
  const { name, image, restaurantType } = restaurant;
  return (
    <Picture
      image={image}
      alt={name}
      fallback={
        <RestaurantDrawing name={name} restaurantType={restaurantType} className="size-full" />
      }
      {...frame}
    />
  );
}
