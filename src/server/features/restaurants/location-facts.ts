import findZone from "tz-lookup";
import type { Database } from "#server/database/client.ts";
import { findTimeZoneOfCity } from "./locations.repository.ts";

interface LocationFacts {
  address?: string;
  city?: string | null;
  postcode?: string | null;
  timeZone?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

/**
 * Adds city and postcode from a new address, and the time zone from new coordinates or a new city. What the
 * caller states stays as it is.
 */
export async function withDerivedFacts<Facts extends LocationFacts>(
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

interface AddressParts {
  city: string | null;
  postcode: string | null;
}

const country =
  /^(?:usa|u\.s\.a\.|us|united states(?: of america)?|canada|uk|united kingdom|germany|deutschland|france|australia)$/i;

/** The last part of an address, as several countries write it. The city is in it or in the part before. */
const endings = [
  // Portland, OR 97206-1234
  /^[A-Z]{2}\.? (?<postcode>\d{5}(?:-\d{4})?)$/i,
  // Toronto, ON M5V 2T6
  /^[A-Z]{2} (?<postcode>[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i,
  // Portland, OR
  /^[A-Z]{2}$/,
  // 10115 Berlin
  /^(?<postcode>\d{4,5}) (?<city>\p{L}[\p{L} .'-]+)$/u,
  // London SW1A 1AA
  /^(?<city>\p{L}[\p{L} .'-]*?) (?<postcode>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/iu,
  // Melbourne VIC 3000
  /^(?<city>\p{L}[\p{L} .'-]*?) [A-Z]{2,3} (?<postcode>\d{4,5})$/u,
];

/** City and postcode if the address names them clearly; null instead of a guess. */
export function addressParts(address: string): AddressParts {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter(Boolean);
  if (country.test(parts.at(-1) ?? "")) parts.pop();
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return { city: null, postcode: null };
  for (const pattern of endings) {
    const match = pattern.exec(last);
    if (!match) continue;
    const { city = cityBefore(parts), postcode } = match.groups ?? {};
    return { city: city ?? null, postcode: postcode?.toUpperCase() ?? null };
  }
  return { city: null, postcode: null };
}

/** In "5 Main St, Portland, OR" it is the part before the last, if it holds no number and is not the street. */
function cityBefore(parts: string[]): string | undefined {
  const city = parts.length > 2 ? parts.at(-2) : undefined;
  return city && !/\d/.test(city) ? city : undefined;
}

/** The zone of a point on Earth; null when there is no point. */
export function timeZoneAt(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): string | null {
  if (typeof latitude !== "number" || typeof longitude !== "number") return null;
  return findZone(latitude, longitude);
}
