import { type SQL, sql } from "drizzle-orm";
import type { Sandwich } from "#contract/sandwiches.ts";
import { eachTrait } from "#contract/traits.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { factSource } from "#server/database/fact-source.ts";
import { type Order, readList } from "#server/database/indexed-list.ts";
import { type Field, type JsonText, jsonRow } from "#server/database/json-text.ts";
import { fixedSql, plannedOnce, queryRows } from "#server/database/query-rows.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { imageFields } from "#server/database/shown-image.ts";

/** The database deletes the sandwiches of a deleted restaurant with it. */
export const isListed = sql`sandwiches.deleted_at is null`;

const rated = (column: SQL) => ({
  json: sql`(select ${column}::text from sandwich_ratings where sandwich_id = sandwiches.id)`,
});

const traits = eachTrait((trait) => sandwiches[trait]);

const fields = {
  id: sandwiches.id,
  restaurantId: sandwiches.restaurantId,
  // As a join it would be planned with every part of a list.
  restaurantName: sql`(select r.name from restaurants r where r.id = sandwiches.restaurant_id)`,
  name: sandwiches.name,
  description: sandwiches.description,
  price: { json: sql`(coalesce(sandwiches.price_cents, 0) / 100::float8)::text` },
  priceSource: factSource(
    sql`sandwiches.price_cents is not null`,
    sql`sandwiches.price_source`,
    sql`sandwiches.confirmed_at`,
  ),
  ...imageFields(sandwiches.imageId, sql`coalesce(sandwiches.image_id, sandwiches.best_photo_id)`),
  ingredients: sandwiches.ingredients,
  ...traits,
  isSpicy: sandwiches.isSpicy,
  spiceLevel: sandwiches.spiceLevel,
  dietaryInfo: {
    json: jsonRow<Sandwich["dietaryInfo"]>({ ...traits, spicy: sandwiches.isSpicy }),
  },
  averageRating: rated(sql`average_rating`),
  reviewCount: rated(sql`rating_count`),
  tags: { json: sql`sandwiches.tag_list` },
  section: sandwiches.section,
  version: sandwiches.version,
};

/** What the API says of a sandwich. */
export const sandwichRow = fixedSql(jsonRow<Sandwich>(fields));

/** With what is said in lists near a place or of what is open. */
export const sandwichRowWith = (found: { distanceMiles?: Field; openAt?: Field }) =>
  jsonRow<Sandwich>({ ...fields, ...found });

export const menuOrder: Order = {
  keys: [
    { value: sql`sandwiches.position`, type: "int" },
    { value: sql`sandwiches.id`, type: "int" },
  ],
};

interface SandwichList {
  where?: SQL[];
  order: Order;
  after: unknown[] | null;
  limit: number;
}

/** For lists that one plan serves, uncounted. */
export const listSandwiches = (db: Database, { where = [], order, ...page }: SandwichList) =>
  readList(db, {
    page: { from: sql`sandwiches`, where: [isListed, ...where], order },
    row: sandwichRow,
    ...page,
    isPlannedOnce: true,
    counts: {},
  });

export const listMenu = (
  db: Database,
  restaurantId: number,
  after: unknown[] | null,
  limit: number,
) => {
  const where = [sql`sandwiches.restaurant_id = ${restaurantId}::int`];
  return listSandwiches(db, { where, order: menuOrder, after, limit });
};

export async function findSandwich(db: Database, id: number): Promise<JsonText<Sandwich> | null> {
  const [row] = await queryRows<{ row: JsonText<Sandwich> }>(
    db,
    plannedOnce(selectSandwiches(sql`${isListed} and sandwiches.id = ${id}::int`)),
  );
  return row?.row ?? null;
}

/** Includes deleted sandwiches, for the collections that hold them. */
export async function listEverByIds(db: Database, ids: number[]): Promise<JsonText<Sandwich>[]> {
  const rows = await queryRows<{ row: JsonText<Sandwich> }>(
    db,
    selectSandwiches(sql`sandwiches.id = any(${integerArray(ids)})`),
  );
  return rows.map(({ row }) => row);
}

const selectSandwiches = (where: SQL): SQL =>
  sql`select ${sandwichRow} as row from sandwiches where ${where}`;
