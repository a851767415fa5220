import { sql } from "drizzle-orm";
import type { Database } from "./database.types.ts";
import { follows, keysOf, type List, listed, orderBy, type Stretch } from "./indexed-list.ts";
import { numberLiteral } from "./number-literal.ts";
import { queryRows } from "./query-rows.ts";

export interface FoundRow {
  id: number;
  /** It comes after the position where the earlier pages ended. */
  isAfter: boolean;
}

export interface WalkedRow extends FoundRow {
  /** How many conditions it meets before the first that it does not. */
  passed: number;
  position: unknown[];
}

/** The first rows of the list, whether they match or not. */
export function walkRows(
  tx: Database,
  { table, conditions, stretches }: List,
  after: unknown[] | null,
  limit: number,
): Promise<WalkedRow[]> {
  const steps = conditions.map(
    ({ test }, index) => sql`when (${test}) is not true then ${numberLiteral(index)}`,
  );
  const passed = sql`case when false then 0 ${sql.join(steps, sql` `)}
    else ${numberLiteral(conditions.length)} end`;
  return readStretches(stretches(null), limit, async ({ from, where, order }, wanted) => {
    // One value instead of a hundred rows: drivers are slow at rows.
    const [answer] = await queryRows<{ rows: [number, boolean, number, unknown[]][] | null }>(
      tx,
      sql`select json_agg(json_build_array(id, is_after, passed, position)) as rows from (
        select ${table}.id, ${follows(order, after)} as is_after, ${passed} as passed,
          json_build_array(${keysOf(order)}) as position
        from ${from} where ${listed(table)} and ${where} ${orderBy(order)} limit ${numberLiteral(wanted)}) walked`,
    );
    const rows = answer?.rows ?? [];
    return rows.map(([id, isAfter, passed, position]) => ({ id, isAfter, passed, position }));
  });
}

/** The next that match, from one position on, each marked whether it comes after the other. */
export const findNext = (
  tx: Database,
  { table, conditions, stretches }: List,
  from: unknown[] | null,
  after: unknown[] | null,
  limit: number,
): Promise<FoundRow[]> =>
  readStretches(stretches(from), limit, (stretch, wanted) => {
    const tests = conditions.map(({ test }) => test);
    const where = [listed(table), stretch.where, ...tests, follows(stretch.order, from)];
    return queryRows<FoundRow>(
      tx,
      sql`select ${table}.id, ${follows(stretch.order, after)} as "isAfter" from ${stretch.from}
        where ${sql.join(where, sql` and `)} ${orderBy(stretch.order)} limit ${numberLiteral(wanted)}`,
    );
  });

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
