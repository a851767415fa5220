import { type SQL, sql } from "drizzle-orm";
import { integerArray } from "./array-literals.ts";
import type { Database } from "./database.types.ts";
import { halfwayRoundMiles, milesToRestaurant, type Point, restaurantsWithin } from "./distance.ts";
import {
  findPage,
  follows,
  type List,
  type Matches,
  type Order,
  orderBy,
  type SortKey,
} from "./indexed-list.ts";
import { queryRows } from "./query-rows.ts";
import { planBy } from "./read-plan.ts";

const firstReachMiles = 1;
const widening = 4;

export interface DistanceList extends List {
  near: Point;
  within?: number;
  /** The column of the list's table that names the restaurant. */
  restaurantId: SQL;
  /** What decides between equal distances. */
  ties: SortKey[];
}

/** The nearest first; last what no place on the map is known of, whose position holds null miles. */
export async function findPageByDistance(
  tx: Database,
  list: DistanceList,
  matches: Matches,
  after: unknown[] | null,
  limit: number,
): Promise<number[]> {
  const { near, within, restaurantId, table } = list;
  const position = after && [after[0] ?? "Infinity", ...after.slice(1)];
  if (matches.isComplete) {
    const order = orderOf(list, milesToRestaurant(restaurantId, near));
    return findPage(tx, { ...list, order }, { ...matches, isOrdered: false }, position, limit);
  }
  await planBy(tx, "collect");
  const farthest = Math.min(within ?? halfwayRoundMiles, halfwayRoundMiles);
  const start = Math.max(Number(position?.[0] ?? 0), firstReachMiles);
  for (let reach = Math.min(start, farthest); ; reach = Math.min(reach * widening, farthest)) {
    const places = sql`${restaurantsWithin(near, reach)} reach
      join ${table} on ${restaurantId} = reach.restaurant_id`;
    const order = orderOf(list, sql`reach.miles`);
    const found = await readPage(tx, list, places, order, [], position, limit);
    if (found.length === limit) return found;
    if (reach < farthest) continue;
    if (within !== undefined) return found;
    return [...found, ...(await findUnplaced(tx, list, position, limit - found.length))];
  }
}

function findUnplaced(
  tx: Database,
  list: DistanceList,
  position: unknown[] | null,
  limit: number,
): Promise<number[]> {
  const { near, restaurantId, table } = list;
  const isUnplaced = sql`${milesToRestaurant(sql`place.id`, near)} is null`;
  const from = sql`restaurants place join ${table} on ${restaurantId} = place.id`;
  return readPage(tx, list, from, orderOf(list, sql`null`), [isUnplaced], position, limit);
}

async function readPage(
  tx: Database,
  { table, conditions }: DistanceList,
  from: SQL,
  order: Order,
  more: SQL[],
  position: unknown[] | null,
  limit: number,
): Promise<number[]> {
  const where = [
    sql`${table}.deleted_at is null`,
    ...more,
    ...conditions.map(({ test }) => test),
    ...(position ? [follows(order, position)] : []),
  ];
  const rows = await queryRows<{ id: number }>(
    tx,
    sql`select ${table}.id from ${from} where ${sql.join(where, sql` and `)}
      ${orderBy(order)} limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

const orderOf = ({ ties }: DistanceList, miles: SQL): Order => ({
  keys: [{ value: sql`coalesce(${miles}, 'Infinity'::float8)`, type: "float8" }, ...ties],
});

/** Miles to each of the restaurants; null where no place of it is on the map. */
export async function findMiles(
  db: Database,
  restaurantIds: number[],
  near: Point,
): Promise<Map<number, number | null>> {
  const rows = await queryRows<{ id: number; miles: number | null }>(
    db,
    sql`select place.id, ${milesToRestaurant(sql`place.id`, near)} as miles
      from restaurants place where place.id = any(${integerArray(restaurantIds)})`,
  );
  return new Map(rows.map(({ id, miles }) => [id, miles]));
}
