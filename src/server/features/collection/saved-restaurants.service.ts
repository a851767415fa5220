import type { SavedRestaurant, SaveRestaurantInput } from "#contract/collection.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { requireRemainingMember } from "#server/features/accounts/users.service.ts";
import { getRestaurant } from "#server/features/restaurants/restaurants.service.ts";
import type { AppDependencies } from "#server/http/app-environment.ts";
import { notFound } from "#server/http/errors.ts";
import { mapPage, type Page, type PageQuery, readCursor, toPage } from "#server/http/paging.ts";
import { pastInstant } from "./past-instant.ts";
import {
  deleteSavedRestaurant,
  listSavedRestaurants,
  type SavedRestaurantRow,
  savedPosition,
  upsertSavedRestaurant,
} from "./saved-restaurants.repository.ts";

export async function saveRestaurant(
  { db, now }: Pick<AppDependencies, "db" | "now">,
  userId: string,
  restaurantId: number,
  input: SaveRestaurantInput,
): Promise<{ saved: SavedRestaurant; isNew: boolean }> {
  const createdAt = pastInstant("createdAt", input.createdAt, now()) ?? now();
  return inTransaction(db, async (tx) => {
    await requireRemainingMember(tx, userId);
    // A merged one is saved as what it has become.
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
