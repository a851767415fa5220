import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { avatars, images } from "#server/database/schema/images.ts";

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

/** False when the member has uploaded no such image for anything. */
export async function upsertAvatar(db: Database, userId: string, key: string): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`with used as (
        update images set orphaned_at = null
        where storage_key = ${key} and kind = 'general' and uploaded_by_user_id = ${userId}
        returning id
      )
      insert into avatars (user_id, image_id) select ${userId}, id from used
      on conflict (user_id) do update set image_id = excluded.image_id
      returning image_id`,
  );
  return rows.length > 0;
}

export async function deleteAvatar(db: Database, userId: string): Promise<void> {
  await db.delete(avatars).where(eq(avatars.userId, userId));
}
