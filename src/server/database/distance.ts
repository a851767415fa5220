import { type SQL, sql } from "drizzle-orm";
import type { Condition } from "./indexed-list.ts";
import { numberLiteral } from "./number-literal.ts";

export interface Point {
  latitude: number;
  longitude: number;
}

const earthRadiusMiles = 3958.7613;
const milesPerDegree = (earthRadiusMiles * Math.PI) / 180;
export const halfwayRoundMiles = 180 * milesPerDegree;

/** Along the great circle, to a row that has a point: for one without, `least` would say halfway round. */
export function milesTo(row: SQL, { latitude, longitude }: Point): SQL<number> {
  const here = sql`radians(${numberLiteral(latitude)}::float8)`;
  const there = sql`radians(${row}.latitude)`;
  const across = sql`radians(${row}.longitude - ${numberLiteral(longitude)}::float8)`;
  return sql`${numberLiteral(2 * earthRadiusMiles)}::float8 * asin(least(1, sqrt(
    power(sin((${there} - ${here}) / 2), 2)
    + cos(${here}) * cos(${there}) * power(sin(${across} / 2), 2))))`;
}

/** To the restaurant's nearest location, or to itself when it has none; null when that is not known. */
export const milesToRestaurant = (restaurantId: SQL, point: Point): SQL<number | null> => sql`(
  select min(place.miles) from (
    select ${milesTo(sql`l`, point)} as miles from locations l
    where l.restaurant_id = ${restaurantId} and l.deleted_at is null and l.latitude is not null
    union all
    select ${milesTo(sql`r`, point)} from restaurants r
    where r.id = ${restaurantId} and r.latitude is not null and ${hasNoLocation}
  ) place)`;

export const isWithin = (restaurantId: SQL, point: Point, miles: number): Condition => ({
  test: sql`coalesce(${milesToRestaurant(restaurantId, point)} <= ${numberLiteral(miles)}::float8, false)`,
  lookup: sql`${restaurantId} in (
    select reach.restaurant_id from ${restaurantsWithin(point, miles)} reach)`,
});

/**
 * Restaurants within the distance but beyond the other, each with its miles, the nearest first. The box is what the index on latitude and
 * longitude answers; the great circle then cuts its corners off. Nearest-neighbour indexes would need
 * an extension, which the embedded engine does not carry: a list by distance widens the box instead.
 */
export const restaurantsWithin = (point: Point, miles: number, beyond = -1): SQL => sql`(
  select place.restaurant_id, min(place.miles) as miles from (
    select l.restaurant_id, ${milesTo(sql`l`, point)} as miles from locations l
    where l.deleted_at is null and ${inBox(sql`l`, point, miles)}
    union all
    select r.id, ${milesTo(sql`r`, point)} from restaurants r
    where r.deleted_at is null and ${inBox(sql`r`, point, miles)} and ${hasNoLocation}
  ) place
  where place.miles <= ${numberLiteral(miles)}::float8
  group by place.restaurant_id having min(place.miles) > ${numberLiteral(beyond)}::float8
  order by miles, restaurant_id)`;

/** Of the restaurant `r`: then its own address, hours and coordinates count. */
export const hasNoLocation = sql`not exists (
  select 1 from locations other where other.restaurant_id = r.id and other.deleted_at is null)`;

function inBox(row: SQL, { latitude, longitude }: Point, miles: number): SQL {
  // A little wider than computed: rounding must not cut off what is exactly that far away.
  const reach = (miles / milesPerDegree) * 1.000001 + 1e-9;
  const band = sql`${row}.latitude between ${numberLiteral(latitude - reach)}::float8 and ${numberLiteral(latitude + reach)}::float8`;
  const toPole = 90 - Math.abs(latitude);
  if (reach >= toPole) return band;
  const widest = radians(reach);
  const side = degrees(Math.asin(Math.min(1, Math.sin(widest) / Math.cos(radians(latitude)))));
  const [west, east] = [longitude - side - 1e-9, longitude + side + 1e-9];
  if (west < -180 || east > 180) return band;
  return sql`${band} and ${row}.longitude between ${numberLiteral(west)}::float8 and ${numberLiteral(east)}::float8`;
}

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
