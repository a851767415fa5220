import { and, asc, eq, isNull } from "drizzle-orm";
import { restaurantColumns } from "#server/database/catalogue-columns.ts";
import type { Database } from "#server/database/client.ts";
import { locations } from "#server/database/schema/locations.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";

type NewRestaurant = typeof restaurants.$inferInsert;

/**
 * Held until the transaction ends. Whoever changes a restaurant, its locations or its menu locks it first: so
 * two of them never wait for each other.
 */
export async function lockRestaurant(tx: Database, id: number) {
  const [row] = await tx
    .select()
    .from(restaurants)
    .where(and(eq(restaurants.id, id), isNull(restaurants.deletedAt)))
    .for("update");
  return row ?? null;
}

export async function insertRestaurant(
  tx: Database,
  facts: NewRestaurant,
  locationAddresses: string[] = [],
): Promise<number> {
  const [row] = await tx
    .insert(restaurants)
    .values({ ...facts, ...restaurantColumns(facts, locationAddresses) })
    .returning({ id: restaurants.id });
  if (!row) throw new Error("the insert returned no restaurant");
  return row.id;
}

export async function updateRestaurant(
  tx: Database,
  id: number,
  change: Partial<NewRestaurant>,
): Promise<void> {
  await tx.update(restaurants).set(change).where(eq(restaurants.id, id));
}

/** Search text and website key, from what the restaurant and its locations say now. */
export async function refreshColumns(tx: Database, id: number, now: Date): Promise<void> {
  const [row] = await tx.select().from(restaurants).where(eq(restaurants.id, id));
  if (!row) return;
  const places = await tx
    .select({ address: locations.address })
    .from(locations)
    .where(and(eq(locations.restaurantId, id), isNull(locations.deletedAt)))
    .orderBy(asc(locations.id));
  const addresses = places.map(({ address }) => address);
  await updateRestaurant(tx, id, { ...restaurantColumns(row, addresses), updatedAt: now });
}
