import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { images } from "#server/database/schema/images.ts";

export type ImageRow = typeof images.$inferSelect;
type NewImage = typeof images.$inferInsert;

export async function insertImage(db: Database, image: NewImage): Promise<ImageRow> {
  const [row] = await db.insert(images).values(image).returning();
  if (!row) throw new Error("the insert returned no image");
  return row;
}

export async function listImagesByKeys(db: Database, keys: string[]): Promise<ImageRow[]> {
  if (keys.length === 0) return [];
  return db.select().from(images).where(inArray(images.storageKey, keys));
}

export async function findImage(db: Database, id: number): Promise<ImageRow | null> {
  const [row] = await db.select().from(images).where(eq(images.id, id));
  return row ?? null;
}

/** A change of the row, not only a look at it: a sweep that waits for it then sees that it is in use. */
export async function takeIntoUse(db: Database, key: string): Promise<ImageRow | null> {
  const [row] = await db
    .update(images)
    .set({ orphanedAt: null })
    .where(eq(images.storageKey, key))
    .returning();
  return row ?? null;
}

/** An upload ticket refers to its image too, but does not use it. */
export const imageUsers = ["sandwiches", "restaurants", "badges", "review_photos", "avatars"];

/** What was deleted but can still be restored keeps its image. */
const isUnused = sql.join(
  imageUsers.map(
    (table) =>
      sql`not exists (select from ${sql.identifier(table)} thing where thing.image_id = images.id)`,
  ),
  sql` and `,
);

/** From now on its time runs, unless somebody takes it into use. */
export async function markOrphans(db: Database, now: Date): Promise<void> {
  await db.execute(sql`update images set orphaned_at = ${now.toISOString()}::timestamptz
    where orphaned_at is null and ${isUnused}`);
}

/** The outer condition is read again when the row has just been taken into use. */
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
