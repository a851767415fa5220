import { sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { applyMigrations } from "#server/database/migrate.ts";
import { queryRows } from "#server/database/query-rows.ts";

const key = "0123456789abcdef".repeat(2);

/** The database as it was when an image was named by its address and a price was a float. */
export async function returnToAddresses(db: Database): Promise<void> {
  const tags = await queryRows<{ tag: string }>(db, sql`select tag from schema_migrations`);
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await applyMigrations(
    db,
    tags.map(({ tag }) => tag).filter((tag) => tag < "0012"),
  );
  const address = `/images/${key}/800.webp`;
  const lostAddress = `/images/${"0".repeat(32)}/800.webp`;
  await db.execute(sql`
    insert into images (id, storage_key, kind, content_type, byte_size, width, height)
    values (7, ${key}, 'general', 'image/webp', 1, 800, 600)`);
  await db.execute(sql`
    insert into restaurants (id, name, description, price_range, restaurant_type, image_url)
    values (1, 'Coop', 'Fried', '$$', 'Fast Casual', ${address})`);
  await db.execute(sql`
    insert into sandwiches (id, restaurant_id, name, price, image_url, confirmed_at) values
    (1, 1, 'Pictured', 11.49, ${address}, '2024-06-01Z'), (2, 1, 'Plain', 0, null, null),
    (3, 1, 'Lost', 8.2, ${lostAddress}, '2024-06-01Z')`);
  // Any save of the form set that date; this one changed the price.
  await db.execute(sql`
    insert into audit_log (action, entity_type, entity_id, details, created_at)
    values ('sandwich.update', 'sandwich', '1', '{"after": {"price": 11.49}}', '2024-05-06Z')`);
  await db.execute(sql`
    insert into badges (name, description, category, image_url)
    values ('Beak', 'A badge', 'event', ${address})`);
}

/** What its rows say after all migrations. */
export const migratedThings = [
  { name: "Beak", key, cents: null, stated: null },
  { name: "Coop", key, cents: null, stated: null },
  { name: "Lost", key: null, cents: 820, stated: null },
  { name: "Pictured", key, cents: 1149, stated: "2024-05-06" },
  { name: "Plain", key: null, cents: null, stated: null },
];

export const readThings = (db: Database) =>
  queryRows(
    db,
    sql`select thing.name, images.storage_key as key, cents, stated from (
        select name, image_id, null::int as cents, null as stated from badges
        union all select name, image_id, null, null from restaurants
        union all select name, image_id, price_cents,
          (confirmed_at at time zone 'utc')::date::text from sandwiches
      ) thing left join images on images.id = thing.image_id
      order by thing.name`,
  );
