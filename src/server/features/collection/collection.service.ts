import type {
  CollectionEntry,
  EntryFilters,
  ListedEntry,
  SavedRestaurant,
  SaveEntryInput,
  SaveRestaurantInput,
  UpdateEntryInput,
} from "#contract/collection.ts";
import { latestToday } from "#contract/collection-choices.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Database } from "#server/database/client.ts";
import { parseJson } from "#server/database/json-text.ts";
import { sendTogether } from "#server/database/send-together.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { ownClock } from "#server/domain/own-clock.ts";
import { mapPage, type Page, readPosition, toListPage, toPage } from "#server/domain/paging.ts";
import { forbidden, invalid, notFound, unauthenticated } from "#server/domain/refusal.ts";
import { requireRemainingMember } from "#server/features/accounts/users.service.ts";
import { type Deed, settleRewards } from "#server/features/gamification/gamification.service.ts";
import { getListedRestaurantId } from "#server/features/restaurants/restaurants.service.ts";
import { keptSandwiches } from "#server/features/sandwiches/sandwiches.service.ts";
import {
  deleteEntry,
  deleteSavedRestaurant,
  type EntryRow,
  listSavedRestaurants,
  lockEntry,
  lockMemberFor,
  type SavedRestaurantRow,
  savedOrder,
  updateEntry,
  upsertEntry,
  upsertSavedRestaurant,
} from "./collection.repository.ts";
import { entryOrders, listEntries, readEntry } from "./entry-list.repository.ts";
import { followEntry, restoreVisits } from "./visits.repository.ts";

type Deps = Pick<Dependencies, "db" | "now">;

export async function saveEntry(
  { db, now }: Deps,
  { dateTried, createdAt, visits, ...input }: SaveEntryInput,
  timeZone?: string,
): Promise<{ entry: CollectionEntry; isNew: boolean }> {
  const at = now();
  const dates = {
    dateTried: pastInstant("dateTried", dateTried, latestToday(at)),
    createdAt: pastInstant("createdAt", createdAt, at) ?? undefined,
  };
  for (const [index, visit] of (visits ?? []).entries()) {
    pastInstant(`visits.${index}.dateTried`, visit.dateTried, latestToday(at));
  }
  return inTransaction(db, async (tx) => {
    const known = await lockMemberFor(tx, input.userId, input.sandwichId);
    if (!known.hasMember) throw unauthenticated();
    if (!known.hasSandwich) throw notFound("Sandwich");
    const [{ isNew }, , , , entry] = await sendTogether([
      upsertEntry(tx, { ...input, ...dates }, at, ownClock(at, timeZone)),
      visits && restoreVisits(tx, input, visits, at),
      followEntry(tx, input, at),
      rewardEntry(tx, input, at),
      readEntry(tx, input.userId, input.sandwichId),
    ]);
    return { entry, isNew };
  });
}

export async function changeEntry(
  { db, now }: Deps,
  viewerId: string,
  id: number,
  { dateTried, ...input }: UpdateEntryInput,
  timeZone?: string,
): Promise<CollectionEntry> {
  const at = now();
  const newDate = pastInstant("dateTried", dateTried, latestToday(at));
  return inTransaction(db, async (tx) => {
    const entry = await requireOwnEntry(tx, viewerId, id);
    const { hasTried = entry.hasTried, isFavorite = entry.isFavorite } = input;
    const defaultDate = entry.hasTried ? entry.dateTried : ownClock(at, timeZone);
    const knownDate = newDate !== undefined ? newDate : defaultDate;
    const change = { ...input, hasTried, dateTried: hasTried ? knownDate : null };
    const [, , , changed] = await sendTogether([
      updateEntry(tx, id, change, at),
      followEntry(tx, entry, at),
      rewardEntry(tx, { ...entry, hasTried, isFavorite }, at),
      readEntry(tx, viewerId, entry.sandwichId),
    ]);
    return changed;
  });
}

export async function removeEntry({ db, now }: Deps, viewerId: string, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const entry = await requireOwnEntry(tx, viewerId, id);
    await sendTogether([deleteEntry(tx, id), rewardEntry(tx, entry, now(), false)]);
  });
}

/** Locks it. */
export async function requireOwnEntry(
  tx: Database,
  viewerId: string,
  id: number,
): Promise<EntryRow> {
  const entry = await lockEntry(tx, id, viewerId);
  if (!entry) {
    await requireRemainingMember(tx, viewerId);
    throw notFound("Collection entry");
  }
  if (entry.userId !== viewerId) throw forbidden();
  return entry;
}

