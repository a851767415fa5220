import { eq, inArray } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
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
