import type { DuplicateGroup, LikelyDuplicate } from "#contract/duplicates.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Actor } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { type Page, readCursor, toPage } from "#server/domain/paging.ts";
import { invalid } from "#server/domain/refusal.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { recountMenu } from "#server/features/sandwiches/ranking.service.ts";
import { withImageUrl } from "#server/features/uploads/images.service.ts";
import {
  groupPosition,
  likelyDuplicates,
  listGroups,
  moveLocations,
  moveMenu,
  moveSaves,
  redirect,
  removeMerged,
} from "./duplicates.repository.ts";
import { insertLocation } from "./locations.repository.ts";
import { withDerivedFacts } from "./locations.service.ts";
import { updateRestaurant } from "./restaurant-writes.repository.ts";
import { getLockedRestaurant } from "./restaurant-writes.service.ts";
import { getRestaurant } from "./restaurants.service.ts";
import { countRestaurantEffects } from "./trash.repository.ts";

export { likelyDuplicates } from "./duplicates.repository.ts";

const mostPlaces = 10;

export async function duplicatesOfRestaurant(db: Database, id: number): Promise<LikelyDuplicate[]> {
  const restaurant = await getRestaurant(db, id);
  const { name, website, locations } = restaurant;
  const places = locations.length > 0 ? locations : [restaurant];
  const known = places.slice(0, mostPlaces).map(({ address, latitude, longitude }) => ({
    address,
    point: latitude !== null && longitude !== null ? { latitude, longitude } : undefined,
  }));
  return likelyDuplicates(db, { name, website, places: known }, restaurant.id);
}

export async function pageOfGroups(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<DuplicateGroup>> {
  const groups = await listGroups(db, readCursor(cursor, groupPosition), limit + 1);
  return toPage(groups, limit, ({ reason, key }) => [reason, key]);
}

type Row = Awaited<ReturnType<typeof lockOne>>;

/**
 * Moves the menu with its reviews and entries, the locations, the saves and the redirects of the duplicate to
 * the restaurant that stays. Facts that this one lacks are taken from the duplicate.
 */
export async function mergeRestaurants(
  { db, now }: Pick<Dependencies, "db" | "now">,
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
    const imageId = kept.imageId ?? duplicate.imageId;
    await updateRestaurant(tx, into, { ...learnt, imageId, version, updatedAt: now() });
    await recountMenu(tx, into);
    await recordAudit(tx, {
      actor,
      action: "restaurant.merge",
      entityId: into,
      before: { merged: auditFacts(duplicate) },
      after: { ...learnt, moved, version },
    });
    return getRestaurant(tx, into);
  });
}

const lockOne = async (tx: Database, id: number) =>
  withImageUrl(tx, await getLockedRestaurant(tx, id));

/** Locks the lower id first, so that two merges of the same pair cannot deadlock. */
async function lockPair(tx: Database, from: number, into: number) {
  const first = await lockOne(tx, Math.min(from, into));
  const second = await lockOne(tx, Math.max(from, into));
  return from < into ? { duplicate: first, kept: second } : { duplicate: second, kept: first };
}

/** A restaurant's own address is used only while it has no location, so it becomes one before the merge. */
async function ownAddressAsLocation(tx: Database, row: Row): Promise<void> {
  const { id: restaurantId, address, latitude, longitude, phoneNumber, isDemo } = row;
  const { hoursSource, confirmedAt } = row;
  if (!address || (await getRestaurant(tx, restaurantId)).locations.length > 0) return;
  const hoursOfOperation = row.hoursOfOperation ?? {};
  const place = { address, latitude, longitude, phoneNumber, hoursOfOperation, isDemo };
  const facts = await withDerivedFacts(tx, place);
  await insertLocation(tx, { ...facts, hoursSource, confirmedAt, restaurantId });
}

function whatIsMissing(kept: Row, duplicate: Row): Partial<Row> {
  return {
    ...(kept.website === null && { website: duplicate.website }),
    ...(kept.imageUrl === null && { imageUrl: duplicate.imageUrl }),
    ...(kept.phoneNumber === null && { phoneNumber: duplicate.phoneNumber }),
  };
}

function auditFacts({ searchText: _, hoursRead: __, imageId: ___, ...facts }: Row) {
  return facts;
}
