import { and, asc, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { SandwichTag } from "#contract/tags.ts";
import type { Database } from "#server/database/client.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { sandwichTags, tags } from "#server/database/schema/tags.ts";

export type SandwichRow = Awaited<ReturnType<typeof selectSandwiches>>[number];

/** Where a page of the popular list ended: rank, number of ratings, id. */
export const rankPosition = z.tuple([z.number(), z.int(), z.int()]);
export type RankPosition = z.infer<typeof rankPosition>;

/** Where a page of a menu ended: position, id. */
export const menuPosition = z.tuple([z.int(), z.int()]);
export type MenuPosition = z.infer<typeof menuPosition>;

/** The best first; among equals the one that more people rated, then the older one. */
export function listByRank(db: Database, after: RankPosition | null, limit: number) {
  const [rank, count, id] = after ?? [];
  const follows =
    after &&
    sql`${sandwiches.rank} <= ${rank} and (${sandwiches.rank} < ${rank}
      or ${sandwiches.ratingCount} < ${count}
      or (${sandwiches.ratingCount} = ${count} and ${sandwiches.id} > ${id}))`;
  return selectSandwiches(db)
    .where(and(listed, follows ?? undefined))
    .orderBy(desc(sandwiches.rank), desc(sandwiches.ratingCount), asc(sandwiches.id))
    .limit(limit);
}

/** A restaurant's menu in the order its keepers gave it. */
export function listMenu(
  db: Database,
  restaurantId: number,
  after: MenuPosition | null,
  limit: number,
) {
  const follows =
    after && sql`(${sandwiches.position}, ${sandwiches.id}) > (${after[0]}, ${after[1]})`;
  return selectSandwiches(db)
    .where(and(listed, eq(sandwiches.restaurantId, restaurantId), follows ?? undefined))
    .orderBy(asc(sandwiches.position), asc(sandwiches.id))
    .limit(limit);
}

export async function findSandwich(db: Database, id: number): Promise<SandwichRow | null> {
  const [row] = await selectSandwiches(db).where(and(listed, eq(sandwiches.id, id)));
  return row ?? null;
}

const listed = and(isNull(sandwiches.deletedAt), isNull(restaurants.deletedAt));

const { searchText: _text, searchBigrams: _bigrams, ...ownColumns } = getTableColumns(sandwiches);

const tagsInOrder = sql<SandwichTag[]>`coalesce((
  select json_agg(
    json_build_object('id', ${tags.id}, 'name', ${tags.name}, 'type', ${tags.type},
      'sandwichId', ${sandwichTags.sandwichId})
    order by ${sandwichTags.id})
  from ${sandwichTags} join ${tags} on ${tags.id} = ${sandwichTags.tagId}
  where ${sandwichTags.sandwichId} = ${sandwiches.id}
), '[]'::json)`;

function selectSandwiches(db: Database) {
  return db
    .select({ ...ownColumns, restaurantName: restaurants.name, tags: tagsInOrder })
    .from(sandwiches)
    .innerJoin(restaurants, eq(restaurants.id, sandwiches.restaurantId));
}
