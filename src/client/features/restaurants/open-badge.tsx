import { useSearch } from "@tanstack/react-router";
import { useTimeZone } from "#client/lib/time-zone.ts";
import { useNow } from "#client/lib/use-now.ts";
import { Badge } from "#client/ui/badge.tsx";
import type { OpenState, RestaurantHours } from "#contract/hours/hours.types.ts";
import { formatMinute } from "#contract/hours/hours-rows.ts";
import { openStateOf } from "#contract/hours/open-now.ts";
import type { Restaurant } from "#contract/restaurants.ts";

type OpenBadgeProps = { restaurant: RestaurantHours; openLabel?: string };

export function OpenBadge({ restaurant, openLabel = "Open" }: OpenBadgeProps) {
  const { state } = useOpenState(restaurant);
  if (state === "open") return <Badge variant="success">{openLabel}</Badge>;
  return <Badge variant="outline">Closed</Badge>;
}

/** Until when it is open or from when, today; of several locations how many are open. */
export function OpenUntil({ restaurant }: { restaurant: RestaurantHours }) {
  const { state, openLocations, changesAt } = useOpenState(restaurant);
  const isOpen = state === "open";
  const count = restaurant.locations?.length ?? 0;
  if (isOpen && count > 1) {
    return openLocations.length === count
      ? `at all ${count} locations`
      : `at ${openLocations.length} of ${count} locations`;
  }
  if (changesAt === null) return null;
  return `${isOpen ? "until" : "Opens at"} ${formatMinute(changesAt)}`;
}

/** Names the nearest open location, if there are several and the address holds a position. */
export function OpenWhere({ restaurant }: { restaurant: Restaurant }) {
  const near = useSearch({ strict: false, select: ({ near }) => near });
  if (!near || restaurant.locations.length < 2) return null;
  return <OpenStreet restaurant={restaurant} near={near} />;
}

function OpenStreet({ restaurant, near }: { restaurant: Restaurant; near: string }) {
  const { openLocations } = useOpenState(restaurant);
  const street = nearestOpenStreet(restaurant, openLocations, near);
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
