import { type SQL, sql } from "drizzle-orm";
import { integerArray } from "./array-literals.ts";
import type { Database } from "./database.types.ts";
import {
  halfwayRoundMiles,
  isWithin,
  milesToRestaurant,
  type Point,
  restaurantsWithin,
} from "./distance.ts";
import type { Condition, List, Order, SortKey, Stretch } from "./indexed-list.ts";
import { queryRows } from "./query-rows.ts";

const firstReachMiles = 2;
const widening = 8;

export interface DistanceOrder {
  near: Point;
  within: number | undefined;
  /** The column of the list's table that names the restaurant. */
  restaurantId: SQL;
  /** What decides between equal distances. */
  ties: SortKey[];
}

/** The nearest first; last what no place on the map is known of, whose position holds null miles. */
export function distanceList(
  table: SQL,
  { near, within, restaurantId, ties }: DistanceOrder,
  conditions: Condition[],
): List {
  const orderOf = (miles: SQL): Order => ({ keys: [{ value: miles, type: "float8" }, ...ties] });
  const ring = (inner: number, outer: number): Stretch => ({
    from: sql`${restaurantsWithin(near, outer, inner)} reach
      join ${table} on ${restaurantId} = reach.restaurant_id`,
    where: sql`true`,
    order: orderOf(sql`reach.miles`),
  });
  const infinity = sql`'Infinity'::float8`;
  const unplaced: Stretch = {
    from: sql`restaurants place join ${table} on ${restaurantId} = place.id`,
    where: sql`${milesToRestaurant(sql`place.id`, near)} is null`,
    order: orderOf(infinity),
  };

  function* stretches(after: unknown[] | null) {
    const farthest = Math.min(within ?? halfwayRoundMiles, halfwayRoundMiles);
    // A little before the position: rounding must not leave out what is exactly there.
    let inner = Number(after?.[0] ?? 0) - 1e-6;
    let outer = firstReachMiles;
    while (inner < farthest) {
      if (outer > inner) {
        yield ring(inner, Math.min(outer, farthest));
        inner = outer;
      }
      outer *= widening;
    }
    if (within === undefined) yield unplaced;
  }

  return {
    table,
    order: orderOf(sql`coalesce(${milesToRestaurant(restaurantId, near)}, ${infinity})`),
    conditions,
    stretches,
    ...(within !== undefined && { metByStretches: isWithin(restaurantId, near, within) }),
  };
}

/** Where a page ended, as the order has it: what is on no map is infinitely far away. */
export const distancePositionOf = ([miles, ...ties]: unknown[]) => [miles ?? "Infinity", ...ties];

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
