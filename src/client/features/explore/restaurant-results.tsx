import { useInfiniteQuery } from "@tanstack/react-query";
import { RestaurantCard } from "#client/features/restaurants/restaurant-card.tsx";
import type { Restaurant } from "#contract/restaurants.ts";
import { exploreQueries } from "./explore.queries.ts";
import { useExplore } from "./explore-context.ts";
import { Results } from "./results.tsx";

export function RestaurantResults() {
  const { search, viewer } = useExplore();
  return (
    <Results list={useInfiniteQuery(exploreQueries.restaurants(search, viewer))} card={drawCard} />
  );
}

const drawCard = (restaurant: Restaurant) => <RestaurantCard restaurant={restaurant} />;
