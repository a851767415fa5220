import type { Location } from "#contract/restaurants.ts";

type Spot = Pick<Location, "latitude" | "longitude">;

const earthRadiusMiles = 3958.7613;

/** How far it is from "latitude,longitude" to the nearest of them; null when none is on the map. */
export function milesToNearest(locations: readonly Spot[], near: string): number | null {
  const [latitude = 0, longitude = 0] = near.split(",").map(Number);
  const distances = locations.flatMap((spot) =>
    spot.latitude === null || spot.longitude === null
      ? []
      : milesBetween([latitude, longitude], [spot.latitude, spot.longitude]),
  );
  return distances.length > 0 ? Math.min(...distances) : null;
}

/** Along the great circle, as the lists measure it. */
function milesBetween([fromLat, fromLong]: [number, number], [toLat, toLong]: [number, number]) {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  const chord = half(toLat - fromLat) + cosine(fromLat) * cosine(toLat) * half(toLong - fromLong);
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, chord)));
}
