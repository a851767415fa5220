import type { JsonLd } from "#client/lib/page-head.ts";
import type { WeeklyHours } from "#contract/hours/hours.types.ts";
import { parseHours } from "#contract/hours/parse-hours.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import { restaurantUrl } from "./restaurant-link.ts";

type Place = Pick<
  Location,
  "address" | "phoneNumber" | "hoursOfOperation" | "latitude" | "longitude"
> &
  Partial<Pick<Location, "city" | "postcode">>;

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** `menu` has the items of the menu. Unknown values are left out. */
export function restaurantJsonLd(restaurant: Restaurant, menu: JsonLd[], origin: string): JsonLd {
  const [first, ...others] = listPlaces(restaurant);
  return {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    name: restaurant.name,
    description: restaurant.description || undefined,
    url: restaurantUrl(restaurant.id, origin),
    sameAs: restaurant.website || undefined,
    image: restaurant.imageUrl ? new URL(restaurant.imageUrl, origin).href : undefined,
    priceRange: restaurant.priceRange,
    servesCuisine: "Chicken sandwiches",
    ...(first && placeFields(first)),
    location:
      others.length > 0
        ? restaurant.locations.map((place) => ({ "@type": "Place", ...placeFields(place) }))
        : undefined,
    hasMenu: menu.length > 0 ? { "@type": "Menu", hasMenuItem: menu } : undefined,
  };
}

/** The restaurant's own address is used only if it has no location. */
function listPlaces({ locations, ...own }: Restaurant): Place[] {
  if (locations.length > 0) return locations;
  return own.address ? [{ ...own, address: own.address }] : [];
}

function placeFields(place: Place): JsonLd {
  const { latitude, longitude } = place;
  return {
    address: {
      "@type": "PostalAddress",
      streetAddress: place.address,
      addressLocality: place.city || undefined,
      postalCode: place.postcode || undefined,
    },
    telephone: place.phoneNumber || undefined,
    geo:
      latitude !== null && longitude !== null
        ? { "@type": "GeoCoordinates", latitude, longitude }
        : undefined,
    openingHoursSpecification: openingHours(parseHours(place.hoursOfOperation)),
  };
}

function openingHours(weekly: WeeklyHours): JsonLd[] | undefined {
  const rows = weekly.flatMap((day, weekday) =>
    (day ?? []).map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: weekdays[weekday],
      opens: clock(opens),
      // A whole day ends a minute early, because 00:00 would be its start.
      closes: closes === opens + 1440 ? "23:59" : clock(closes % 1440),
    })),
  );
  return rows.length > 0 ? rows : undefined;
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
