import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
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
import { withDerivedFacts } from "./location-facts.ts";
import { findLocation, insertLocation, updateLocation } from "./locations.repository.ts";
import { refreshColumns } from "./restaurant-writes.repository.ts";
import { getLockedRestaurant } from "./restaurant-writes.service.ts";
import { listLocations } from "./restaurants.service.ts";

type Deps = Pick<Dependencies, "db" | "now">;

const entityType = "location";

export async function addLocation(
  { db, now }: Deps,
  input: CreateLocationInput,
  actor: Actor,
): Promise<Location> {
  return inTransaction(db, async (tx) => {
    const restaurant = await getLockedRestaurant(tx, input.restaurantId);
    const hoursOfOperation = input.hoursOfOperation ?? {};
    const facts = await withDerivedFacts(tx, { ...input, hoursOfOperation });
    const confirmedAt = confirmationDate(hoursOfOperation, now());
    const id = await insertLocation(tx, { ...facts, confirmedAt });
    await refreshColumns(tx, restaurant.id, now());
    const action = `${entityType}.create`;
    await recordAudit(tx, { actor, action, entityType, entityId: id, after: facts });
    return presentLocation(tx, restaurant.id, id);
  });
}

export async function changeLocation(
  { db, now }: Deps,
  id: number,
  { version: sentVersion, restaurantId, ...input }: UpdateLocationInput,
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
    if (hoursOfOperation !== undefined) {
      await updateLocation(tx, id, { confirmedAt: confirmationDate(hoursOfOperation, now()) });
    }
    if (changes) {
      const version = row.version + 1;
      await updateLocation(tx, id, { ...changes.after, version, updatedAt: now() });
      await refreshColumns(tx, row.restaurantId, now());
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

/** Stated hours count as confirmed now; empty hours confirm nothing. */
const confirmationDate = (hours: HoursOfOperation | null, now: Date): Date | null =>
  Object.keys(hours ?? {}).length > 0 ? now : null;

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
