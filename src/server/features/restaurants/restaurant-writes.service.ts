import type {
  CreateRestaurantInput,
  Restaurant,
  UpdateRestaurantInput,
} from "#contract/restaurants.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Actor } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { notFound } from "#server/domain/refusal.ts";
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
  input: CreateRestaurantInput,
  actor: Actor,
): Promise<Restaurant> {
  const stored = await withImageStored(deps, input, entityType, actor);
  return inTransaction(deps.db, async (tx) => {
    const { facts, imageId } = await withOwnImage(tx, stored, entityType);
    const id = await insertRestaurant(tx, { ...facts, imageId });
    const action = `${entityType}.create`;
    await recordAudit(tx, { actor, action, entityType, entityId: id, after: facts });
    return getRestaurant(tx, id);
  });
}

export async function changeRestaurant(
  deps: Deps,
  id: number,
  { version: sentVersion, ...input }: UpdateRestaurantInput,
  actor: Actor,
): Promise<Restaurant> {
  const stored = await withImageStored(deps, input, entityType, actor);
  return inTransaction(deps.db, async (tx) => {
    const row = await withImageUrl(tx, await getLockedRestaurant(tx, id));
    await refuseStale(tx, entityType, row, sentVersion);
    const requested = fieldChanges(row, stored);
    const { facts, imageId } = await withOwnImage(tx, requested?.after ?? {}, entityType);
    const changes = fieldChanges(row, facts);
    if (changes) {
      const version = row.version + 1;
      const updatedAt = deps.now();
      await updateRestaurant(tx, id, { ...changes.after, imageId, version, updatedAt });
      await recordAudit(tx, {
        actor,
        action: `${entityType}.update`,
        entityType,
        entityId: id,
        before: changes.before,
        after: { ...changes.after, version },
      });
    }
    return getRestaurant(tx, id);
  });
}

export async function getLockedRestaurant(tx: Database, id: number) {
  const row = await lockRestaurant(tx, id);
  if (!row) throw notFound("Restaurant");
  return row;
}
