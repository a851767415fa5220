import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { SandwichTag } from "#contract/tags.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { images } from "#server/database/schema/images.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { sandwichTags, tags } from "#server/database/schema/tags.ts";
import { shownImage } from "#server/domain/shown-image.ts";

export type SandwichRow = Awaited<ReturnType<typeof selectSandwiches>>[number];

/** Where a page of a menu ended: position, id. */
export const menuPosition = z.tuple([z.int32(), z.int32()]);
export type MenuPosition = z.infer<typeof menuPosition>;

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
  const [row] = await listByIds(db, [id]);
  return row ?? null;
}

/** In the order of the ids, without deleted sandwiches. */
export async function listByIds(db: Database, ids: number[]): Promise<SandwichRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectSandwiches(db).where(
    and(listed, sql`${sandwiches.id} = any(${integerArray(ids)})`),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Includes deleted sandwiches, for the collections that hold them. */
export const listEverByIds = (db: Database, ids: number[]): Promise<SandwichRow[]> =>
  selectSandwiches(db).where(sql`${sandwiches.id} = any(${integerArray(ids)})`);

const listed = and(isNull(sandwiches.deletedAt), isNull(restaurants.deletedAt));

const { searchText: _text, searchGrams: _bigrams, ...ownColumns } = getTableColumns(sandwiches);

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
    .select({
      ...ownColumns,
      restaurantName: restaurants.name,
      tags: tagsInOrder,
      image: shownImage,
    })
    .from(sandwiches)
    .innerJoin(restaurants, eq(restaurants.id, sandwiches.restaurantId))
    .leftJoin(images, eq(images.id, sandwiches.imageId));
}
