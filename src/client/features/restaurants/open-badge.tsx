import { useSearch } from "@tanstack/react-router";
import { useTimeZone } from "#client/lib/time-zone.ts";
import { useNow } from "#client/lib/use-now.ts";
import { Badge } from "#client/ui/badge.tsx";
import type { OpenState, RestaurantHours } from "#contract/hours/hours.types.ts";
import { openStateOf } from "#contract/hours/open-now.ts";
import type { Restaurant } from "#contract/restaurants.ts";

type OpenBadgeProps = { restaurant: RestaurantHours; openLabel?: string };

export function OpenBadge({ restaurant, openLabel = "Open" }: OpenBadgeProps) {
  const { state } = useOpenState(restaurant);
  if (state === "open") return <Badge variant="success">{openLabel}</Badge>;
  return <Badge variant="outline">Closed</Badge>;
}

/** Names the nearest open location, if there are several and the address holds a position. */
export function OpenWhere({ restaurant }: { restaurant: Restaurant }) {
  const near = useSearch({ strict: false, select: ({ near }) => near });
  const { openLocations } = useOpenState(restaurant);
  const street =
    near && restaurant.locations.length > 1
      ? nearestOpenStreet(restaurant, openLocations, near)
      : null;
  return street && <p className="-mt-2 font-semibold text-pickle">Open at {street}</p>;
}

/** The street of the open location that is nearest to "latitude,longitude"; null when it is on no map. */
export function nearestOpenStreet(
  { locations }: Pick<Restaurant, "locations">,
  openLocations: readonly number[],
  near: string,
): string | null {
  const [latitude = 0, longitude = 0] = near.split(",").map(Number);
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const open = openLocations.flatMap((index) => {
    const location = locations[index];
    if (location?.latitude == null || location.longitude == null) return [];
    const east = (location.longitude - longitude) * narrowing;
    return { address: location.address, away: Math.hypot(location.latitude - latitude, east) };
  });
  const [nearest] = open.sort((a, b) => a.away - b.away);
  return nearest?.address.split(",")[0] ?? null;
}

const useOpenState = (restaurant: RestaurantHours): OpenState =>
  openStateOf(restaurant, useNow(), useTimeZone());