interface EntryPage extends Page<ListedEntry> {
  /** Null on every page but the first. */
  total: number | null;
}

/** `isOwner`: whether the member asks for their own entries. */
export async function pageOfEntries(
  db: Database,
  userId: string,
  { limit, cursor, sort, ...filters }: EntryFilters & PageQuery,
  isOwner: boolean,
): Promise<EntryPage> {
  const order = entryOrders[sort];
  const after = readPosition(cursor, order);
  const query = { ...filters, userId, searchesNotes: isOwner };
  const { rows, counts } = await listEntries(db, query, order, after, limit + 1);
  const page = mapPage(toListPage(rows, limit), parseJson);
  const ids = page.items.map(({ sandwichId }) => sandwichId);
  const sandwiches = filters.include && (await keptSandwiches(db, ids));
  const items = page.items.map(
    ({ isListed, ownRating, openingHours, distanceMiles, ...entry }): ListedEntry => ({
      ...entry,
      ...(filters.near && { distanceMiles }),
      ...(sandwiches && {
        sandwich: sandwiches.get(entry.sandwichId),
        isListed,
        ownRating,
        openingHours: openingHours ?? [],
      }),
    }),
  );
  return { items, next: page.next, total: after ? null : counts.total };
}

export async function saveRestaurant(
  { db, now }: Pick<Dependencies, "db" | "now">,
  userId: string,
  restaurantId: number,
  input: SaveRestaurantInput,
): Promise<{ saved: SavedRestaurant; isNew: boolean }> {
  const createdAt = pastInstant("createdAt", input.createdAt, now()) ?? now();
  return inTransaction(db, async (tx) => {
    const [, id] = await sendTogether([
      requireRemainingMember(tx, userId),
      // After a merge, this is the restaurant that remained.
      getListedRestaurantId(tx, restaurantId),
    ]);
    const saved = { userId, restaurantId: id, createdAt };
    const { row, isNew } = await upsertSavedRestaurant(tx, saved);
    return { saved: presentSavedRestaurant(row), isNew };
  });
}

export async function forgetRestaurant(
  db: Database,
  userId: string,
  restaurantId: number,
): Promise<void> {
  const wasSaved = await inTransaction(db, (tx) => deleteSavedRestaurant(tx, userId, restaurantId));
  if (!wasSaved) throw notFound("Saved restaurant");
}

export async function pageOfSavedRestaurants(
  db: Database,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<Page<SavedRestaurant>> {
  const rows = await listSavedRestaurants(db, userId, readPosition(cursor, savedOrder), limit + 1);
  return mapPage(
    toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.restaurantId]),
    presentSavedRestaurant,
  );
}

const presentSavedRestaurant = (row: SavedRestaurantRow): SavedRestaurant => ({
  restaurantId: row.restaurantId,
  createdAt: row.createdAt.toISOString(),
});

interface RewardedEntry extends Pick<EntryRow, "sandwichId" | "hasTried"> {
  /** Undefined leaves it as it is. */
  isFavorite?: boolean;
}

/** Awards XP for the entry's state, and takes back XP that the state no longer earns. */
export const rewardEntry = (
  tx: Database,
  entry: RewardedEntry & Pick<EntryRow, "userId">,
  at: Date,
  isKept = true,
): Promise<unknown> => settleRewards(tx, entry.userId, entryDeeds(entry, isKept), at);

export function entryDeeds(
  { sandwichId, hasTried, isFavorite }: RewardedEntry,
  isKept = true,
): Deed[] {
  const deed = (actionType: string, isDone: boolean): Deed => ({
    actionType,
    entityType: "sandwich",
    entityId: String(sandwichId),
    isDone: isKept && isDone,
  });
  return [
    deed("sandwich_saved", true),
    deed("sandwich_tried", hasTried),
    ...(isFavorite === undefined ? [] : [deed("favorite_added", isFavorite)]),
  ];
}

/** Refuses an instant after `latest`, with the field's name in the error. */
export function pastInstant(path: string, text: string | null | undefined, latest: Date) {
  if (text === undefined || text === null) return text;
  const instant = new Date(text);
  if (instant > latest) throw invalid([{ path, message: `${path} must not be in the future` }]);
  return instant;
}
