import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { RestaurantCard } from "#client/features/restaurants/restaurant-card.tsx";
import { SandwichCard } from "#client/features/sandwiches/sandwich-card.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { homeQueries } from "./home.queries.ts";

const cardGrid = "grid gap-6 sm:grid-cols-2 lg:grid-cols-3";

export function PopularSandwiches() {
  const { data: sandwiches } = useSuspenseQuery(homeQueries.popularSandwiches);
  if (sandwiches.length === 0) {
    return <EmptyState title="No sandwiches yet" text="The first one will show up right here." />;
  }
  return (
    <ul className={cardGrid}>
      {sandwiches.map((sandwich) => (
        <li key={sandwich.id}>
          <SandwichCard sandwich={sandwich} />
        </li>
      ))}
    </ul>
  );
}

export function Restaurants() {
  const { data: restaurants } = useSuspenseQuery(homeQueries.restaurants);
  if (restaurants.length === 0) {
    return (
      <EmptyState
        title="No restaurants yet"
        text="Know a good one? Recommend it, and we will take a look."
        action={
          <Button asChild variant="secondary">
            <Link to="/recommend-restaurant">Recommend a Restaurant</Link>
          </Button>
        }
      />
    );
  }
  return (
    <ul className={cardGrid}>
      {restaurants.map((restaurant) => (
        <li key={restaurant.id}>
          <RestaurantCard restaurant={restaurant} />
        </li>
      ))}
    </ul>
  );
}
