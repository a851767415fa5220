import findZone from "tz-lookup";

/** The zone of a point on Earth; null when there is no point. */
export function timeZoneAt(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): string | null {
  if (typeof latitude !== "number" || typeof longitude !== "number") return null;
  return findZone(latitude, longitude);
}
