import type { ReactNode } from "react";
import { PageContainer } from "#client/ui/page-container.tsx";
import type { Restaurant } from "#contract/restaurants.ts";
import { AboutCard } from "./about-card.tsx";
import { LocationsCard } from "./locations-card.tsx";
import { RestaurantBackLink } from "./restaurant-back-link.tsx";
import { RestaurantHero } from "./restaurant-hero.tsx";
import { RestaurantInfoCard } from "./restaurant-info-card.tsx";
import type { RestaurantSearch } from "./restaurant-search.ts";
import { RestaurantTabs } from "./restaurant-tabs.tsx";

type RestaurantPageProps = {
  restaurant: Restaurant;
  tab: RestaurantSearch["tab"];
  /** What the open tab shows. */
  children: ReactNode;
};

export function RestaurantPage({ restaurant, tab, children }: RestaurantPageProps) {
  return (
    <PageContainer className="py-6 sm:py-8">
      <RestaurantBackLink />
      <div className="mt-3">
        <RestaurantHero restaurant={restaurant} />
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-10">
        <div className="grid gap-6 md:grid-cols-2 lg:order-2 lg:grid-cols-1">
          <AboutCard restaurant={restaurant} />
          <RestaurantInfoCard restaurant={restaurant} />
          <div className="md:col-span-2 lg:col-span-1">
            <LocationsCard locations={restaurant.locations} />
          </div>
        </div>
        <div className="min-w-0">
          <RestaurantTabs restaurantId={restaurant.id} tab={tab}>
            {children}
          </RestaurantTabs>
        </div>
      </div>
    </PageContainer>
  );
}
