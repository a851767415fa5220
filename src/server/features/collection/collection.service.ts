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
import { positionIn } from "#server/database/indexed-list.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { mapPage, type Page, readCursor, toListPage, toPage } from "#server/domain/paging.ts";
import { forbidden, invalid, notFound } from "#server/domain/refusal.ts";
import { requireRemainingMember } from "#server/features/accounts/users.service.ts";
import { awardAction, takeBackAction } from "#server/features/gamification/gamification.service.ts";
import { getRestaurant } from "#server/features/restaurants/restaurants.service.ts";
import { keptSandwiches } from "#server/features/sandwiches/sandwiches.service.ts";
import {
  deleteEntry,
  deleteSavedRestaurant,
  type EntryRow,
  listSavedRestaurants,
  lockEntry,
  type SavedRestaurantRow,
  savedPosition,
  updateEntry,
  upsertEntry,
  upsertSavedRestaurant,
} from "./collection.repository.ts";
import { entryOrders, listEntries } from "./entry-list.repository.ts";

type Deps = Pick<Dependencies, "db" | "now">;

export async function saveEntry(
  { db, now }: Deps,
  { dateTried, createdAt, ...input }: SaveEntryInput,
): Promise<{ entry: CollectionEntry; isNew: boolean }> {
  const at = now();
  const dates = {
    dateTried: pastInstant("dateTried", dateTried, latestToday(at)),
    createdAt: pastInstant("createdAt", createdAt, at) ?? undefined,
  };
  return inTransaction(db, async (tx) => {
    await requireRemainingMember(tx, input.userId);
    await requireSandwich(tx, input.sandwichId);
    const { row, isNew } = await upsertEntry(tx, { ...input, ...dates }, at);
    await rewardEntry(tx, row, at);
    return { entry: presentEntry(row), isNew };
  });
}

export async function changeEntry(
  { db, now }: Deps,
  viewerId: string,
  id: number,
  { dateTried, ...input }: UpdateEntryInput,
): Promise<CollectionEntry> {
  const at = now();
  const newDate = pastInstant("dateTried", dateTried, latestToday(at));
  return inTransaction(db, async (tx) => {
    const entry = await requireOwnEntry(tx, viewerId, id);
    const hasTried = input.hasTried ?? entry.hasTried;
    const knownDate = newDate !== undefined ? newDate : entry.hasTried ? entry.dateTried : at;
    const change = { ...input, hasTried, dateTried: hasTried ? knownDate : null };
    const changed = await updateEntry(tx, id, change, at);
    await rewardEntry(tx, changed, at);
    return presentEntry(changed);
  });
}

export async function removeEntry({ db, now }: Deps, viewerId: string, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const entry = await requireOwnEntry(tx, viewerId, id);
    await deleteEntry(tx, id);
    await rewardEntry(tx, entry, now(), false);
  });
}

/** A sandwich that has left the menu can still be saved. */
async function requireSandwich(tx: Database, id: number): Promise<void> {
  const known = await keptSandwiches(tx, [id]);
  if (!known.has(id)) throw notFound("Sandwich");
}

async function requireOwnEntry(tx: Database, viewerId: string, id: number): Promise<EntryRow> {
  await requireRemainingMember(tx, viewerId);
  const entry = await lockEntry(tx, id);
  if (!entry) throw notFound("Collection entry");
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
  { limit, cursor, sort, include, ...filters }: EntryFilters & PageQuery,
  isOwner: boolean,
): Promise<EntryPage> {
  const order = entryOrders[sort];
  const after = readCursor(cursor, positionIn(order));
  const query = { ...filters, userId, searchesNotes: isOwner };
  const { rows, counts } = await listEntries(db, query, order, after, limit + 1);
  const total = after ? null : counts.total;
  const page = toListPage(rows, limit, (row) => row);
  if (!include) {
    return { ...mapPage(page, ({ isListed: _, ownRating: __, ...entry }) => entry), total };
  }
  const ids = page.items.map(({ sandwichId }) => sandwichId);
  const sandwiches = await keptSandwiches(db, ids);
  const items = page.items.map((row) => ({ ...row, sandwich: sandwiches.get(row.sandwichId) }));
  return { items, next: page.next, total };
}

function presentEntry(row: Omit<EntryRow, "searchText">): CollectionEntry {
  return {
    id: row.id,
    userId: row.userId,
    sandwichId: row.sandwichId,
    isFavorite: row.isFavorite,
    hasTried: row.hasTried,
    notes: row.notes,
    dateTried: row.dateTried?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export async function saveRestaurant(
  { db, now }: Pick<Dependencies, "db" | "now">,
  userId: string,
  restaurantId: number,
  input: SaveRestaurantInput,
): Promise<{ saved: SavedRestaurant; isNew: boolean }> {
  const createdAt = pastInstant("createdAt", input.createdAt, now()) ?? now();
  return inTransaction(db, async (tx) => {
    await requireRemainingMember(tx, userId);
    // After a merge of restaurants, this is the one that remained.
    const { id } = await getRestaurant(tx, restaurantId);
    const { row, isNew } = await upsertSavedRestaurant(tx, {
      userId,
      restaurantId: id,
      createdAt,
    });
    return { saved: presentSavedRestaurant(row), isNew };
  });
}

export async function forgetRestaurant(
  db: Database,
  userId: string,
  restaurantId: number,
): Promise<void> {
  const wasSaved = await deleteSavedRestaurant(db, userId, restaurantId);
  if (!wasSaved) throw notFound("Saved restaurant");
}

export async function pageOfSavedRestaurants(
  db: Database,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<Page<SavedRestaurant>> {
  const rows = await listSavedRestaurants(db, userId, readCursor(cursor, savedPosition), limit + 1);
  return mapPage(
    toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.restaurantId]),
    presentSavedRestaurant,
  );
}

const presentSavedRestaurant = (row: SavedRestaurantRow): SavedRestaurant => ({
  restaurantId: row.restaurantId,
  createdAt: row.createdAt.toISOString(),
});

type RewardedEntry = Pick<EntryRow, "userId" | "sandwichId" | "hasTried" | "isFavorite">;

/** Awards what the entry says, and takes back the XP for what it no longer says. */
export async function rewardEntry(
  tx: Database,
  entry: RewardedEntry,
  at: Date,
  isKept = true,
): Promise<void> {
  const actions = {
    sandwich_saved: isKept,
    sandwich_tried: isKept && entry.hasTried,
    favorite_added: isKept && entry.isFavorite,
  };
  for (const [actionType, isDone] of Object.entries(actions)) {
    const action = {
      userId: entry.userId,
      actionType,
      entityType: "sandwich",
      entityId: String(entry.sandwichId),
    };
    if (isDone) await awardAction(tx, action, at);
    else await takeBackAction(tx, action);
  }
}

/** Refuses an instant after `latest`, with the field's name in the error. */
export function pastInstant(path: string, text: string | null | undefined, latest: Date) {
  if (text === undefined || text === null) return text;
  const instant = new Date(text);
  if (instant > latest) throw invalid([{ path, message: `${path} must not be in the future` }]);
  return instant;
}
