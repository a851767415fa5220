import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { RestaurantCard } from "#client/features/restaurants/restaurant-card.tsx";
import { SandwichCard } from "#client/features/sandwiches/sandwich-card.tsx";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PagePart } from "#client/ui/page-part.tsx";
import { CardsSkeleton } from "#client/ui/skeleton.tsx";
import { CollectionPitch } from "./collection-pitch.tsx";
import { Hero } from "./hero.tsx";
import { homeQueries } from "./home.queries.ts";
import { HomeSection } from "./home-section.tsx";

export function HomePage() {
  // The cover has no picture when there is none; its part below says that it failed.
  const { data: sandwiches } = useQuery(homeQueries.popularSandwiches);
  return (
    <>
      <Hero best={sandwiches?.[0]} />
      <HomeSection title="Popular Sandwiches" viewAll="/explore">
        <PagePart fallback={<CardsSkeleton />}>
          <PopularSandwiches />
        </PagePart>
      </HomeSection>
      <HomeSection title="Restaurants Near You" viewAll="/explore?view=restaurants">
        <PagePart fallback={<CardsSkeleton />}>
          <Restaurants />
        </PagePart>
      </HomeSection>
      <CollectionPitch />
    </>
  );
}

const cardGrid = "grid gap-6 sm:grid-cols-2 lg:grid-cols-3";

function PopularSandwiches() {
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

function Restaurants() {
  const { data: restaurants } = useSuspenseQuery(homeQueries.restaurants);
  if (restaurants.length === 0) {
    return (
      <EmptyState
        title="No restaurants yet"
        text="Know a good one? Recommend it, and we will take a look."
        action={
          <Button asChild variant="secondary">
            <AppLink href="/recommend-restaurant">Recommend a Restaurant</AppLink>
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
