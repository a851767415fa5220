import { Link } from "@tanstack/react-router";
import { DistanceOverlay } from "#client/features/places/distance-overlay.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card, CardBody, CardMedia, CardStub } from "#client/ui/card.tsx";
import type { Restaurant } from "#contract/restaurants.ts";
import { OpenBadge, OpenWhere } from "./open-badge.tsx";
import { restaurantLink } from "./restaurant-link.ts";
import { RestaurantPicture } from "./restaurant-picture.tsx";

export function RestaurantCard({ restaurant }: { restaurant: Restaurant }) {
  const { id, name, description, restaurantType, priceRange, sandwichCount } = restaurant;
  return (
    <Card interactive className="h-full">
      <CardMedia className="aspect-3/2">
        <RestaurantPicture restaurant={restaurant} />
        <DistanceOverlay miles={restaurant.distanceMiles} />
      </CardMedia>
      <CardBody>
        <div className="flex items-start justify-between gap-3">
          <h3 dir="auto" className="text-2xl">
            {name}
          </h3>
          <div className="shrink-0">
            <OpenBadge restaurant={restaurant} />
          </div>
        </div>
        <OpenWhere restaurant={restaurant} />
        <p dir="auto" className="line-clamp-3">
          {description}
        </p>
        <p className="mt-auto text-base text-soft">
          {restaurantType} <span aria-hidden="true">·</span>{" "}
          <span className="whitespace-nowrap">
            {sandwichCount} {sandwichCount === 1 ? "sandwich" : "sandwiches"}
          </span>
        </p>
      </CardBody>
      <CardStub>
        <p title="Price range" className="type-display text-2xl">
          {priceRange}
        </p>
        <Button asChild variant="secondary" size="sm">
          <Link {...restaurantLink(id)} aria-label={`View Restaurant ${name}`} viewTransition>
            View Restaurant
          </Link>
        </Button>
      </CardStub>
    </Card>
  );
}
