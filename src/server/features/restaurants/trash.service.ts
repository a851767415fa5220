import type { PageQuery } from "#contract/paging.ts";
import type { DeletionEffects, TrashedThing, TrashKind } from "#contract/trash.ts";
import type { Database } from "#server/database/client.ts";
import { parseJson } from "#server/database/json-text.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Actor } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { mapPage, type Page, readCursor, toPage } from "#server/domain/paging.ts";
import { conflict, orNotFound } from "#server/domain/refusal.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { getLockedSandwich } from "#server/features/sandwiches/sandwich-writes.service.ts";
import { getSandwich } from "#server/features/sandwiches/sandwiches.service.ts";
import { getLockedLocation } from "./locations.service.ts";
import { updateRestaurant } from "./restaurant-writes.repository.ts";
import { getLockedRestaurant } from "./restaurant-writes.service.ts";
import { getRestaurant } from "./restaurants.service.ts";
import {
  countRestaurantEffects,
  countSandwichEffects,
  findTrashed,
  listTrash,
  markDeleted,
  removeDeletedBefore,
  trashPosition,
} from "./trash.repository.ts";

type Deps = Pick<Dependencies, "db" | "now">;

const daysKept = 30;
const dayMs = 24 * 60 * 60 * 1000;
const mostRemovedAtOnce = 200;

const labels: Record<TrashKind, string> = {
  restaurant: "Restaurant",
  sandwich: "Sandwich",
  location: "Location",
};

/** Hides it at once together with what belongs to it. It is removed later. */
export async function moveToTrash(
  { db, now }: Deps,
  kind: TrashKind,
  id: number,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { restaurantId, before } = await lockAndDescribe(tx, kind, id);
    await markDeleted(tx, kind, id, now());
    await updateRestaurant(tx, restaurantId, { updatedAt: now() });
    await recordAudit(tx, {
      actor,
      action: `${kind}.delete`,
      entityId: id,
      before,
    });
  });
}

export async function restore(
  { db, now }: Deps,
  kind: TrashKind,
  id: number,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const trashed = await orNotFound(labels[kind], findTrashed(tx, kind, id));
    if (trashed.isHomeless) throw conflict("Its restaurant is deleted: restore that first.");
    await markDeleted(tx, kind, id, null);
    await updateRestaurant(tx, trashed.restaurantId, { updatedAt: now() });
    await recordAudit(tx, {
      actor,
      action: `${kind}.restore`,
      entityId: id,
      before: { deletedAt: trashed.deletedAt.toISOString() },
    });
  });
}

export async function pageOfTrash(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<TrashedThing>> {
  const rows = await listTrash(db, readCursor(cursor, trashPosition), limit + 1);
  return mapPage(
    toPage(rows, limit, ({ deletedAt, kind, id }) => [deletedAt, kind, id]),
    (row) => ({ ...row, removedAt: removalDate(row.deletedAt) }),
  );
}

/** Removes it for good, with its reviews and entries. Members keep the XP that they earned with it. */
export async function removeOldTrash(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - daysKept * dayMs);
  let removed = 0;
  for (const kind of ["location", "sandwich", "restaurant"] as const) {
    removed += await removeDeletedBefore(db, kind, before, mostRemovedAtOnce);
  }
  return removed;
}

export async function findRestaurantEffects(db: Database, id: number): Promise<DeletionEffects> {
  return countRestaurantEffects(db, (await getRestaurant(db, id)).id);
}

export async function findSandwichEffects(db: Database, id: number): Promise<DeletionEffects> {
  return countSandwichEffects(db, parseJson(await getSandwich(db, id)).id);
}

/** Locks it, and returns what the audit log records of it. */
async function lockAndDescribe(tx: Database, kind: TrashKind, id: number) {
  if (kind === "restaurant") {
    const { name } = await getLockedRestaurant(tx, id);
    return { restaurantId: id, before: { name, ...(await countRestaurantEffects(tx, id)) } };
  }
  if (kind === "sandwich") {
    const { restaurant, row } = await getLockedSandwich(tx, id);
    const { reviews, entries } = await countSandwichEffects(tx, id);
    const before = { name: row.name, restaurant: restaurant.name, reviews, entries };
    return { restaurantId: row.restaurantId, before };
  }
  const { restaurantId, address } = await getLockedLocation(tx, id);
  return { restaurantId, before: { address, restaurantId } };
}

const removalDate = (deletedAt: string) =>
  new Date(Date.parse(deletedAt) + daysKept * dayMs).toISOString();
