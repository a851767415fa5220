import { ChevronDown } from "lucide-react";
import type { Location } from "#contract/restaurants.ts";
import { InfoCard } from "./info-card.tsx";
import { LocationItem } from "./location-item.tsx";

const shownAtOnce = 3;

export function LocationsCard({ locations }: { locations: Location[] }) {
  const rest = locations.slice(shownAtOnce);
  const label = `${rest.length} more ${rest.length === 1 ? "location" : "locations"}`;
  return (
    <InfoCard title="Locations">
      {locations.length === 0 && <p className="text-soft">No locations listed</p>}
      <ul>
        {locations.slice(0, shownAtOnce).map((location) => (
          <LocationItem key={location.id} location={location} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="group mt-4 border-line border-t-2 pt-2">
          <summary className="type-display flex min-h-touch list-none items-center justify-between gap-2 rounded-control text-lg hover:text-paprika [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Show {label}</span>
            <span className="hidden group-open:inline">Hide {label}</span>
            <ChevronDown
              aria-hidden="true"
              strokeWidth={2.75}
              className="size-5 transition-[rotate] duration-150 group-open:rotate-180"
            />
          </summary>
          <ul className="pt-3">
            {rest.map((location) => (
              <LocationItem key={location.id} location={location} />
            ))}
          </ul>
        </details>
      )}
    </InfoCard>
  );
}
