import type { Restaurant } from "#contract/restaurants.ts";

/** The street of the open location that is nearest to "latitude,longitude"; null when it is on no map. */
export function nearestOpenStreet(
  { locations }: Pick<Restaurant, "locations">,
  openLocations: readonly number[],
  near: string,
): string | null {
  const [latitude = 0, longitude = 0] = near.split(",").map(Number);
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const open = openLocations.flatMap((index) => {
    const place = locations[index];
    if (place?.latitude == null || place.longitude == null) return [];
    const east = (place.longitude - longitude) * narrowing;
    return { address: place.address, away: Math.hypot(place.latitude - latitude, east) };
  });
  const [nearest] = open.sort((a, b) => a.away - b.away);
  return nearest?.address.split(",")[0] ?? null;
}
