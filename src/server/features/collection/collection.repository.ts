import { and, desc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { follows, newestFirst } from "#server/database/indexed-list.ts";
import { firstOf, hasRows, onlyOf, queryRow } from "#server/database/query-rows.ts";
import { savedRestaurants, userSandwiches } from "#server/database/schema/collection.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";

export type EntryRow = typeof userSandwiches.$inferSelect;
type EntryChange = Partial<Pick<EntryRow, "isFavorite" | "hasTried" | "notes" | "dateTried">>;

export interface EntryToSave {
  userId: string;
  sandwichId: number;
  hasTried: boolean;
  /** Undefined keeps the entry's value. */
  isFavorite?: boolean;
  notes?: string | null;
  dateTried?: Date | null;
  createdAt?: Date;
}

/** One statement, so that a double click cannot fail. `today` is the date of a sandwich tried just now. */
export async function upsertEntry(
  db: Database,
  { dateTried, notes, createdAt, ...entry }: EntryToSave,
  now: Date,
  today = now,
): Promise<{ isNew: boolean }> {
  const { hasTried, dateTried: knownDate } = userSandwiches;
  const keepsDate = entry.hasTried && dateTried === undefined;
  return onlyOf(
    db
      .insert(userSandwiches)
      .values({
        ...entry,
        notes,
        dateTried: entry.hasTried ? (dateTried === undefined ? today : dateTried) : null,
        createdAt: createdAt ?? now,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: [userSandwiches.userId, userSandwiches.sandwichId],
        set: {
          isFavorite: entry.isFavorite,
          hasTried: entry.hasTried,
          notes,
          dateTried: keepsDate
            ? sql`case when ${hasTried} then ${knownDate} else excluded.date_tried end`
            : sql`excluded.date_tried`,
          updatedAt: now,
        },
      })
      // `xmax` is 0 in a row that this statement has inserted.
      .returning({ isNew: sql<boolean>`user_sandwiches.xmax = 0` }),
  );
}

/**
 * Locks the account before its entries, in the order that its deletion uses, so that the two cannot deadlock. Also finds
 * sandwiches that have left the menu.
 */
export const lockMemberFor = (
  tx: Database,
  userId: string,
  sandwichId: number,
): Promise<{ hasMember: boolean; hasSandwich: boolean }> =>
  queryRow(
    tx,
    sql`select exists (select from users where id = ${userId} for no key update) as "hasMember",
      exists (select from sandwiches where id = ${sandwichId}::int) as "hasSandwich"`,
  );

/** Locks the member, then the entry, which may belong to another member. Null when either is missing. */
export function lockEntry(tx: Database, id: number, memberId: string): Promise<EntryRow | null> {
  const member = sql`select from users where id = ${memberId} for no key update`;
  return firstOf(
    tx
      .select()
      .from(userSandwiches)
      .where(and(eq(userSandwiches.id, id), sql`exists (${member})`))
      .for("update"),
  );
}

export async function updateEntry(
  db: Database,
  id: number,
  change: EntryChange,
  now: Date,
): Promise<void> {
  await db
    .update(userSandwiches)
    .set({ ...change, updatedAt: now })
    .where(eq(userSandwiches.id, id));
}

export async function deleteEntry(db: Database, id: number): Promise<void> {
  await db.delete(userSandwiches).where(eq(userSandwiches.id, id));
}

/** Locks the rows until the transaction ends. */
export function lockEntries(
  db: Database,
  userId: string,
  sandwichIds: number[],
): Promise<EntryRow[]> {
  return db
    .select()
    .from(userSandwiches)
    .where(and(eq(userSandwiches.userId, userId), inArray(userSandwiches.sandwichId, sandwichIds)))
    .for("update");
}

export type SavedRestaurantRow = typeof savedRestaurants.$inferSelect;

/** One statement, so that a double click cannot fail. Keeps the first date. */
export async function upsertSavedRestaurant(
  db: Database,
  saved: SavedRestaurantRow,
): Promise<{ row: SavedRestaurantRow; isNew: boolean }> {
  const { isNew, ...row } = await onlyOf(
    db
      .insert(savedRestaurants)
      .values(saved)
      .onConflictDoUpdate({
        target: [savedRestaurants.userId, savedRestaurants.restaurantId],
        set: { createdAt: sql`saved_restaurants.created_at` },
      })
      // `xmax` is 0 in a row that this statement has inserted.
      .returning({
        ...getTableColumns(savedRestaurants),
        isNew: sql<boolean>`saved_restaurants.xmax = 0`,
      }),
  );
  return { row, isNew };
}

export const deleteSavedRestaurant = (
  db: Database,
  userId: string,
  restaurantId: number,
): Promise<boolean> =>
  hasRows(
    db
      .delete(savedRestaurants)
      .where(
        and(eq(savedRestaurants.userId, userId), eq(savedRestaurants.restaurantId, restaurantId)),
      )
      .returning({ restaurantId: savedRestaurants.restaurantId }),
  );

export const savedOrder = newestFirst(
  sql`${savedRestaurants.createdAt}`,
  sql`${savedRestaurants.restaurantId}`,
);

/** Without those that have left the catalogue. */
export function listSavedRestaurants(
  db: Database,
  userId: string,
  after: unknown[] | null,
  limit: number,
): Promise<SavedRestaurantRow[]> {
  const { createdAt, restaurantId } = savedRestaurants;
  const isOwn = eq(savedRestaurants.userId, userId);
  return db
    .select(getTableColumns(savedRestaurants))
    .from(savedRestaurants)
    .innerJoin(restaurants, eq(restaurants.id, restaurantId))
    .where(and(isOwn, isNull(restaurants.deletedAt), follows(savedOrder, after)))
    .orderBy(desc(createdAt), desc(restaurantId))
    .limit(limit);
}
