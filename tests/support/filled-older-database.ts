import { sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { applyMigrations, knownMigrations } from "#server/database/migrate.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { weightedRating } from "#server/features/sandwiches/ranking.service.ts";
import { fillEmptyTables, listTables } from "./fill-empty-tables.ts";

/** Before visits, avatars, sources of facts, mail and passkeys. */
export const oldestMigration = "0018_rows_as_shown";

const rows = `
insert into users (id, username, email, password_hash, role, display_name, xp, created_at, updated_at) values
  ('u1', 'henny', 'henny@example.com', 'hash', 'user', 'Henny', 35, '2024-01-01Z', '2024-01-01Z'),
  ('u2', 'boss', 'boss@example.com', 'hash', 'admin', null, 0, '2024-01-02Z', '2024-01-02Z');
insert into images (id, storage_key, kind, content_type, byte_size, width, height, created_at) values
  (7, '0123456789abcdef0123456789abcdef', 'sandwich', 'image/webp', 1, 800, 600, '2024-01-01Z');
insert into restaurants (id, name, description, website, price_range, restaurant_type, created_at, updated_at, deleted_at) values
  (1, 'Coop', 'Fried', 'https://coop.example', '$$', 'Fast Casual', '2024-01-01Z', '2024-01-01Z', null),
  (2, 'Gone', 'Closed', null, '$', 'Fast Food', '2024-01-01Z', '2024-01-01Z', '2024-02-02Z');
insert into locations (id, restaurant_id, address, hours_of_operation, hours_read, created_at, updated_at) values
  (3, 1, '1 Main St', '{}', md5('{}'), '2024-01-01Z', '2024-01-01Z');
insert into tags (id, name, type) values (4, 'Crunchy', 'texture');
insert into sandwiches (id, restaurant_id, name, price_cents, ingredients, image_id, created_at, updated_at) values
  (5, 1, 'The Ünlike "any"', 1149, '{chicken,pickles}', 7, '2024-01-01Z', '2024-01-01Z'),
  (6, 1, 'Plain', null, '{chicken}', null, '2024-01-01Z', '2024-01-01Z');
insert into sandwich_tags (id, sandwich_id, tag_id) values (8, 5, 4);
insert into user_sandwiches (id, user_id, sandwich_id, has_tried, is_favorite, notes, date_tried, created_at, updated_at) values
  (9, 'u1', 5, true, true, 'Again!', '2024-03-03Z', '2024-01-01Z', '2024-01-01Z'),
  (10, 'u1', 6, false, false, null, null, '2024-01-01Z', '2024-01-01Z');
insert into reviews (id, user_id, sandwich_id, rating, comment, date_created, updated_at) values
  (11, 'u1', 5, 4, 'Crisp', '2024-03-03Z', '2024-03-03Z'), (12, null, 5, 2, '', '2024-03-04Z', '2024-03-04Z');
update sandwiches set rating_sum = 6, rating_count = 2 where id = 5;
insert into review_votes (review_id, user_id, created_at) values (11, 'u2', '2024-03-05Z');
insert into review_reports (id, review_id, user_id, reason, created_at) values (13, 12, 'u1', 'Rude', '2024-03-05Z');
insert into review_photos (id, review_id, image_id, position) values (14, 11, 7, 0);
insert into saved_restaurants (user_id, restaurant_id, created_at) values ('u1', 1, '2024-03-05Z');
insert into badges (id, name, description, category, image_id, created_at, updated_at) values
  (15, 'Beak', 'A badge', 'event', 7, '2024-01-01Z', '2024-01-01Z');
insert into user_badges (id, user_id, badge_id, date_earned) values (16, 'u1', 15, '2024-03-05Z');
insert into user_actions (id, user_id, action_type, entity_type, entity_id, xp_earned, timestamp) values
  (17, 'u1', 'review_written', 'sandwich', '5', 15, '2024-03-03Z'),
  (21, 'u1', 'sandwich_tried', 'sandwich', '5', 5, '2024-03-03Z'),
  (22, 'u1', 'sandwich_saved', 'sandwich', '5', 5, '2024-03-03Z'),
  (23, 'u1', 'favorite_added', 'sandwich', '5', 5, '2024-03-03Z'),
  (24, 'u1', 'sandwich_saved', 'sandwich', '6', 5, '2024-03-03Z');
insert into monthly_xp (user_id, month, xp) values ('u1', '2024-03-01', 35);
insert into restaurant_recommendations (id, website_url, notes, status, submitted_by, date_submitted) values
  (18, 'https://a.example', 'Ten letters', 'pending', 'u1', '2024-03-05Z');
insert into restaurant_redirects (from_restaurant_id, to_restaurant_id, created_at) values (99, 1, '2024-03-05Z');
insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at) values
  (19, 'token', 'u1', '2024-03-05Z', '2024-03-05Z', '2094-03-05Z');
insert into audit_log (id, actor_user_id, action, entity_type, entity_id, details, created_at) values
  (20, 'u2', 'restaurant.update', 'restaurant', '1', '{"after": {"name": "Coop"}}', '2024-01-03Z');
insert into website_readings (restaurant_id, read_at, next_read_at, change_count, is_open) values
  (1, '2024-03-05Z', '2024-04-05Z', 0, false);
insert into server_secrets (name, value) values ('uploads', 'secret');
insert into rate_limits (key, count, window_started_at, expires_at) values ('login', 3, '2024-03-05Z', '2024-03-06Z')`;

/**
 * The database as a version left it whose newest migration is this one, with rows in all of its tables. Those of the
 * oldest version say nothing that a recount would not; they have come through the migrations since.
 */
export async function returnToFilledDatabase(db: Database, newest: string): Promise<void> {
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await applyMigrations(db, upTo(oldestMigration));
  for (const statement of rows.split(";\n")) await db.execute(sql.raw(statement));
  await db.execute(sql`update catalogue_stats set mean_rating = 3.5`);
  const rank = weightedRating(sql`rating_sum`, sql`rating_count`, 3.5);
  await db.execute(sql`update sandwiches set rank = ${rank}`);
  await applyMigrations(db, upTo(newest));
  await fillEmptyTables(db);
}

const upTo = (newest: string) => knownMigrations().filter((tag) => tag <= newest);

type Row = Record<string, unknown>;

/** All rows of all tables, each table in an order of its own. */
export async function readTables(db: Database): Promise<Map<string, Row[]>> {
  const contents = new Map<string, Row[]>();
  for (const name of await listTables(db)) {
    const table = sql.identifier(name);
    const read = sql`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`;
    const found = await queryRows<{ row: Row }>(db, read);
    contents.set(
      name,
      found.map(({ row }) => row),
    );
  }
  return contents;
}
