import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import {
  type DeletionEffects,
  type TrashedThing,
  type TrashKind,
  trashKinds,
} from "#contract/trash.ts";
import type { Database } from "#server/database/client.ts";
import { isoTime } from "#server/database/indexed-list.ts";
import { queryRow, queryRows } from "#server/database/query-rows.ts";

const tables: Record<TrashKind, SQL> = {
  restaurant: sql`restaurants`,
  sandwich: sql`sandwiches`,
  location: sql`locations`,
};

type TrashRow = Omit<TrashedThing, "removedAt">;

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** Null: restored. The database does the same to the menu and the locations of a restaurant. */
export async function markDeleted(
  tx: Database,
  kind: TrashKind,
  id: number,
  deletedAt: Date | null,
) {
  await tx.execute(sql`update ${tables[kind]} set version = version + 1,
    deleted_at = ${deletedAt && at(deletedAt)} where id = ${id}::int`);
}

/** Where a page ended: date, kind, id. */
export const trashPosition = z.tuple([
  z.iso.datetime().refine((instant) => instant >= "1900"),
  z.enum(trashKinds),
  z.int32(),
]);

type TrashPosition = z.infer<typeof trashPosition>;

/** The latest first, without what was deleted together with its restaurant. */
export function listTrash(
  db: Database,
  after: TrashPosition | null,
  limit: number,
): Promise<TrashRow[]> {
  const pages = trashKinds.map((kind) => sql`(${pageOf(kind, after, limit)})`);
  return queryRows(
    db,
    sql`select kind, id, name, "restaurantId", "restaurantName",
        ${isoTime(sql`at`)} as "deletedAt"
      from (${sql.join(pages, sql` union all `)}) trash
      order by at desc, kind desc, id desc limit ${limit}`,
  );
}

function pageOf(kind: TrashKind, after: TrashPosition | null, limit: number): SQL {
  const name = kind === "location" ? sql`t.address` : sql`t.name`;
  const restaurantId = kind === "restaurant" ? sql`t.id` : sql`t.restaurant_id`;
  const conditions = [sql`t.deleted_at is not null`];
  if (kind !== "restaurant") conditions.push(sql`r.deleted_at is distinct from t.deleted_at`);
  if (after) {
    const [instant, ...rest] = after;
    conditions.push(sql`(t.deleted_at, ${kind}::text, t.id)
      < (${instant}::timestamptz, ${rest[0]}::text, ${rest[1]}::int)`);
  }
  return sql`select ${kind}::text as kind, t.id, ${name} as name,
      ${restaurantId} as "restaurantId", r.name as "restaurantName", t.deleted_at as at
    from ${tables[kind]} t join restaurants r on r.id = ${restaurantId}
    where ${sql.join(conditions, sql` and `)}
    order by t.deleted_at desc, t.id desc limit ${limit}`;
}

export async function findTrashed(tx: Database, kind: TrashKind, id: number) {
  const restaurantId = kind === "restaurant" ? sql`t.id` : sql`t.restaurant_id`;
  const [row] = await queryRows<{ restaurantId: number; at: string; isHomeless: boolean }>(
    tx,
    sql`select r.id as "restaurantId", t.deleted_at::text as at,
        ${kind}::text <> 'restaurant' and r.deleted_at is not null as "isHomeless"
      from ${tables[kind]} t join restaurants r on r.id = ${restaurantId}
      where t.id = ${id}::int and t.deleted_at is not null for update of r`,
  );
  return row ? { ...row, deletedAt: new Date(row.at) } : null;
}

/**
 * Removes a bounded number; the next run continues. The outer condition is read again when the row has just been
 * restored.
 */
export async function removeDeletedBefore(
  db: Database,
  kind: TrashKind,
  before: Date,
  limit: number,
): Promise<number> {
  const isOld = sql`deleted_at < ${at(before)}`;
  const rows = await queryRows(
    db,
    sql`delete from ${tables[kind]} where id in (
      select id from ${tables[kind]} where ${isOld}
      order by deleted_at desc, id desc limit ${limit}) and ${isOld} returning id`,
  );
  return rows.length;
}

export const countRestaurantEffects = (db: Database, id: number): Promise<DeletionEffects> =>
  countEffects(
    db,
    sql`select id from sandwiches where restaurant_id = ${id}::int and deleted_at is null`,
    sql`select count(*) from locations where restaurant_id = ${id}::int and deleted_at is null`,
    sql`select count(*) from saved_restaurants where restaurant_id = ${id}::int`,
  );

/** Does not count the sandwich itself. */
export async function countSandwichEffects(db: Database, id: number): Promise<DeletionEffects> {
  const effects = await countEffects(
    db,
    sql`select ${id}::int as id`,
    sql`select 0`,
    sql`select 0`,
  );
  return { ...effects, sandwiches: 0 };
}

const countEffects = (
  db: Database,
  menu: SQL,
  locations: SQL,
  savedBy: SQL,
): Promise<DeletionEffects> =>
  queryRow(
    db,
    sql`with menu as (${menu})
      select (select count(*) from menu)::int as sandwiches,
        (${locations})::int as locations,
        (select count(*) from reviews r join menu on menu.id = r.sandwich_id)::int as reviews,
        ((select count(*) from user_sandwiches e join menu on menu.id = e.sandwich_id)
          + (${savedBy}))::int as entries`,
  );
