import { type SQL, sql } from "drizzle-orm";
import { wallClockAt } from "#contract/hours/open-now.ts";
import { textArray } from "./array-literals.ts";
import type { Database } from "./database.types.ts";
import { all, type PagesOfTable, type SortKey, type Source } from "./indexed-list.ts";
import { queryRows } from "./query-rows.ts";

// The table `outlets` has where a restaurant is and when it is open: its locations, or itself while it has none.

export interface Point {
  latitude: number;
  longitude: number;
}

const earthRadiusMiles = 3958.7613;
const milesPerDegree = (earthRadiusMiles * Math.PI) / 180;
const halfwayRoundMiles = 180 * milesPerDegree;

/** Along the great circle, to an outlet that has a point: for one without, `least` would say halfway round. */
function milesTo(outlet: SQL, { latitude, longitude }: Point): SQL<number> {
  const here = sql`radians(${latitude}::float8)`;
  const there = sql`radians(${outlet}.latitude)`;
  const across = sql`radians(${outlet}.longitude - ${longitude}::float8)`;
  return sql`${2 * earthRadiusMiles}::float8 * asin(least(1, sqrt(
    power(sin((${there} - ${here}) / 2), 2)
    + cos(${here}) * cos(${there}) * power(sin(${across} / 2), 2))))`;
}

/** To the restaurant's nearest outlet; null when that is not known. */
export const milesToRestaurant = (restaurantId: SQL, point: Point): SQL<number | null> => sql`(
  select min(${milesTo(sql`outlet`, point)}) from outlets outlet
  where outlet.restaurant_id = ${restaurantId} and outlet.latitude is not null)`;

export function isWithin(restaurantId: SQL, point: Point, miles: number): SQL {
  const { south, north, west, east } = boxAround(point, miles);
  return sql`${restaurantId} in (
    select outlet.restaurant_id from outlets outlet
    where outlet.latitude between ${south}::float8 and ${north}::float8
      and outlet.longitude between ${west}::float8 and ${east}::float8
      and ${milesTo(sql`outlet`, point)} <= ${miles}::float8)`;
}

/** The box that an index on latitude and longitude answers; the great circle then cuts its corners off. */
function boxAround({ latitude, longitude }: Point, miles: number) {
  // A little wider than computed: rounding must not cut off what is exactly that far away.
  const reach = (miles / milesPerDegree) * 1.000001 + 1e-9;
  const band = { south: latitude - reach, north: latitude + reach, west: -180, east: 180 };
  if (reach >= 90 - Math.abs(latitude)) return band;
  const sine = Math.sin(radians(reach)) / Math.cos(radians(latitude));
  const side = Math.asin(Math.min(1, sine)) / radians(1) + 1e-9;
  const [west, east] = [longitude - side, longitude + side];
  return west < -180 || east > 180 ? band : { ...band, west, east };
}

const radians = (angle: number) => (angle * Math.PI) / 180;

/** So many matches are sorted by their distance; of more, the nearest are looked for around the point. */
const usuallySorted = 1000;

interface DistanceList {
  /** What is listed, with the column of its id and the one of its restaurant's. */
  source: Source;
  id: SQL;
  restaurantId: SQL;
  near: Point;
  within: number | undefined;
  /** Decide between equal distances. */
  ties: SortKey[];
  mostSorted?: number;
}

/**
 * The nearest first; last what no point is known of, as infinitely far away. The statement counts the matches first.
 * Few are sorted. Of many, rings around the point are read, the next one while the page is not full.
 */
export function distanceList(
  { source, id, restaurantId, near, within, ties, mostSorted = usuallySorted }: DistanceList,
  after: unknown[] | null,
): PagesOfTable {
  const order = distanceOrder(ties);
  const isNear = within === undefined ? null : isWithin(restaurantId, near, within);
  return {
    with: sql`matches as materialized (
      select ${id} from ${source.from} where ${all([...source.where, isNear])} limit ${mostSorted + 1}::int)`,
    pages: [
      {
        from: sql`${source.from} cross join lateral (
          select coalesce(${milesToRestaurant(restaurantId, near)}, 'Infinity') as miles) reach`,
        where: [
          sql`(select count(*) from matches) <= ${mostSorted}::int`,
          sql`${id} in (select id from matches)`,
        ],
        order,
      },
      {
        // The offset keeps the planner from beginning with what is open everywhere.
        from: sql`${ringsAround(near, within, after)} reach cross join lateral (
          select * from ${source.from}
          where ${all([sql`${restaurantId} = reach.restaurant_id`, ...source.where])} offset 0) ${source.from}`,
        where: [sql`(select count(*) from matches) > ${mostSorted}::int`],
        order,
        sortedBy: sql`reach.ring`,
      },
    ],
    rowsOf: source.from,
    matches: { from: sql`matches`, where: [sql`true`] },
  };
}

