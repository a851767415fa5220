import { LeaderLine } from "#client/ui/leader-line.tsx";
import type { Restaurant } from "#contract/restaurants.ts";
import { InfoCard } from "./info-card.tsx";

export function AboutCard({ restaurant }: { restaurant: Restaurant }) {
  const { description, restaurantType, priceRange, sandwichCount } = restaurant;
  return (
    <InfoCard title="About">
      <p dir="auto" className="text-pretty">
        {description}
      </p>
      <dl className="mt-4 grid gap-1.5">
        <LeaderLine label="Type" value={restaurantType} />
        <LeaderLine label="Price range" value={priceRange} />
        <LeaderLine label="Sandwiches" value={sandwichCount} />
      </dl>
    </InfoCard>
  );
}
