import type { DuplicateGroup, LikelyDuplicate } from "#contract/duplicates.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Database } from "#server/database/client.ts";
import { foldText } from "#server/database/search-text.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Actor } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { mapPage, type Page, readCursor, toPage } from "#server/domain/paging.ts";
import { invalid } from "#server/domain/refusal.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { recountMenu } from "#server/features/sandwiches/ranking.service.ts";
import { refreshMenuSearch } from "#server/features/sandwiches/sandwich-writes.service.ts";
import { withImageUrl } from "#server/features/uploads/images.service.ts";
import {
  type Candidate,
  findCandidates,
  groupPosition,
  type KnownFacts,
  listGroups,
  moveLocations,
  moveMenu,
  moveSaves,
  redirect,
  removeMerged,
} from "./duplicates.repository.ts";
import { insertLocation } from "./locations.repository.ts";
import { listManaged } from "./managed-restaurants.repository.ts";
import { presentManaged } from "./managed-restaurants.service.ts";
import { refreshColumns, updateRestaurant } from "./restaurant-writes.repository.ts";
import { getLockedRestaurant } from "./restaurant-writes.service.ts";
import { getRestaurant } from "./restaurants.service.ts";
import { countRestaurantEffects } from "./trash.repository.ts";

const mostShown = 10;
const mostOfAGroup = 10;
/** Restaurants at the same spot count as duplicates only if their names are this similar. */
const similarEnough = 0.5;

/** Restaurants that could be the same one, the most reasons first. */
export function likelyDuplicates(
  db: Database,
  facts: KnownFacts,
  exceptId?: number,
): Promise<LikelyDuplicate[]> {
  return inTransaction(db, async (tx) => {
    const candidates = (await findCandidates(tx, facts)).filter(
      (candidate) => candidate.id !== exceptId && isCredible(candidate, facts.name),
    );
    const reasons = new Map<number, Set<Candidate["reason"]>>();
    for (const { id, reason } of candidates) {
      reasons.set(id, (reasons.get(id) ?? new Set()).add(reason));
    }
    const surest = [...reasons].toSorted(([, a], [, b]) => b.size - a.size).slice(0, mostShown);
    const rows = await listManaged(
      tx,
      surest.map(([id]) => id),
    );
    return rows.map((row) => ({
      restaurant: presentManaged(row),
      reasons: [...(reasons.get(row.id) ?? [])],
    }));
  });
}

export async function duplicatesOfRestaurant(db: Database, id: number): Promise<LikelyDuplicate[]> {
  const restaurant = await getRestaurant(db, id);
  const { name, website, locations } = restaurant;
  const places = locations.length > 0 ? locations : [restaurant];
  return likelyDuplicates(
    db,
    {
      name,
      website,
      places: places.slice(0, mostShown).map(({ address, latitude, longitude }) => ({
        address,
        point: latitude !== null && longitude !== null ? { latitude, longitude } : undefined,
      })),
    },
    restaurant.id,
  );
}

export function pageOfGroups(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<DuplicateGroup>> {
  const after = readCursor(cursor, groupPosition);
  return inTransaction(db, async (tx) => {
    const groups = await listGroups(tx, after, limit + 1);
    const page = toPage(groups, limit, ({ reason, key }) => [reason, key]);
    const ids = page.items.flatMap((group) => group.ids.slice(0, mostOfAGroup));
    const rows = new Map((await listManaged(tx, [...new Set(ids)])).map((row) => [row.id, row]));
    return mapPage(page, ({ reason, key, ids }) => ({
      reason,
      key,
      restaurants: ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [presentManaged(row)] : [];
      }),
    }));
  });
}

const isCredible = ({ reason, name }: Candidate, otherName: string | undefined): boolean =>
  reason !== "place" || !otherName || nameSimilarity(name, otherName) >= similarEnough;

/** The share of letter pairs that two names have in common, 0 to 1; the order of the words does not matter. */
export function nameSimilarity(a: string, b: string): number {
  const [pairsOfA, pairsOfB] = [letterPairs(a), letterPairs(b)];
  const all = pairsOfA.size + pairsOfB.size;
  if (all === 0) return 0;
  const shared = [...pairsOfA].filter((pair) => pairsOfB.has(pair)).length;
  return (2 * shared) / all;
}

function letterPairs(name: string): Set<string> {
  const words = foldText(name).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.flatMap((word) => runsOfTwo(` ${word}`)));
}

const runsOfTwo = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, start) => word.slice(start, start + 2));

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
    await updateRestaurant(tx, into, { ...learnt, imageId, version });
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

function auditFacts({ searchText: _, searchGrams: __, imageId: ___, ...facts }: Row) {
  return facts;
}
