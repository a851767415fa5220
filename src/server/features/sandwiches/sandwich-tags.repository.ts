import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { sandwichTags, tags } from "#server/database/schema/tags.ts";

/** Of tags that an editor made up; those of the catalogue say more. */
const typeOfNew = "other";

export async function listTagNames(tx: Database, sandwichId: number): Promise<string[]> {
  const rows = await tx
    .select({ name: tags.name })
    .from(sandwichTags)
    .innerJoin(tags, eq(tags.id, sandwichTags.tagId))
    .where(eq(sandwichTags.sandwichId, sandwichId))
    .orderBy(sandwichTags.id);
  return rows.map(({ name }) => name);
}

/** In this order, whatever the case of their letters; one that nobody used before is made. */
export async function replaceTags(
  tx: Database,
  sandwichId: number,
  names: string[],
): Promise<void> {
  await tx.delete(sandwichTags).where(eq(sandwichTags.sandwichId, sandwichId));
  if (names.length === 0) return;
  await tx
    .insert(tags)
    .values(names.map((name) => ({ name, type: typeOfNew })))
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
