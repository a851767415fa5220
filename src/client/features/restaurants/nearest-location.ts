import type { Location } from "#contract/restaurants.ts";

type Spot = Pick<Location, "latitude" | "longitude">;

const earthRadiusMiles = 3958.7613;

/** The location nearest to "latitude,longitude" with its distance; null if none has coordinates. */
export function findNearest<S extends Spot>(locations: readonly S[], near: string) {
  const [latitude = 0, longitude = 0] = near.split(",").map(Number);
  let nearest: { location: S; miles: number } | null = null;
  for (const location of locations) {
    if (location.latitude === null || location.longitude === null) continue;
    const miles = milesBetween([latitude, longitude], [location.latitude, location.longitude]);
    if (!nearest || miles < nearest.miles) nearest = { location, miles };
  }
  return nearest;
}

/** Great-circle distance, as the server calculates it. */
function milesBetween([fromLat, fromLong]: [number, number], [toLat, toLong]: [number, number]) {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  const chord = half(toLat - fromLat) + cosine(fromLat) * cosine(toLat) * half(toLong - fromLong);
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, chord)));
}
