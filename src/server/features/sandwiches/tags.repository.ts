import { asc, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#server/database/client.ts";
import { tags } from "#server/database/schema/tags.ts";

/** Where a page ended: name in lower case, which no two tags share. */
export const tagPosition = z.tuple([z.string().refine((name) => !name.includes("\0"))]);

export function listTags(db: Database, after: z.infer<typeof tagPosition> | null, limit: number) {
  const sortName = sql<string>`lower(${tags.name})`;
  return db
    .select({ id: tags.id, name: tags.name, type: tags.type, sortName })
    .from(tags)
    .where(after ? sql`${sortName} > ${after[0]}` : undefined)
    .orderBy(asc(sortName))
    .limit(limit);
}
