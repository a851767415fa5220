import { sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";

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
