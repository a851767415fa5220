import { and, asc, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#server/database/client.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { sandwichTags, tags } from "#server/database/schema/tags.ts";

/** Where a page ended: name in lower case, which no two tags share. */
export const tagPosition = z.tuple([z.string().refine((name) => !name.includes("\0"))]);

interface TagList {
  /** Only what some listed sandwich has: a filter by another would find nothing. */
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
