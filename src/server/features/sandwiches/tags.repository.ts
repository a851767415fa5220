import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tag } from "#contract/tags.ts";
import type { Database } from "#server/database/client.ts";
import { fixedSql, plannedOnce, queryRows } from "#server/database/query-rows.ts";
import { sandwichTags, tags } from "#server/database/schema/tags.ts";

/** Where a page ended: the name in lower case, which is unique. */
export const tagPosition = z.tuple([z.string().refine((name) => !name.includes("\0"))]);

interface TagList {
  /** Only the tags of listed sandwiches: a filter by another would find nothing. */
  isUsed: boolean;
  after: z.infer<typeof tagPosition> | null;
  limit: number;
}

/** Asked of one sandwich after the other: joined, the whole catalogue would be read to find the first of each tag. */
const isListed = sql`(
  select s.deleted_at is null from sandwiches s where s.id = st.sandwich_id)`;

const someSandwichHasIt = fixedSql(
  sql`(select true from sandwich_tags st where st.tag_id = tags.id and ${isListed} limit 1)`,
);

export function listTags(db: Database, { isUsed, after, limit }: TagList) {
  return queryRows<Tag & { sortName: string }>(
    db,
    plannedOnce(sql`select id, name, type, lower(name) as "sortName" from tags
      where ${after ? sql`lower(name) > ${after[0]}` : sql`true`}
        and ${isUsed ? someSandwichHasIt : sql`true`}
      order by lower(name) limit ${limit}::int`),
  );
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
