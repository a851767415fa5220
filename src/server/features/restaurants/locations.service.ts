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
import { addressParts } from "./addresses.service.ts";
import {
  findLocation,
  insertLocation,
  listZonesOfCity,
  updateLocation,
} from "./locations.repository.ts";
import { updateRestaurant } from "./restaurant-writes.repository.ts";
import {
  getLockedRestaurant,
  hoursSourceOfWrite,
  recordConfirmedHours,
} from "./restaurant-writes.service.ts";
import { getRestaurant } from "./restaurants.service.ts";

type Deps = Pick<Dependencies, "db" | "now">;

type LocationRow = Awaited<ReturnType<typeof getLockedLocation>>;

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
    await recordAudit(tx, { actor, action, entityId: id, after: facts });
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
    const stated = {
      ...rest,
      ...(hoursOfOperation !== undefined && { hoursOfOperation: hoursOfOperation ?? {} }),
    };
    const changes = await findChanges(tx, row, stated);
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
        entityId: id,
        before: changes.before,
        after: { ...changes.after, version },
      });
    }
    return presentLocation(tx, row.restaurantId, id);
  });
}

/** What is stated and what follows from it, as far as it differs from the row; null when nothing does. */
async function findChanges(tx: Database, row: LocationRow, stated: Partial<LocationRow>) {
  const after = fieldChanges(row, stated)?.after;
  if (!after) return null;
  const outdated = after.address === undefined ? {} : outdatedBy(after.address, row);
  // What is outdated may be stated as before.
  const restated = Object.fromEntries(
    Object.entries(stated).filter(([field]) => field in outdated),
  );
  const facts = await withDerivedFacts(tx, { ...outdated, ...restated, ...after }, row);
  return fieldChanges(row, facts);
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
  const { locations } = await getRestaurant(tx, restaurantId);
  const location = locations.find((each) => each.id === id);
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
 * caller states stays as it is. `known` is what is stored so far.
 */
export async function withDerivedFacts<Facts extends LocationFacts>(
  tx: Database,
  facts: Facts,
  known: LocationFacts = {},
): Promise<Facts> {
  const read = facts.address === undefined ? null : addressParts(facts.address);
  const { city = read?.city ?? undefined, postcode = read?.postcode ?? undefined } = facts;
  const isZoneOpen = facts.timeZone === null || city !== known.city || !known.timeZone;
  const timeZone =
    facts.timeZone ??
    timeZoneAt(facts.latitude, facts.longitude) ??
    (city && isZoneOpen
      ? await timeZoneOfTown(tx, { city, postcode, address: facts.address ?? known.address })
      : null) ??
    facts.timeZone;
  return { ...facts, city, postcode, timeZone };
}

interface Town {
  city: string;
  postcode: string | null | undefined;
  address: string | undefined;
}

/**
 * Of the known locations in the town, for one without coordinates; null when they differ. Others of the same name
 * are told apart by state, country or postcode; where the address has no area, all of that name have to agree.
 */
async function timeZoneOfTown(
  tx: Database,
  { city, postcode, address = "" }: Town,
): Promise<string | null> {
  const { area } = addressParts(address);
  const namesakes = await listZonesOfCity(tx, city);
  const there = namesakes.filter(
    (other) =>
      area === null ||
      addressParts(other.address).area === area ||
      (postcode && other.postcode === postcode),
  );
  const zones = new Set(there.map(({ timeZone }) => timeZone));
  const [zone = null] = zones;
  return zones.size === 1 ? zone : null;
}

/**
 * What an address has said is no longer so when another one does not say it. Somewhere else, the coordinates are
 * not known either, unless the change has them.
 */
function outdatedBy(address: string, row: LocationFacts & { address: string }): LocationFacts {
  const [before, after] = [addressParts(row.address), addressParts(address)];
  const { city, postcode } = after;
  const isSameTown =
    before.city?.toLowerCase() === city?.toLowerCase() &&
    (before.area === after.area || !before.area || !after.area);
  return {
    ...(before.postcode !== postcode && { postcode }),
    ...(!isSameTown && { city, latitude: null, longitude: null, timeZone: null }),
  };
}

/** The zone of a point on Earth; null when there is no point. */
export function timeZoneAt(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): string | null {
  if (typeof latitude !== "number" || typeof longitude !== "number") return null;
  return findZone(latitude, longitude);
}
