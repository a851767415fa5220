import { type SQL, sql } from "drizzle-orm";
import { wallClockAt } from "#contract/hours/open-now.ts";
import type { OpenPlace } from "#contract/restaurants.ts";
import { textArray } from "./array-literals.ts";
import type { Database } from "./database.types.ts";
import type { SortKey } from "./indexed-list.ts";
import { jsonRow } from "./json-text.ts";
import { queryRows } from "./query-rows.ts";

// The table `outlets` has where a restaurant is and when it is open: its locations, or itself while it has none.

export interface Point {
  latitude: number;
  longitude: number;
}

const earthRadiusMiles = 3958.7613;
const milesPerDegree = (earthRadiusMiles * Math.PI) / 180;

/** Along the great circle, to an outlet that has a point: for one without, `least` would say halfway round. */
function milesTo(outlet: SQL, { latitude, longitude }: Point): SQL<number> {
  const here = sql`radians(${latitude}::float8)`;
  const there = sql`radians(${outlet}.latitude)`;
  const across = sql`radians(${outlet}.longitude - ${longitude}::float8)`;
  return sql`${2 * earthRadiusMiles}::float8 * asin(least(1, sqrt(
    power(sin((${there} - ${here}) / 2), 2)
    + cos(${here}) * cos(${there}) * power(sin(${across} / 2), 2))))`;
}

/** Whether a row of `outlets` or `locations` counts. */
export type OutletTest = (outlet: SQL) => SQL;

const any: OutletTest = () => sql`true`;

/** To the restaurant's nearest outlet that counts; null when that is not known. */
export const milesToRestaurant = (
  restaurantId: SQL,
  point: Point,
  counts = any,
): SQL<number | null> => sql`(
  select min(${milesTo(sql`outlet`, point)}) from outlets outlet
  where outlet.restaurant_id = ${restaurantId} and outlet.latitude is not null
    and ${counts(sql`outlet`)})`;

export function isWithin(restaurantId: SQL, point: Point, miles: number, counts = any): SQL {
  const { south, north, west, east } = boxAround(point, miles);
  return sql`${restaurantId} in (
    select outlet.restaurant_id from outlets outlet
    where outlet.latitude between ${south}::float8 and ${north}::float8
      and outlet.longitude between ${west}::float8 and ${east}::float8
      and ${milesTo(sql`outlet`, point)} <= ${miles}::float8
      and ${counts(sql`outlet`)})`;
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

/**
 * Joins the miles to each listed restaurant, infinity where no point of it is known. In the order of the list, so that
 * the planner may stop when a page is full.
 */
export function joinReach(restaurantId: SQL, near: Point, counts = any): SQL {
  return sql`join (
    select r.id as restaurant_id, coalesce(min(${milesTo(sql`o`, near)}), 'Infinity') as miles
    from restaurants r
    left join outlets o on o.restaurant_id = r.id and o.latitude is not null and ${counts(sql`o`)}
    where r.deleted_at is null group by r.id order by 2, 1) reach on reach.restaurant_id = ${restaurantId}`;
}

export const distanceOrder = (ties: SortKey[]) => ({
  keys: [{ value: sql`reach.miles`, type: "float8" as const }, ...ties],
});

const day = 1440;

/** Some outlet of the restaurant counts. */
export const hasOutlet = (restaurantId: SQL, counts: OutletTest): SQL =>
  sql`${restaurantId} in (select outlet.restaurant_id from outlets outlet where ${counts(sql`outlet`)})`;

/** It is open at the instant, by the clock on its own wall or else by the viewer's. */
export async function openAt(
  db: Database,
  instant: Date,
  viewerTimeZone = "UTC",
): Promise<OutletTest> {
  const zones = await listTimeZones(db);
  const minutes = zones.map((zone) => minuteAt(instant, [zone, viewerTimeZone]));
  const byMinute = [...new Set(minutes)].map((minute) => ({
    minute,
    names: textArray(zones.filter((_, index) => minutes[index] === minute)),
  }));
  return (outlet) => {
    const byZone = byMinute.map(
      ({ minute, names }) =>
        sql`${outlet}.time_zone = any(${names}) and ${outlet}.open_minutes @> ${minute}::int`,
    );
    const withoutZone = sql`${outlet}.time_zone is null
      and ${outlet}.open_minutes @> ${minuteAt(instant, [viewerTimeZone])}::int`;
    return sql`(${sql.join([withoutZone, ...byZone], sql` or `)})`;
  };
}

/** As JSON: the nearest location that counts. The restaurant's own address and hours stand in while it has none. */
export function countingPlace(restaurantId: SQL, counts: OutletTest, near: Point | undefined): SQL {
  const place = (timeZone: SQL) =>
    jsonRow<OpenPlace>({
      address: sql`place.address`,
      hoursOfOperation: sql`place.hours_of_operation`,
      timeZone,
    });
  const distance = near ? sql`${milesTo(sql`place`, near)}, ` : sql``;
  return sql`coalesce(
    (select ${place(sql`place.time_zone`)} from locations place
      where place.restaurant_id = ${restaurantId} and place.deleted_at is null and ${counts(sql`place`)}
      order by ${distance}place.id limit 1),
    (select ${place(sql`null::text`)} from restaurants place where place.id = ${restaurantId}))`;
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
