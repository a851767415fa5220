import findZone from "tz-lookup";
import type { CreateLocationInput, UpdateLocationInput } from "#contract/locations.ts";
import type { Location } from "#contract/restaurants.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Actor } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { invalid, notFound } from "#server/domain/refusal.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { fieldChanges } from "#server/features/audit/field-changes.service.ts";
import { refuseStale } from "#server/features/audit/stale-change.service.ts";
import {
  findLocation,
  findTimeZoneOfCity,
  insertLocation,
  updateLocation,
} from "./locations.repository.ts";
import { updateRestaurant } from "./restaurant-writes.repository.ts";
import {
  getLockedRestaurant,
  hoursSourceOfWrite,
  recordConfirmedHours,
} from "./restaurant-writes.service.ts";
import { listLocations } from "./restaurants.service.ts";

type Deps = Pick<Dependencies, "db" | "now">;

const entityType = "location";

export async function addLocation(
  { db, now }: Deps,
  { hoursSource: stated, ...input }: CreateLocationInput,
  actor: Actor,
): Promise<Location> {
  return inTransaction(db, async (tx) => {
    const restaurant = await getLockedRestaurant(tx, input.restaurantId);
    const hoursOfOperation = input.hoursOfOperation ?? {};
    const facts = await withDerivedFacts(tx, { ...input, hoursOfOperation });
    const source = hoursSourceOfWrite(hoursOfOperation, { isChanged: true, stated }, now());
    const id = await insertLocation(tx, { ...facts, ...source });
    await updateRestaurant(tx, restaurant.id, { updatedAt: now() });
    const action = `${entityType}.create`;
    await recordAudit(tx, { actor, action, entityType, entityId: id, after: facts });
    return presentLocation(tx, restaurant.id, id);
  });
}

export async function changeLocation(
  { db, now }: Deps,
  id: number,
  { version: sentVersion, restaurantId, hoursSource, ...input }: UpdateLocationInput,
  actor: Actor,
): Promise<Location> {
  return inTransaction(db, async (tx) => {
    const row = await getLockedLocation(tx, id);
    if (restaurantId !== undefined && restaurantId !== row.restaurantId) {
      const message = "A location stays with its restaurant";
      throw invalid([{ path: "restaurantId", message }]);
    }
    await refuseStale(tx, entityType, row, sentVersion);
    const { hoursOfOperation, ...rest } = input;
    const stated = fieldChanges(row, {
      ...rest,
      ...(hoursOfOperation !== undefined && { hoursOfOperation: hoursOfOperation ?? {} }),
    });
    const changes = stated && fieldChanges(row, await withDerivedFacts(tx, stated.after));
    const hours = changes?.after.hoursOfOperation;
    const source = hoursSourceOfWrite(
      hours ?? row.hoursOfOperation,
      { isChanged: hours !== undefined, stated: hoursSource },
      now(),
    );
    if (!changes && hoursSource) {
      await updateLocation(tx, id, { ...source });
      await recordConfirmedHours(tx, actor, entityType, id, hoursSource);
    }
    if (changes) {
      const version = row.version + 1;
      await updateLocation(tx, id, { ...changes.after, ...source, version, updatedAt: now() });
      await updateRestaurant(tx, row.restaurantId, { updatedAt: now() });
      await recordAudit(tx, {
        actor,
        action: `${entityType}.update`,
        entityType,
        entityId: id,
        before: changes.before,
        after: { ...changes.after, version },
      });
    }
    return presentLocation(tx, row.restaurantId, id);
  });
}

/** Locks the restaurant first, then reads the location again. */
export async function getLockedLocation(tx: Database, id: number) {
  const found = await findLocation(tx, id);
  if (found) await getLockedRestaurant(tx, found.restaurantId);
  const row = found && (await findLocation(tx, id));
  if (!row) throw notFound("Location");
  return row;
}

async function presentLocation(tx: Database, restaurantId: number, id: number): Promise<Location> {
  const location = (await listLocations(tx, restaurantId)).find((each) => each.id === id);
  if (!location) throw notFound("Location");
  return location;
}

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
