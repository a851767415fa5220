import { type SQL, sql } from "drizzle-orm";
import { type WallClock, wallClockAt } from "#contract/hours/wall-clock.ts";
import { integerArray, textArray } from "./array-literals.ts";
import type { Database } from "./database.types.ts";
import type { Condition } from "./indexed-list.ts";
import { queryRows } from "./query-rows.ts";

const day = 1440;

interface ZoneClock extends WallClock {
  zones: string[];
}

/** Some location of the restaurant is open at the instant, by the clock on its own wall. */
export async function isOpenAt(
  db: Database,
  restaurantId: SQL,
  instant: Date,
  viewerTimeZone: string | undefined,
): Promise<Condition> {
  const clocks = clocksAt(instant, await listTimeZones(db), viewerTimeZone);
  const isOpen = or(clocks.map((clock) => sql`(${inZone(clock)} and ${or(openRanges(clock))})`));
  const openLocations = clocks.flatMap((clock) =>
    openRanges(clock).map(
      (range) => sql`select l.restaurant_id from location_hours h
        join locations l on l.id = h.location_id and l.deleted_at is null
        where ${range} and ${inZone(clock)}`,
    ),
  );
  return {
    test: sql`coalesce((select true from locations l join location_hours h on h.location_id = l.id
      where l.restaurant_id = ${restaurantId} and l.deleted_at is null
        and h.weekday = any(${integerArray(weekdaysOf(clocks))}) and ${isOpen} limit 1), false)`,
    lookup: sql`${restaurantId} in (${sql.join(openLocations, sql` union all `)})`,
  };
}

/** Today's ranges, and yesterday's that go on past midnight. */
const openRanges = ({ weekday, minute }: ZoneClock): SQL[] => [
  sql`(h.weekday = ${weekday}::int and h.opens <= ${minute}::int and h.closes > ${minute}::int)`,
  sql`(h.weekday = ${(weekday + 6) % 7}::int and h.closes > ${minute + day}::int)`,
];

/** The two days of each clock, so that the index need not give all seven. */
const weekdaysOf = (clocks: ZoneClock[]) => [
  ...new Set(clocks.flatMap(({ weekday }) => [weekday, (weekday + 6) % 7])),
];

const inZone = ({ zones }: ZoneClock) =>
  zones.includes("")
    ? sql`(l.time_zone is null or l.time_zone = any(${textArray(zones)}))`
    : sql`l.time_zone = any(${textArray(zones)})`;

const or = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` or `)})`;

/** Zones that show the same time are one clock. */
function clocksAt(instant: Date, zones: string[], viewerTimeZone: string | undefined): ZoneClock[] {
  const clocks = new Map<string, ZoneClock>();
  for (const zone of ["", ...zones]) {
    const clock = wallClockAt(instant, [zone, viewerTimeZone]);
    const key = `${clock.weekday} ${clock.minute}`;
    const known = clocks.get(key);
    if (known) known.zones.push(zone);
    else clocks.set(key, { ...clock, zones: [zone] });
  }
  return [...clocks.values()];
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
