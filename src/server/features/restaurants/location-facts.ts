import type { Database } from "#server/database/client.ts";
import { addressParts } from "./address-parts.ts";
import { findTimeZoneOfCity } from "./locations.repository.ts";
import { timeZoneAt } from "./time-zone.ts";

interface Stated {
  address?: string;
  city?: string | null;
  postcode?: string | null;
  timeZone?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

/**
 * What follows from what somebody said about a place: city and postcode from a new address, the time zone
 * from new coordinates or a new city. What they said themselves stands.
 */
export async function withDerivedFacts<Facts extends Stated>(
  tx: Database,
  facts: Facts,
): Promise<Facts> {
  const read = facts.address === undefined ? null : addressParts(facts.address);
  const { city = read?.city ?? undefined, postcode = read?.postcode ?? undefined } = facts;
  const timeZone =
    facts.timeZone ??
    timeZoneAt(facts.latitude, facts.longitude) ??
    (city ? await findTimeZoneOfCity(tx, city) : null) ??
    facts.timeZone;
  return { ...facts, city, postcode, timeZone };
}