export const distanceOrder = (ties: SortKey[]) => ({
  keys: [{ value: sql`reach.miles`, type: "float8" as const }, ...ties],
});

const firstRingMiles = 0.25;

/**
 * Restaurants with their miles, ring by ring: sorted by ring, so that the statement stops in the ring that fills the
 * page. Nearest-neighbour indexes know the distance alone, not what decides between equal ones.
 */
function ringsAround(near: Point, within: number | undefined, after: unknown[] | null): SQL {
  const farthest = Math.min(within ?? halfwayRoundMiles, halfwayRoundMiles);
  // A little before the position: rounding must not leave out what is exactly there.
  const start = Number(after?.[0] ?? 0) - 1e-6;
  const rings: number[][] = [];
  for (let inner = -1, outer = firstRingMiles; inner < farthest; inner = outer, outer *= 2) {
    if (outer <= start) continue;
    const reach = Math.min(outer, farthest);
    const { south, north, west, east } = boxAround(near, reach);
    rings.push([rings.length, Math.max(inner, start), reach, south, north, west, east]);
  }
  const rows = rings.map((ring) => `(${ring.map((value) => `${value}::float8`).join(", ")})`);
  const beyond = sql.raw(String(rings.length));
  const withoutPoint = (number: number) => `(${number}${", null::float8".repeat(6)})`;
  if (within === undefined) rows.push(withoutPoint(rings.length));
  // The position is beyond all of them, by somebody's invention: none is left, and a list has to have a row.
  else if (rings.length === 0) rows.push(withoutPoint(-1));
  return sql`(
    select ring.number as ring, found.restaurant_id, found.miles
    from (select * from (values ${sql.raw(rows.join(", "))})
      ring(number, inside, outside, south, north, west, east) order by number) ring
    cross join lateral (
      select outlet.restaurant_id, min(outlet.miles) as miles from (
        select o.restaurant_id, ${milesTo(sql`o`, near)} as miles from outlets o
        where o.latitude between ring.south and ring.north
          and o.longitude between ring.west and ring.east) outlet
      where outlet.miles <= ring.outside
      group by outlet.restaurant_id having min(outlet.miles) > ring.inside
      union all
      select r.id, 'Infinity' from restaurants r
      where ring.number = ${beyond} and r.deleted_at is null and not exists (
        select from outlets o where o.restaurant_id = r.id and o.latitude is not null)) found)`;
}

const day = 1440;

/** Some outlet of the restaurant is open at the instant, by the clock on its own wall or else by the viewer's. */
export async function isOpenAt(
  db: Database,
  restaurantId: SQL,
  instant: Date,
  viewerTimeZone = "UTC",
): Promise<SQL> {
  const zones = await listTimeZones(db);
  const minutes = zones.map((zone) => minuteAt(instant, [zone, viewerTimeZone]));
  const byZone = [...new Set(minutes)].map((minute) => {
    const names = zones.filter((_, index) => minutes[index] === minute);
    return sql`outlet.time_zone = any(${textArray(names)}) and outlet.open_minutes @> ${minute}::int`;
  });
  const withoutZone = sql`outlet.time_zone is null
    and outlet.open_minutes @> ${minuteAt(instant, [viewerTimeZone])}::int`;
  return sql`${restaurantId} in (select outlet.restaurant_id from outlets outlet
    where ${sql.join([withoutZone, ...byZone], sql` or `)})`;
}

/** Of the week, Monday's midnight being 0. */
function minuteAt(instant: Date, zones: string[]): number {
  const { weekday, minute } = wallClockAt(instant, [...zones, "UTC"]);
  return weekday * day + minute;
}

/** From one to the next in the index: thousands of outlets share a few zones. */
async function listTimeZones(db: Database): Promise<string[]> {
  const next = (after: SQL) => sql`(select time_zone from outlets
    where time_zone ${after} order by time_zone limit 1)`;
  const rows = await queryRows<{ zone: string }>(
    db,
    sql`with recursive zones(zone) as (
        select ${next(sql`is not null`)}
        union all
        select ${next(sql`> zones.zone`)} from zones where zones.zone is not null
      ) select zone from zones where zone is not null`,
  );
  return rows.map(({ zone }) => zone);
}
