import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { firstOf, onlyOf, queryRows } from "#server/database/query-rows.ts";
import { images } from "#server/database/schema/images.ts";

export type ImageRow = typeof images.$inferSelect;
type NewImage = typeof images.$inferInsert;

export const insertImage = (db: Database, image: NewImage): Promise<ImageRow> =>
  onlyOf(db.insert(images).values(image).returning());

export async function listImagesByKeys(db: Database, keys: string[]): Promise<ImageRow[]> {
  if (keys.length === 0) return [];
  return db.select().from(images).where(inArray(images.storageKey, keys));
}

export const findImage = (db: Database, id: number): Promise<ImageRow | null> =>
  firstOf(db.select().from(images).where(eq(images.id, id)));

/** Writes to the row instead of only locking it, so that a waiting sweep sees that the image is in use. */
export const takeIntoUse = (db: Database, key: string): Promise<ImageRow | null> =>
  firstOf(
    db.update(images).set({ orphanedAt: null }).where(eq(images.storageKey, key)).returning(),
  );

/** An upload ticket refers to its image too, but does not use it. */
export const imageUsers = ["sandwiches", "restaurants", "badges", "review_photos", "avatars"];

/** Deleted things that can be restored keep their images. */
const isUnused = sql.join(
  imageUsers.map(
    (table) =>
      sql`not exists (select from ${sql.identifier(table)} thing where thing.image_id = images.id)`,
  ),
  sql` and `,
);

/** Marks unused images, so that they can be deleted after a day. */
export async function markOrphans(db: Database, now: Date): Promise<void> {
  await db.execute(sql`update images set orphaned_at = ${now.toISOString()}::timestamptz
    where orphaned_at is null and ${isUnused}`);
}

/** The outer condition is checked again after the lock, in case the image has just been taken into use. */
export async function deleteOrphans(db: Database, since: Date, limit: number): Promise<string[]> {
  const isOld = sql`orphaned_at < ${since.toISOString()}::timestamptz`;
  const rows = await queryRows<{ key: string }>(
    db,
    sql`delete from images
      where id in (select id from images where ${isOld} and ${isUnused} limit ${limit}) and ${isOld}
      returning storage_key as key`,
  );
  return rows.map(({ key }) => key);
}
