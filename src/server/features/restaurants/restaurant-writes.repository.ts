import { and, eq, isNull, sql } from "drizzle-orm";
import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { parseHours, toLocationHours } from "#contract/hours/parse-hours.ts";
import type { Database } from "#server/database/client.ts";
import { firstOf, onlyOf } from "#server/database/query-rows.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";

type NewRestaurant = typeof restaurants.$inferInsert;

/**
 * Held until the transaction ends. Every change of a restaurant, its locations or its menu locks the restaurant
 * first: with one order of locks there is no deadlock.
 */
export const lockRestaurant = (tx: Database, id: number) =>
  firstOf(
    tx
      .select()
      .from(restaurants)
      .where(and(eq(restaurants.id, id), isNull(restaurants.deletedAt)))
      .for("update"),
  );

export async function insertRestaurant(tx: Database, facts: NewRestaurant): Promise<number> {
  const values = { ...facts, ...openHoursOf(facts.hoursOfOperation ?? null) };
  const { id } = await onlyOf(tx.insert(restaurants).values(values).returning());
  return id;
}

/** Takes the columns that follow from the hours along. The database keeps all others that follow from a fact. */
export async function updateRestaurant(
  tx: Database,
  id: number,
  change: Partial<NewRestaurant>,
): Promise<void> {
  const { hoursOfOperation: hours } = change;
  const derived = hours === undefined ? {} : openHoursOf(hours);
  await tx
    .update(restaurants)
    .set({ ...change, ...derived })
    .where(eq(restaurants.id, id));
}

const minutesPerDay = 1440;
const minutesPerWeek = 7 * minutesPerDay;

/**
 * The minutes of the week in which the hours are open, as ranges that an index can search. The database checks beside
 * them which hours they were read from.
 */
export function openHoursOf(hours: HoursOfOperation | null) {
  const ranges = toLocationHours(parseHours(hours)).flatMap(({ weekday, opens, closes }) => {
    const start = weekday * minutesPerDay + opens;
    const end = weekday * minutesPerDay + closes;
    // A range of Sunday night continues in the first minutes of Monday.
    return end <= minutesPerWeek
      ? [[start, end]]
      : [
          [start, minutesPerWeek],
          [0, end - minutesPerWeek],
        ];
  });
  const openMinutes = `{${ranges.map(([start, end]) => `[${start},${end})`).join(",")}}`;
  return {
    openMinutes: ranges.length > 0 ? openMinutes : null,
    hoursRead: hours && sql<string>`md5(${JSON.stringify(hours)}::text::jsonb::text)`,
  };
}
