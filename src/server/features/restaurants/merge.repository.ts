import { sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";

/** Behind the other menu, in the order that they have. */
export async function moveMenu(tx: Database, from: number, into: number): Promise<number> {
  const moved = await queryRows(
    tx,
    sql`update sandwiches set restaurant_id = ${into}::int, position = position + (
        select coalesce(max(position) + 1, 0) from sandwiches where restaurant_id = ${into}::int)
      where restaurant_id = ${from}::int returning id`,
  );
  return moved.length;
}

/** One that the other restaurant has as well goes to the trash, so that no address stands there twice. */
export async function moveLocations(
  tx: Database,
  from: number,
  into: number,
  now: Date,
): Promise<number> {
  const moved = await queryRows(
    tx,
    sql`update locations set restaurant_id = ${into}::int,
        deleted_at = case when exists (
            select 1 from locations known where known.restaurant_id = ${into}::int
              and known.deleted_at is null
              and lower(btrim(known.address)) = lower(btrim(locations.address)))
          then coalesce(locations.deleted_at, ${now.toISOString()}::timestamptz)
          else locations.deleted_at end
      where restaurant_id = ${from}::int returning id`,
  );
  return moved.length;
}

/** Whoever saved both has saved one, since the earlier time. */
export async function moveSaves(tx: Database, from: number, into: number): Promise<number> {
  const moved = await queryRows(
    tx,
    sql`insert into saved_restaurants (user_id, restaurant_id, created_at)
      select user_id, ${into}::int, created_at from saved_restaurants
      where restaurant_id = ${from}::int
      on conflict (user_id, restaurant_id) do update
      set created_at = least(saved_restaurants.created_at, excluded.created_at)
      returning user_id`,
  );
  return moved.length;
}

/** The old address, and those that led to it, lead to the one that stays. */
export async function redirect(tx: Database, from: number, into: number): Promise<void> {
  await tx.execute(sql`update restaurant_recommendations set restaurant_id = ${into}::int
    where restaurant_id = ${from}::int`);
  await tx.execute(sql`delete from restaurant_redirects where from_restaurant_id = ${into}::int`);
  await tx.execute(sql`update restaurant_redirects set to_restaurant_id = ${into}::int
    where to_restaurant_id = ${from}::int`);
  await tx.execute(sql`insert into restaurant_redirects (from_restaurant_id, to_restaurant_id)
    values (${from}::int, ${into}::int)`);
}

export async function removeMerged(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`delete from restaurants where id = ${id}::int`);
}
