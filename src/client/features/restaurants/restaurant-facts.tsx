import { ChevronDown, ExternalLink, MapPin, Navigation, Phone } from "lucide-react";
import type { ReactNode } from "react";
import {
  FactLine,
  haveSameSource,
  SourcesNote,
  statedHours,
} from "#client/features/facts/fact-line.tsx";
import { Card, CardBody } from "#client/ui/card.tsx";
import { LeaderLine } from "#client/ui/leader-line.tsx";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import { HoursList } from "./hours-list.tsx";
import { OpenBadge, OpenUntil } from "./open-badge.tsx";

export function RestaurantFacts({ restaurant }: { restaurant: Restaurant }) {
  return (
    <>
      <div className="md:col-span-2 md:row-start-2 lg:col-span-1 lg:row-start-3">
        <LocationsCard restaurant={restaurant} />
      </div>
      <AboutCard restaurant={restaurant} />
      <RestaurantInfoCard restaurant={restaurant} />
    </>
  );
}

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

/** Its own address, phone and hours are used only if it has no location. */
function RestaurantInfoCard({ restaurant }: { restaurant: Restaurant }) {
  const { name, website, address, phoneNumber, hoursOfOperation, locations } = restaurant;
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
          <ExternalLink className="size-4.5 shrink-0" />
          <span className="truncate py-1">{website.replace(/^https?:\/\/|\/$/g, "")}</span>
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <p className="text-soft">No website listed</p>
      )}
      {standsAlone && address && (
        <>
          <p className="mt-2 flex gap-2">
            <MapPin className="mt-1 size-4.5 shrink-0 text-paprika" />
            <bdi>{address}</bdi>
          </p>
          <DirectionsLink to={`${name}, ${address}`} street={address} />
        </>
      )}
      {standsAlone && phoneNumber && <PhoneLink phoneNumber={phoneNumber} />}
      {standsAlone && (
        <>
          <HoursList hours={hoursOfOperation} missing="Hours unavailable" />
          <FactLine
            fact={{ ...restaurant, kind: "restaurantHours" }}
            source={restaurant.hoursSource}
            className="mt-2"
          />
        </>
      )}
    </InfoCard>
  );
}

const shownAtOnce = 3;

function LocationsCard({ restaurant }: { restaurant: Restaurant }) {
  const { name, locations } = restaurant;
  const rest = locations.slice(shownAtOnce);
  const label = `${rest.length} more ${rest.length === 1 ? "location" : "locations"}`;
  const facts = statedHours(restaurant);
  const isSaid = locations.length > 1 && haveSameSource(facts);
  const drawLocation = (location: Location) => (
    <LocationItem key={location.id} restaurantName={name} location={location} isSaid={isSaid} />
  );
  return (
    <InfoCard title="Locations">
      {locations.length === 0 && <p className="text-soft">No locations listed</p>}
      {isSaid && (
        <div className="mb-4">
          <SourcesNote kind="hours" facts={facts} />
        </div>
      )}
      <ul>{locations.slice(0, shownAtOnce).map(drawLocation)}</ul>
      {rest.length > 0 && (
        <details className="group mt-4 border-line border-t-2 pt-2">
          <summary className="type-display flex min-h-touch list-none items-center justify-between gap-2 rounded-control text-lg hover:text-paprika [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Show {label}</span>
            <span className="hidden group-open:inline">Hide {label}</span>
            <ChevronDown
              strokeWidth={2.75}
              className="size-5 transition-[rotate] duration-150 group-open:rotate-180"
            />
          </summary>
          <ul className="pt-3">{rest.map(drawLocation)}</ul>
        </details>
      )}
    </InfoCard>
  );
}

type LocationItemProps = {
  restaurantName: string;
  location: Location;
  /** The source of the hours is shown once for all locations. */
  isSaid: boolean;
};

function LocationItem({ restaurantName, location, isSaid }: LocationItemProps) {
  const { address, phoneNumber, hoursOfOperation } = location;
  const place = { hoursOfOperation: null, locations: [location] };
  return (
    <li className="border-line border-b-2 py-4 first:pt-0 last:border-0 last:pb-0">
      <p className="flex gap-2 font-semibold">
        <MapPin className="mt-1 size-4.5 shrink-0 text-paprika" />
        <bdi>{address}</bdi>
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-2 pl-6.5 text-base text-soft">
        <OpenBadge restaurant={place} />
        <OpenUntil restaurant={place} />
      </p>
      <div className="flex flex-wrap gap-x-5">
        <DirectionsLink to={`${restaurantName}, ${address}`} street={address} />
        {phoneNumber && <PhoneLink phoneNumber={phoneNumber} />}
      </div>
      <div className="mt-2 pl-6.5">
        <HoursList hours={hoursOfOperation} missing="Hours not available" />
        <FactLine
          fact={{ ...location, kind: "hours", name: address }}
          source={location.hoursSource}
          isSaid={isSaid}
          className={isSaid ? undefined : "mt-2"}
        />
      </div>
    </li>
  );
}

/** Phones open this address in their map app. */
function DirectionsLink({ to, street }: { to: string; street: string }) {
  return (
    <a
      href={`https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: to })}`}
      target="_blank"
      rel="noopener noreferrer"
      className="link flex min-h-touch items-center gap-2"
    >
      <Navigation className="size-4.5 shrink-0" />
      Directions
      <span className="sr-only"> to {street} (opens in a new tab)</span>
    </a>
  );
}

function PhoneLink({ phoneNumber }: { phoneNumber: string }) {
  return (
    <a
      href={`tel:${phoneNumber.replace(/[^\d+]/g, "")}`}
      className="link flex min-h-touch items-center gap-2"
    >
      <Phone className="size-4.5 shrink-0" />
      {phoneNumber}
    </a>
  );
}

function InfoCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardBody>
        <h2 className="text-2xl">{title}</h2>
        <div>{children}</div>
      </CardBody>
    </Card>
  );
}
