import { type SQL, sql } from "drizzle-orm";
import type { FactSource } from "#contract/facts.ts";
import type { SandwichTag } from "#contract/tags.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { all, jsonRow, type Order, readList } from "#server/database/indexed-list.ts";
import { fixedSql, plannedOnce, queryRows } from "#server/database/query-rows.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { factSourceOf } from "#server/domain/fact-source.ts";
import { imageNamedBy, type ShownImage } from "#server/domain/shown-image.ts";

const {
  id,
  restaurantId,
  name,
  description,
  priceCents,
  ingredients,
  containsGluten,
  containsDairy,
  containsEggs,
  organic,
  isSpicy,
  spiceLevel,
  section,
  ratingCount,
  averageRating,
  version,
} = sandwiches;

const ownColumns = {
  id,
  restaurantId,
  name,
  description,
  priceCents,
  ingredients,
  containsGluten,
  containsDairy,
  containsEggs,
  organic,
  isSpicy,
  spiceLevel,
  section,
  ratingCount,
  averageRating,
  version,
};

/** What a card shows. */
export interface SandwichRow extends Pick<typeof sandwiches.$inferSelect, keyof typeof ownColumns> {
  restaurantName: string;
  priceSource: FactSource | null;
  tags: SandwichTag[];
  image: ShownImage | null;
}

export const sandwichTables = sql.raw(
  "sandwiches join restaurants on restaurants.id = sandwiches.restaurant_id",
);

export const isListed = [sql`sandwiches.deleted_at is null`, sql`restaurants.deleted_at is null`];

/** Of `sandwichTables`. */
export const sandwichRow = fixedSql(
  jsonRow<SandwichRow>({
    ...ownColumns,
    restaurantName: restaurants.name,
    priceSource: factSourceOf(
      sql`sandwiches.price_cents is not null`,
      sql`sandwiches.price_source`,
      sql`sandwiches.confirmed_at`,
    ),
    tags: sql`coalesce((
    select json_agg(
      json_build_object('id', t.id, 'name', t.name, 'type', t.type, 'sandwichId', st.sandwich_id)
      order by st.id)
    from sandwich_tags st join tags t on t.id = st.tag_id where st.sandwich_id = sandwiches.id), '[]')`,
    image: imageNamedBy(sandwiches.imageId),
  }),
);

export const menuOrder: Order = {
  keys: [
    { value: sql`sandwiches.position`, type: "int" },
    { value: sql`sandwiches.id`, type: "int" },
  ],
};

export const listMenu = (
  db: Database,
  restaurantId: number,
  after: unknown[] | null,
  limit: number,
) =>
  readList(db, {
    pages: [
      {
        from: sandwichTables,
        where: [...isListed, sql`sandwiches.restaurant_id = ${restaurantId}::int`],
        order: menuOrder,
      },
    ],
    row: sandwichRow,
    after,
    limit,
    isPlannedOnce: true,
    counts: {},
  });

export async function findSandwich(db: Database, id: number): Promise<SandwichRow | null> {
  const where = [...isListed, sql`sandwiches.id = ${id}::int`];
  const [row] = await queryRows<{ row: SandwichRow }>(db, plannedOnce(selectSandwiches(where)));
  return row?.row ?? null;
}

/** In the order of the ids, without deleted sandwiches. */
export async function listByIds(db: Database, ids: number[]): Promise<SandwichRow[]> {
  const rows = await readSandwiches(db, [...isListed, isOneOf(ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Includes deleted sandwiches, for the collections that hold them. */
export const listEverByIds = (db: Database, ids: number[]): Promise<SandwichRow[]> =>
  readSandwiches(db, [isOneOf(ids)]);

const isOneOf = (ids: number[]) => sql`sandwiches.id = any(${integerArray(ids)})`;

async function readSandwiches(db: Database, where: SQL[]): Promise<SandwichRow[]> {
  const rows = await queryRows<{ row: SandwichRow }>(db, selectSandwiches(where));
  return rows.map(({ row }) => row);
}

const selectSandwiches = (where: SQL[]): SQL =>
  sql`select ${sandwichRow} as row from ${sandwichTables} where ${all(where)}`;
