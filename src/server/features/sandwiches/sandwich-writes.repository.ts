import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { firstOf, onlyOf, queryRow } from "#server/database/query-rows.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";

type NewSandwich = typeof sandwiches.$inferInsert;

/** Every change of a menu locks the restaurant first, so that two changes cannot deadlock. */
export const lockMenu = (tx: Database, restaurantId: number) =>
  firstOf(
    tx
      .select({ id: restaurants.id, name: restaurants.name })
      .from(restaurants)
      .where(and(eq(restaurants.id, restaurantId), isNull(restaurants.deletedAt)))
      .for("update"),
  );

export async function findRestaurantId(tx: Database, sandwichId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: sandwiches.restaurantId })
    .from(sandwiches)
    .where(and(eq(sandwiches.id, sandwichId), isNull(sandwiches.deletedAt)));
  return row?.id ?? null;
}

export const lockSandwich = (tx: Database, id: number) =>
  firstOf(
    tx
      .select()
      .from(sandwiches)
      .where(and(eq(sandwiches.id, id), isNull(sandwiches.deletedAt)))
      .for("update"),
  );

export async function insertSandwich(tx: Database, facts: NewSandwich): Promise<number> {
  const { id } = await onlyOf(tx.insert(sandwiches).values(facts).returning());
  return id;
}

export async function updateSandwich(
  tx: Database,
  id: number,
  change: Partial<NewSandwich>,
): Promise<void> {
  await tx.update(sandwiches).set(change).where(eq(sandwiches.id, id));
}

/** The position after the last one of the menu. */
export async function nextPosition(tx: Database, restaurantId: number): Promise<number> {
  const { position } = await queryRow<{ position: number }>(
    tx,
    sql`select coalesce(max(position) + 1, 0)::int as position from sandwiches
      where restaurant_id = ${restaurantId}::int`,
  );
  return position;
}

export async function listMenuIds(tx: Database, restaurantId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: sandwiches.id })
    .from(sandwiches)
    .where(and(eq(sandwiches.restaurantId, restaurantId), isNull(sandwiches.deletedAt)))
    .orderBy(sandwiches.position, sandwiches.id);
  return rows.map(({ id }) => id);
}

/** Gives each sandwich its index in the list as position. */
export async function writePositions(tx: Database, ids: number[]): Promise<void> {
  await tx.execute(sql`
    update sandwiches set position = fresh.position - 1
    from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)
      with ordinality as fresh(id, position)
    where sandwiches.id = fresh.id::int and sandwiches.position <> fresh.position - 1`);
}
