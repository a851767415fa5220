import { ExternalLink, MapPin } from "lucide-react";
import type { Restaurant } from "#contract/restaurants.ts";
import { HoursList } from "./hours-list.tsx";
import { InfoCard } from "./info-card.tsx";
import { PhoneLink } from "./location-item.tsx";

/** Its own address, phone and hours count only where it has no location. */
export function RestaurantInfoCard({ restaurant }: { restaurant: Restaurant }) {
  const { website, address, phoneNumber, hoursOfOperation, locations } = restaurant;
  const standsAlone = locations.length === 0;
  return (
    <InfoCard title="Restaurant Info">
      {website ? (
        <a
          href={website}
          target="_blank"
          rel="noopener"
          className="link contain-inline-size flex min-h-touch items-center gap-2"
        >
          <ExternalLink aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="truncate py-1">{website.replace(/^https?:\/\/|\/$/g, "")}</span>
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <p className="text-soft">No website listed</p>
      )}
      {standsAlone && address && (
        <p className="mt-2 flex gap-2">
          <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-paprika" />
          <bdi>{address}</bdi>
        </p>
      )}
      {standsAlone && phoneNumber && <PhoneLink phoneNumber={phoneNumber} />}
      {standsAlone && <HoursList hours={hoursOfOperation} missing="Hours unavailable" />}
    </InfoCard>
  );
}
