import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#server/database/client.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { sandwichTags, tags } from "#server/database/schema/tags.ts";

/** Where a page ended: the name in lower case, which is unique. */
export const tagPosition = z.tuple([z.string().refine((name) => !name.includes("\0"))]);

interface TagList {
  /** Only the tags of listed sandwiches: a filter by another would find nothing. */
  isUsed: boolean;
  after: z.infer<typeof tagPosition> | null;
  limit: number;
}

export function listTags(db: Database, { isUsed, after, limit }: TagList) {
  const sortName = sql<string>`lower(${tags.name})`;
  const someSandwichHasIt = sql`exists (
    select from ${sandwichTags}
    join ${sandwiches} on ${sandwiches.id} = ${sandwichTags.sandwichId}
    join ${restaurants} on ${restaurants.id} = ${sandwiches.restaurantId}
    where ${sandwichTags.tagId} = ${tags.id}
      and ${sandwiches.deletedAt} is null and ${restaurants.deletedAt} is null)`;
  return db
    .select({ id: tags.id, name: tags.name, type: tags.type, sortName })
    .from(tags)
    .where(
      and(
        after ? sql`${sortName} > ${after[0]}` : undefined,
        isUsed ? someSandwichHasIt : undefined,
      ),
    )
    .orderBy(asc(sortName))
    .limit(limit);
}

/** The type of tags that editors create. */
const newTagType = "other";

export async function listTagNames(tx: Database, sandwichId: number): Promise<string[]> {
  const rows = await tx
    .select({ name: tags.name })
    .from(sandwichTags)
    .innerJoin(tags, eq(tags.id, sandwichTags.tagId))
    .where(eq(sandwichTags.sandwichId, sandwichId))
    .orderBy(sandwichTags.id);
  return rows.map(({ name }) => name);
}

/** Keeps the order and ignores case. A tag that does not exist is created. */
export async function replaceTags(
  tx: Database,
  sandwichId: number,
  names: string[],
): Promise<void> {
  await tx.delete(sandwichTags).where(eq(sandwichTags.sandwichId, sandwichId));
  if (names.length === 0) return;
  await tx
    .insert(tags)
    .values(names.map((name) => ({ name, type: newTagType })))
    .onConflictDoNothing();
  await tx.execute(sql`
    insert into sandwich_tags (sandwich_id, tag_id)
    select ${sandwichId}::int, tags.id
    from jsonb_array_elements_text(${JSON.stringify(names)}::text::jsonb)
      with ordinality as wanted(name, position)
    join tags on lower(tags.name) = lower(wanted.name)
    order by wanted.position
    on conflict do nothing`);
}
