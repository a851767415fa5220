import { type SQL, sql } from "drizzle-orm";
import { wallClockAt } from "#contract/hours/open-now.ts";
import { integerArray, textArray } from "./array-literals.ts";
import type { Database } from "./database.types.ts";
import { hasNoLocation } from "./distance.ts";
import type { Condition } from "./indexed-list.ts";
import { numberLiteral } from "./number-literal.ts";
import { queryRows } from "./query-rows.ts";

const day = 1440;
const oneDay = numberLiteral(day);
const oneWeek = numberLiteral(7 * day);

/** Zones whose clocks show the same minute of the week, Monday's midnight being 0. */
interface ZoneClock {
  minute: number;
  zones: string[];
}

/**
 * Some location of the restaurant is open at the instant, by the clock on its own wall; when it has no
 * location, it is itself, by the viewer's clock.
 */
export async function isOpenAt(
  db: Database,
  restaurantId: SQL,
  instant: Date,
  viewerTimeZone = "UTC",
): Promise<Condition> {
  const viewerMinute = minuteAt(instant, [viewerTimeZone]);
  const clocks = clocksAt(instant, await listTimeZones(db), viewerTimeZone);
  const others = clocks.filter(({ minute }) => minute !== viewerMinute);
  const openLocations = sql`locations l
    cross join lateral (select ${minuteOf(others, viewerMinute)} as minute offset 0) clock
    join location_hours h on h.location_id = l.id
      and h.weekday = any(array[clock.minute / ${oneDay}, (clock.minute / ${oneDay} + 6) % 7])
      and (clock.minute - h.weekday * ${oneDay} - h.opens + ${oneWeek}) % ${oneWeek}
        < h.closes - h.opens`;
  const isOpenItself = sql`r.open_minutes @> ${numberLiteral(viewerMinute)} and r.deleted_at is null
    and ${hasNoLocation}`;
  return {
    test: sql`coalesce(
      (select true from ${openLocations}
        where l.restaurant_id = ${restaurantId} and l.deleted_at is null limit 1),
      (select true from restaurants r where r.id = ${restaurantId} and ${isOpenItself}),
      false)`,
    lookup: sql`${restaurantId} in (
      select l.restaurant_id from ${openLocations}
        where l.deleted_at is null and h.weekday = any(${integerArray(weekdaysOf(clocks))})
      union all select r.id from restaurants r where ${isOpenItself})`,
  };
}

/** What the clock on a location's wall shows. */
function minuteOf(clocks: ZoneClock[], otherwise: number): SQL {
  const cases = clocks.map(
    ({ zones, minute }) =>
      sql`when l.time_zone = any(${textArray(zones)}) then ${numberLiteral(minute)}`,
  );
  return sql`case when false then 0 ${sql.join(cases, sql` `)} else ${numberLiteral(otherwise)} end`;
}

/** Today and yesterday, whose ranges may go on past midnight: so that an index need not give all seven. */
const weekdaysOf = (clocks: ZoneClock[]) => [
  ...new Set(clocks.map(({ minute }) => Math.floor(minute / day)).flatMap((d) => [d, (d + 6) % 7])),
];

function clocksAt(instant: Date, zones: string[], viewerTimeZone: string): ZoneClock[] {
  const clocks = new Map<number, ZoneClock>();
  for (const zone of [viewerTimeZone, ...zones]) {
    const minute = minuteAt(instant, [zone, viewerTimeZone]);
    const known = clocks.get(minute);
    if (known) known.zones.push(zone);
    else clocks.set(minute, { minute, zones: [zone] });
  }
  return [...clocks.values()];
}

function minuteAt(instant: Date, zones: string[]): number {
  const { weekday, minute } = wallClockAt(instant, [...zones, "UTC"]);
  return weekday * day + minute;
}

/** From one to the next in the index: thousands of locations share a few zones. */
async function listTimeZones(db: Database): Promise<string[]> {
  const next = (after: SQL) => sql`(select l.time_zone from locations l
    where l.deleted_at is null ${after} order by l.time_zone limit 1)`;
  const rows = await queryRows<{ zone: string }>(
    db,
    sql`with recursive zones(zone) as (
        select ${next(sql`and l.time_zone is not null`)}
        union all
        select ${next(sql`and l.time_zone > zones.zone`)} from zones where zones.zone is not null
      ) select zone from zones where zone is not null`,
  );
  return rows.map(({ zone }) => zone);
}
