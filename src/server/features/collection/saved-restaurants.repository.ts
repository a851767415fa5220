import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#server/database/client.ts";
import { savedRestaurants } from "#server/database/schema/collection.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";

export type SavedRestaurantRow = typeof savedRestaurants.$inferSelect;

/** One statement, so that two tabs meet in one row; the first save keeps its date. */
export async function upsertSavedRestaurant(
  db: Database,
  saved: SavedRestaurantRow,
): Promise<{ row: SavedRestaurantRow; isNew: boolean }> {
  const [written] = await db
    .insert(savedRestaurants)
    .values(saved)
    .onConflictDoUpdate({
      target: [savedRestaurants.userId, savedRestaurants.restaurantId],
      set: { createdAt: sql`saved_restaurants.created_at` },
    })
    // Only a row that was there before carries the mark of the transaction that changed it.
    .returning({
      userId: savedRestaurants.userId,
      restaurantId: savedRestaurants.restaurantId,
      createdAt: savedRestaurants.createdAt,
      isNew: sql<boolean>`saved_restaurants.xmax = 0`,
    });
  if (!written) throw new Error("the upsert returned no saved restaurant");
  const { isNew, ...row } = written;
  return { row, isNew };
}

export async function deleteSavedRestaurant(
  db: Database,
  userId: string,
  restaurantId: number,
): Promise<boolean> {
  const gone = await db
    .delete(savedRestaurants)
    .where(
      and(eq(savedRestaurants.userId, userId), eq(savedRestaurants.restaurantId, restaurantId)),
    )
    .returning({ restaurantId: savedRestaurants.restaurantId });
  return gone.length > 0;
}

/** Where a page ended: saved, restaurant. */
export const savedPosition = z
  .tuple([z.iso.datetime().refine((at) => at >= "1900"), z.int32()])
  .transform(([createdAt, restaurantId]) => ({ createdAt, restaurantId }));

/** Newest first, without those that have left the catalogue. */
export function listSavedRestaurants(
  db: Database,
  userId: string,
  after: z.infer<typeof savedPosition> | null,
  limit: number,
): Promise<SavedRestaurantRow[]> {
  const { createdAt, restaurantId } = savedRestaurants;
  const follows =
    after &&
    sql`(${createdAt}, ${restaurantId}) < (${after.createdAt}::timestamptz, ${after.restaurantId})`;
  return db
    .select({ userId: savedRestaurants.userId, restaurantId, createdAt })
    .from(savedRestaurants)
    .innerJoin(restaurants, eq(restaurants.id, restaurantId))
    .where(
      and(eq(savedRestaurants.userId, userId), isNull(restaurants.deletedAt), follows ?? undefined),
    )
    .orderBy(desc(createdAt), desc(restaurantId))
    .limit(limit);
}
