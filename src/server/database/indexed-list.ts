import { type SQL, sql } from "drizzle-orm";
import { countLimit } from "#contract/explore-choices.ts";
import { integerArray } from "./array-literals.ts";
import type { Database } from "./database.types.ts";
import { queryRows } from "./query-rows.ts";
import { planBy } from "./read-plan.ts";

/** One thing said twice: as a test of a single row, and as a question that an index answers. */
export interface Condition {
  test: SQL;
  lookup: SQL;
  /** Its index can only be read as a whole; any other gives row after row, until there are enough. */
  needsBitmap?: boolean;
}

export const both = (condition: SQL): Condition => ({ test: condition, lookup: condition });

/** A part of the order, and the type that its values have in a cursor. */
export interface SortKey {
  value: SQL;
  type: "float8" | "int" | "boolean" | "text" | "timestamptz";
}

/** All keys ascend, or all descend: so one row comparison goes on from any row. */
export interface Order {
  keys: SortKey[];
  descending?: boolean;
}

export interface List {
  /** Restaurants or sandwiches; deleted ones are never listed. */
  table: SQL;
  order: Order;
  conditions: Condition[];
}

export interface Matches {
  /** All of them, or the first that were met. */
  ids: number[];
  isComplete: boolean;
  /** They stand in the order of the list. */
  isOrdered: boolean;
}

/** How far a list is counted, and how many rows a walk may look at to get there. */
export interface Bounds {
  count: number;
  walk: number;
}

// Where two thirds of the rows match, such a walk meets more matches than are ever counted.
const usualBounds: Bounds = { count: countLimit, walk: countLimit * 1.5 };

/** To read all of an index's entries for what so many rows hold costs more than to walk on. */
const commonShare = 0.2;

/** Work within a transaction: the plan is set for as long as that lasts. */
export async function findMatches(
  tx: Database,
  list: List,
  bounds: Bounds = usualBounds,
): Promise<Matches> {
  const { table, order, conditions } = list;
  await planBy(tx, "walk");
  const tests = sql.join([sql`true`, ...conditions.map(({ test }) => test)], sql` and `);
  const [walk] = await queryRows<{ walked: number; ids: number[] | null }>(
    tx,
    sql`select count(*)::int as walked, json_agg(id) filter (where matches) as ids
      from (select id, (${tests}) as matches from ${table}
        where ${table}.deleted_at is null ${orderBy(order)} limit ${bounds.walk}) walked`,
  );
  const ids = walk?.ids ?? [];
  const isWholeList = (walk?.walked ?? 0) < bounds.walk;
  if (isWholeList || ids.length > bounds.count) {
    return { ids, isComplete: isWholeList, isOrdered: true };
  }

  const needsBitmap = conditions.some((condition) => condition.needsBitmap);
  const walksOn = needsBitmap && ids.length > bounds.walk * commonShare;
  // Several conditions are worth combining before any row is fetched.
  const combines = needsBitmap || conditions.length > 2;
  if (!walksOn) await planBy(tx, combines ? "collect" : "stream");
  const where = conditions.map(({ test, lookup }) => (walksOn ? test : lookup));
  const found = await queryRows<{ id: number }>(
    tx,
    sql`select ${table}.id from ${table} where ${sql.join([listed(list), ...where], sql` and `)}
      ${walksOn ? orderBy(order) : sql``} limit ${bounds.count + 1}`,
  );
  return {
    ids: found.map(({ id }) => id),
    isComplete: found.length <= bounds.count,
    isOrdered: walksOn,
  };
}

/** The ids of a page. Few matches are sorted; many are met soon enough on a walk along the order. */
export async function findPage(
  tx: Database,
  list: List,
  { ids, isComplete, isOrdered }: Matches,
  after: unknown[] | null,
  limit: number,
): Promise<number[]> {
  if (isOrdered && !after && (isComplete || ids.length >= limit)) return ids.slice(0, limit);
  await planBy(tx, isComplete ? "collect" : "walk");
  const { table, order, conditions } = list;
  const among = isComplete
    ? [sql`${table}.id = any(${integerArray(ids)})`]
    : [listed(list), ...conditions.map(({ test }) => test)];
  const where = sql.join([...among, ...(after ? [follows(order, after)] : [])], sql` and `);
  const rows = await queryRows<{ id: number }>(
    tx,
    sql`select ${table}.id from ${table} where ${where} ${orderBy(order)} limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

export const orderBy = ({ keys, descending }: Order): SQL =>
  sql`order by ${sql.join(
    keys.map(({ value }) => (descending ? sql`${value} desc` : value)),
    sql`, `,
  )}`;

export function follows({ keys, descending }: Order, position: unknown[]): SQL {
  const row = sql.join(
    keys.map(({ value }) => value),
    sql`, `,
  );
  const last = sql.join(
    keys.map(({ type }, index) => sql`${position[index]}::${sql.raw(type)}`),
    sql`, `,
  );
  return sql`(${row}) ${sql.raw(descending ? "<" : ">")} (${last})`;
}

const listed = ({ table }: List) => sql`${table}.deleted_at is null`;
