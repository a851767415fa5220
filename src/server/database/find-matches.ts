import { sql } from "drizzle-orm";
import { countLimit } from "#contract/explore-choices.ts";
import type { Database } from "./database.types.ts";
import { type Condition, follows, type List, listed, orderBy } from "./indexed-list.ts";
import { numberLiteral } from "./number-literal.ts";
import { queryRows } from "./query-rows.ts";
import { planBy } from "./read-plan.ts";
import { type FoundRow, findNext, type WalkedRow, walkRows } from "./walk-list.ts";

export interface Matches {
  /** As many as are counted, and one more when there are more than that. */
  total: number;
  /** What comes after the position, in order, as far as it is known. */
  following: number[];
  isComplete: boolean;
}

export interface Bounds {
  /** How far a list is counted. */
  count: number;
  /** How many rows are looked at before the way is chosen. */
  probe: number;
  /** How many rare matches are sorted. */
  sort: number;
}

const usualBounds: Bounds = { count: countLimit, probe: 120, sort: 2000 };

/** Where so many rows match, walking on meets enough of them sooner than another index could. */
const walkableShare = 0.1;

/** Where fewer do, a page is far to walk for: it is sorted from all that match, though not all are counted. */
const rareShare = 0.02;

/** A condition that most rows meet is better a test of what the others find. */
const selectiveShare = 0.5;

/** Work within a transaction: the plan is set for as long as that lasts. */
export async function findMatches(
  tx: Database,
  list: List,
  after: unknown[] | null,
  bounds: Bounds = usualBounds,
): Promise<Matches> {
  await planBy(tx, "order");
  const probed = await walkRows(tx, list, after, bounds.probe);
  const met = probed.filter(({ passed }) => passed === list.conditions.length);
  const last = probed.at(-1)?.position;
  if (probed.length < bounds.probe || !last) return matchesIn(met, bounds, true);

  if (met.length >= probed.length * walkableShare) {
    const missing = Math.max(0, bounds.count + 1 - met.length);
    return matchesIn([...met, ...(await findNext(tx, list, last, after, missing))], bounds);
  }
  const most = met.length < probed.length * rareShare ? bounds.sort : bounds.count;
  const found = await collect(tx, list, selectiveOf(list.conditions, probed), after, most + 1);
  // More than that were met in no order.
  if (found.length > most) return { ...matchesIn(found, bounds, false), following: [] };
  return matchesIn(found, bounds, true);
}

/** The ids of a page. */
export async function findPage(
  tx: Database,
  list: List,
  { following, isComplete }: Matches,
  after: unknown[] | null,
  limit: number,
): Promise<number[]> {
  if (isComplete || following.length >= limit) return following.slice(0, limit);
  await planBy(tx, "order");
  const rows = await findNext(tx, list, after, null, limit);
  return rows.map(({ id }) => id);
}

function matchesIn(
  rows: FoundRow[],
  { count }: Bounds,
  isComplete = rows.length <= count,
): Matches {
  const following = rows.filter(({ isAfter }) => isAfter).map(({ id }) => id);
  return { total: Math.min(rows.length, count + 1), following, isComplete };
}

/** The conditions to ask an index about, at least one. */
function selectiveOf(conditions: Condition[], probed: WalkedRow[]): Condition[] {
  const selective = conditions.filter((_, index) => {
    const tested = probed.filter(({ passed }) => passed >= index).length;
    const met = probed.filter(({ passed }) => passed > index).length;
    return met < tested * selectiveShare;
  });
  return selective.length > 0 ? selective : conditions;
}

/** All that match, in the order of the list; or as many as asked for, whichever come first. */
async function collect(
  tx: Database,
  { table, order, conditions, metByStretches }: List,
  selective: Condition[],
  after: unknown[] | null,
  limit: number,
): Promise<FoundRow[]> {
  const looked = metByStretches ? [...selective, metByStretches] : selective;
  // Several are worth combining before any row is fetched.
  const combines = looked.length > 1 || looked.some(({ needsBitmap }) => needsBitmap);
  await planBy(tx, combines ? "order" : "stream");
  const tested = conditions.filter((condition) => !selective.includes(condition));
  const where = [...looked.map(({ lookup }) => lookup), ...tested.map(({ test }) => test)];
  const keys = order.keys.map((key, index) => ({ ...key, name: sql.raw(`key${index}`) }));
  const sorted = { ...order, keys: keys.map(({ name, type }) => ({ value: name, type })) };
  const columns = keys.map(({ name, value }) => sql`${value} as ${name}`);
  const [answer] = await queryRows<{ rows: [number, boolean][] | null }>(
    tx,
    sql`select json_agg(json_build_array(id, is_after)) as rows from (
      select id, ${follows(sorted, after)} as is_after from (
        select ${table}.id as id, ${sql.join(columns, sql`, `)} from ${table}
        where ${sql.join([listed(table), ...where], sql` and `)}
        limit ${numberLiteral(limit)}) found ${orderBy(sorted)}) sorted`,
  );
  return (answer?.rows ?? []).map(([id, isAfter]) => ({ id, isAfter }));
}
