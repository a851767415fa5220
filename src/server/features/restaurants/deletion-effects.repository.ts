import { type SQL, sql } from "drizzle-orm";
import type { DeletionEffects } from "#contract/trash.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";

export const effectsOfRestaurant = (db: Database, id: number): Promise<DeletionEffects> =>
  countEffects(
    db,
    sql`select id from sandwiches where restaurant_id = ${id}::int and deleted_at is null`,
    sql`select count(*) from locations where restaurant_id = ${id}::int and deleted_at is null`,
    sql`select count(*) from saved_restaurants where restaurant_id = ${id}::int`,
  );

/** Itself is not counted: it is what one deletes. */
export async function effectsOfSandwich(db: Database, id: number): Promise<DeletionEffects> {
  const effects = await countEffects(
    db,
    sql`select ${id}::int as id`,
    sql`select 0`,
    sql`select 0`,
  );
  return { ...effects, sandwiches: 0 };
}

async function countEffects(
  db: Database,
  menu: SQL,
  locations: SQL,
  savedBy: SQL,
): Promise<DeletionEffects> {
  const [counts] = await queryRows<DeletionEffects>(
    db,
    sql`with menu as (${menu})
      select (select count(*) from menu)::int as sandwiches,
        (${locations})::int as locations,
        (select count(*) from reviews r join menu on menu.id = r.sandwich_id)::int as reviews,
        ((select count(*) from user_sandwiches e join menu on menu.id = e.sandwich_id)
          + (${savedBy}))::int as entries`,
  );
  if (!counts) throw new Error("the counts returned no row");
  return counts;
}
