import type { StatedSource } from "#contract/facts.ts";
import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import type {
  CreateRestaurantInput,
  Restaurant,
  UpdateRestaurantInput,
} from "#contract/restaurants.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Actor } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { sourceOfWrite } from "#server/domain/fact-source.ts";
import { orNotFound } from "#server/domain/refusal.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { fieldChanges } from "#server/features/audit/field-changes.service.ts";
import { refuseStale } from "#server/features/audit/stale-change.service.ts";
import {
  type ForeignImageDeps,
  withImageStored,
} from "#server/features/uploads/foreign-images.service.ts";
import { withImageUrl, withOwnImage } from "#server/features/uploads/images.service.ts";
import {
  insertRestaurant,
  lockRestaurant,
  updateRestaurant,
} from "./restaurant-writes.repository.ts";
import { getRestaurant } from "./restaurants.service.ts";

type Deps = Pick<Dependencies, "now"> & ForeignImageDeps;

const entityType = "restaurant";

export async function addRestaurant(
  deps: Deps,
  { hoursSource: stated, ...input }: CreateRestaurantInput,
  actor: Actor,
): Promise<Restaurant> {
  const stored = await withImageStored(deps, input, entityType, actor);
  return inTransaction(deps.db, async (tx) => {
    const { facts, imageId } = await withOwnImage(tx, stored, entityType);
    const hours = facts.hoursOfOperation ?? null;
    const source = hoursSourceOfWrite(hours, { isChanged: true, stated }, deps.now());
    const id = await insertRestaurant(tx, { ...facts, ...source, imageId });
    const action = `${entityType}.create`;
    await recordAudit(tx, { actor, action, entityId: id, after: facts });
    return getRestaurant(tx, id);
  });
}

export async function changeRestaurant(
  deps: Deps,
  id: number,
  { version: sentVersion, hoursSource, ...input }: UpdateRestaurantInput,
  actor: Actor,
): Promise<Restaurant> {
  const stored = await withImageStored(deps, input, entityType, actor);
  return inTransaction(deps.db, async (tx) => {
    const row = await withImageUrl(tx, await getLockedRestaurant(tx, id));
    await refuseStale(tx, entityType, row, sentVersion);
    const requested = fieldChanges(row, stored);
    const { facts, imageId } = await withOwnImage(tx, requested?.after ?? {}, entityType);
    const changes = fieldChanges(row, facts);
    const hours = changes?.after.hoursOfOperation;
    const source = hoursSourceOfWrite(
      hours === undefined ? row.hoursOfOperation : hours,
      { isChanged: hours !== undefined, stated: hoursSource },
      deps.now(),
    );
    if (!changes && hoursSource) {
      await updateRestaurant(tx, id, { ...source });
      await recordConfirmedHours(tx, actor, entityType, id, hoursSource);
    }
    if (changes) {
      const version = row.version + 1;
      const updatedAt = deps.now();
      await updateRestaurant(tx, id, { ...changes.after, ...source, imageId, version, updatedAt });
      await recordAudit(tx, {
        actor,
        action: `${entityType}.update`,
        entityId: id,
        before: changes.before,
        after: { ...changes.after, version },
      });
    }
    return getRestaurant(tx, id);
  });
}

export const getLockedRestaurant = (tx: Database, id: number) =>
  orNotFound("Restaurant", lockRestaurant(tx, id));

/** The columns that say where the hours are from; undefined when the write says nothing about them. */
export function hoursSourceOfWrite(
  hours: HoursOfOperation | null,
  write: { isChanged: boolean; stated: StatedSource | undefined },
  now: Date,
) {
  const isKnown = Object.keys(hours ?? {}).length > 0;
  const source = sourceOfWrite({ ...write, isKnown }, now);
  return source && { hoursSource: source.from, confirmedAt: source.confirmedAt };
}

export const recordConfirmedHours = (
  tx: Database,
  actor: Actor,
  entityType: string,
  entityId: number,
  hoursSource: StatedSource,
) =>
  recordAudit(tx, {
    actor,
    action: `${entityType}.confirm`,
    entityId,
    after: { hoursSource },
  });
