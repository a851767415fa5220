import { Drawing, Picture, type PictureFrame } from "#client/ui/picture.tsx";
import { drawingSizes, restaurantDrawingUrl } from "#contract/drawings.ts";
import type { Restaurant } from "#contract/restaurants.ts";

type RestaurantPictureProps = PictureFrame & {
  restaurant: Pick<Restaurant, "name" | "image" | "restaurantType">;
};

export function RestaurantPicture({ restaurant, ...frame }: RestaurantPictureProps) {
  return (
    <Picture
      image={restaurant.image}
      alt={restaurant.name}
      fallback={
        <Drawing
          url={restaurantDrawingUrl(restaurant)}
          {...drawingSizes.restaurant}
          isMain={frame.isMain}
        />
      }
      {...frame}
    />
  );
}
