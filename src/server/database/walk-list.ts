import { sql } from "drizzle-orm";
import type { Database } from "./database.types.ts";
import { follows, type List, listed, orderBy, type Stretch } from "./indexed-list.ts";
import { queryRows } from "./query-rows.ts";

export interface FoundRow {
  id: number;
  /** It comes after the position where the earlier pages ended. */
  isAfter: boolean;
}

export interface WalkedRow extends FoundRow {
  /** How many conditions it meets before the first that it does not. */
  passed: number;
}

/** The first rows of the list, whether they match or not. */
export function walkRows(
  tx: Database,
  { table, conditions, stretches }: List,
  after: unknown[] | null,
  limit: number,
): Promise<WalkedRow[]> {
  const steps = conditions.map(
    ({ test }, index) => sql`when (${test}) is not true then ${sql.raw(String(index))}`,
  );
  const passed = sql`case when false then 0 ${sql.join(steps, sql` `)}
    else ${sql.raw(String(conditions.length))} end`;
  return readStretches(stretches(null), limit, async ({ from, where, order }, wanted) => {
    // One value instead of hundreds of rows: drivers are slow at rows.
    const [answer] = await queryRows<{ rows: [number, number, boolean][] | null }>(
      tx,
      sql`select json_agg(json_build_array(id, passed, is_after)) as rows from (
        select ${table}.id, ${passed} as passed, ${follows(order, after)} as is_after
        from ${from} where ${listed(table)} and ${where} ${orderBy(order)} limit ${wanted}) walked`,
    );
    return (answer?.rows ?? []).map(([id, passed, isAfter]) => ({ id, passed, isAfter }));
  });
}

/** The first that match, each marked whether it comes after the position. */
export const findFirst = (tx: Database, list: List, after: unknown[] | null, limit: number) =>
  readStretches(list.stretches(null), limit, (stretch, wanted) =>
    readMatching(tx, list, stretch, after, wanted),
  );

/** The next that match, from the position on. */
export async function findNext(
  tx: Database,
  list: List,
  after: unknown[] | null,
  limit: number,
): Promise<number[]> {
  const rows = await readStretches(list.stretches(after), limit, (stretch, wanted) => {
    const where = sql`${stretch.where} and ${follows(stretch.order, after)}`;
    return readMatching(tx, list, { ...stretch, where }, null, wanted);
  });
  return rows.map(({ id }) => id);
}

function readMatching(
  tx: Database,
  { table, conditions }: List,
  { from, where, order }: Stretch,
  after: unknown[] | null,
  limit: number,
): Promise<FoundRow[]> {
  const tests = conditions.map(({ test }) => test);
  return queryRows<FoundRow>(
    tx,
    sql`select ${table}.id, ${follows(order, after)} as "isAfter" from ${from}
      where ${sql.join([listed(table), where, ...tests], sql` and `)}
      ${orderBy(order)} limit ${limit}`,
  );
}

async function readStretches<Row>(
  stretches: Iterable<Stretch>,
  limit: number,
  read: (stretch: Stretch, wanted: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const stretch of stretches) {
    rows.push(...(await read(stretch, limit - rows.length)));
    if (rows.length >= limit) break;
  }
  return rows;
}
