import { MapPin, Phone } from "lucide-react";
import type { Location } from "#contract/restaurants.ts";
import { HoursList } from "./hours-list.tsx";
import { OpenBadge } from "./open-badge.tsx";

export function LocationItem({ location }: { location: Location }) {
  const { address, phoneNumber, hoursOfOperation } = location;
  return (
    <li className="border-line border-b-2 py-4 first:pt-0 last:border-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <p className="flex gap-2 font-semibold">
          <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-paprika" />
          <bdi>{address}</bdi>
        </p>
        <span className="shrink-0">
          <OpenBadge restaurant={{ hoursOfOperation: null, locations: [location] }} />
        </span>
      </div>
      {phoneNumber && <PhoneLink phoneNumber={phoneNumber} />}
      <div className="mt-2 pl-6.5">
        <HoursList hours={hoursOfOperation} missing="Hours not available" />
      </div>
    </li>
  );
}

export function PhoneLink({ phoneNumber }: { phoneNumber: string }) {
  return (
    <a
      href={`tel:${phoneNumber.replace(/[^\d+]/g, "")}`}
      className="link flex min-h-touch items-center gap-2"
    >
      <Phone aria-hidden="true" className="size-4.5 shrink-0" />
      {phoneNumber}
    </a>
  );
}
