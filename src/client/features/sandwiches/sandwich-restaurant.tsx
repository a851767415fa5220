import { useSuspenseQuery } from "@tanstack/react-query";
import { RestaurantCard } from "#client/features/restaurants/restaurant-card.tsx";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";

export function SandwichRestaurant({ restaurantId }: { restaurantId: number }) {
  const { data: restaurant } = useSuspenseQuery(restaurantQuery(restaurantId));
  return (
    // A box of its own: in a grid the card would stretch to its neighbours' height.
    <div>
      <RestaurantCard restaurant={restaurant} />
    </div>
  );
}
