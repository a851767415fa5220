import { type ReactNode, Suspense } from "react";
import { leadWithPicture } from "#client/lib/lead-picture.ts";
import { SmallButtonLink } from "#client/ui/button-link.tsx";
import { Card, CardBody, CardMedia, CardStub } from "#client/ui/card.tsx";
import { DistanceOverlay } from "#client/ui/distance-overlay.tsx";
import { latePart } from "#client/ui/lazy-part.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import { restaurantLink } from "./restaurant-link.ts";
import { RestaurantPicture } from "./restaurant-picture.tsx";

/** The server renders whether it is open. The browser loads the code for it, 4 kB, after the page. */
const loadBadge = async () => (await import("./open-badge.tsx")).OpenBadge;
const OpenBadge = import.meta.env.SSR ? await loadBadge() : latePart(loadBadge);
const loadWhere = async () => (await import("./open-badge.tsx")).OpenWhere;
const OpenWhere = import.meta.env.SSR ? await loadWhere() : latePart(loadWhere);

type RestaurantCardProps = {
  restaurant: Restaurant;
  /** The first card of a page loads its picture at once. */
  isFirst?: boolean;
  /** A button in the corner of the picture. */
  corner?: ReactNode;
};

export function RestaurantCard({ restaurant, isFirst, corner }: RestaurantCardProps) {
  const { id, name, description, restaurantType, priceRange, sandwichCount } = restaurant;
  return (
    <Card interactive className="h-full">
      <CardMedia className="aspect-3/2">
        <RestaurantPicture restaurant={restaurant} isMain={isFirst} />
        <DistanceOverlay miles={restaurant.distanceMiles} />
      </CardMedia>
      <CardBody>
        <div className="flex items-start justify-between gap-3">
          <h3 dir="auto" className="text-2xl">
            {name}
          </h3>
          <div className="shrink-0">
            <Suspense>
              <OpenBadge restaurant={restaurant} />
            </Suspense>
          </div>
        </div>
        {corner && <div className="card-button">{corner}</div>}
        <Suspense fallback={<div className="card-hours" />}>
          <OpenWhere restaurant={restaurant} />
        </Suspense>
        <p dir="auto" className="card-more line-clamp-3">
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
        <SmallButtonLink
          {...restaurantLink(id)}
          aria-label={`View Restaurant ${name}`}
          viewTransition
          onClick={leadWithPicture}
        >
          View Restaurant
        </SmallButtonLink>
      </CardStub>
    </Card>
  );
}
