import type { Restaurant } from "#contract/restaurants.ts";
import type { Database } from "#server/database/client.ts";
import type { restaurants } from "#server/database/schema/restaurants.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { recountMenu } from "#server/features/sandwiches/ranking.service.ts";
import { refreshMenuSearch } from "#server/features/sandwiches/sandwich-writes.service.ts";
import type { Actor } from "#server/http/actor.ts";
import type { AppDependencies } from "#server/http/app-environment.ts";
import { invalid } from "#server/http/errors.ts";
import {
  moveLocations,
  moveMenu,
  moveSaves,
  redirect,
  removeMerged,
} from "./duplicates.repository.ts";
import { insertLocation } from "./locations.repository.ts";
import { refreshColumns, updateRestaurant } from "./restaurant-writes.repository.ts";
import { getLockedRestaurant } from "./restaurant-writes.service.ts";
import { getRestaurant } from "./restaurants.service.ts";
import { countRestaurantEffects } from "./trash.repository.ts";

type Row = typeof restaurants.$inferSelect;

/**
 * Moves the menu with its reviews and entries, the locations, the saves and the redirects of the duplicate to
 * the restaurant that stays. Facts that this one lacks are taken from the duplicate.
 */
export async function mergeRestaurants(
  { db, now }: Pick<AppDependencies, "db" | "now">,
  from: number,
  into: number,
  actor: Actor,
): Promise<Restaurant> {
  if (from === into) {
    throw invalid([{ path: "into", message: "A restaurant cannot be merged into itself" }]);
  }
  return inTransaction(db, async (tx) => {
    const { duplicate, kept } = await lockPair(tx, from, into);
    const moved = await countRestaurantEffects(tx, from);
    for (const row of [duplicate, kept]) await ownAddressAsLocation(tx, row);
    await moveMenu(tx, from, into);
    await moveLocations(tx, from, into, now());
    await moveSaves(tx, from, into);
    await redirect(tx, from, into);
    await removeMerged(tx, from);
    const learnt = whatIsMissing(kept, duplicate);
    const version = kept.version + 1;
    await updateRestaurant(tx, into, { ...learnt, version });
    await refreshColumns(tx, into, now());
    await refreshMenuSearch(tx, into, kept.name);
    await recountMenu(tx, into);
    await recordAudit(tx, {
      actor,
      action: "restaurant.merge",
      entityType: "restaurant",
      entityId: into,
      before: { merged: auditFacts(duplicate) },
      after: { ...learnt, moved, version },
    });
    return getRestaurant(tx, into);
  });
}

/** Locks the lower id first, so that two merges of the same pair cannot deadlock. */
async function lockPair(tx: Database, from: number, into: number) {
  const first = await getLockedRestaurant(tx, Math.min(from, into));
  const second = await getLockedRestaurant(tx, Math.max(from, into));
  return from < into ? { duplicate: first, kept: second } : { duplicate: second, kept: first };
}

/** A restaurant's own address is used only while it has no location, so it becomes one before the merge. */
async function ownAddressAsLocation(tx: Database, row: Row): Promise<void> {
  const { id: restaurantId, address, latitude, longitude, phoneNumber, isDemo } = row;
  if (!address || (await getRestaurant(tx, restaurantId)).locations.length > 0) return;
  const hoursOfOperation = row.hoursOfOperation ?? {};
  const place = { address, latitude, longitude, phoneNumber, hoursOfOperation, isDemo };
  await insertLocation(tx, { ...place, restaurantId });
}

function whatIsMissing(kept: Row, duplicate: Row): Partial<Row> {
  return {
    ...(kept.website === null && { website: duplicate.website }),
    ...(kept.imageUrl === null && { imageUrl: duplicate.imageUrl }),
    ...(kept.phoneNumber === null && { phoneNumber: duplicate.phoneNumber }),
  };
}

function auditFacts({ searchText: _, searchGrams: __, ...facts }: Row) {
  return facts;
}
