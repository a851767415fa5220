import { and, asc, eq, isNull } from "drizzle-orm";
import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { parseHours, toLocationHours } from "#contract/hours/parse-hours.ts";
import type { Database } from "#server/database/client.ts";
import { locations } from "#server/database/schema/locations.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { searchColumns } from "#server/database/search-text.ts";
import { websiteKey } from "#server/database/website-key.ts";

type NewRestaurant = typeof restaurants.$inferInsert;

/**
 * Held until the transaction ends. Every change of a restaurant, its locations or its menu locks the restaurant
 * first: with one order of locks there is no deadlock.
 */
export async function lockRestaurant(tx: Database, id: number) {
  const [row] = await tx
    .select()
    .from(restaurants)
    .where(and(eq(restaurants.id, id), isNull(restaurants.deletedAt)))
    .for("update");
  return row ?? null;
}

export async function insertRestaurant(
  tx: Database,
  facts: NewRestaurant,
  locationAddresses: string[] = [],
): Promise<number> {
  const [row] = await tx
    .insert(restaurants)
    .values({ ...facts, ...restaurantColumns(facts, locationAddresses) })
    .returning({ id: restaurants.id });
  if (!row) throw new Error("the insert returned no restaurant");
  return row.id;
}

export async function updateRestaurant(
  tx: Database,
  id: number,
  change: Partial<NewRestaurant>,
): Promise<void> {
  await tx.update(restaurants).set(change).where(eq(restaurants.id, id));
}

/** Writes the derived columns anew, from the restaurant and its locations. */
export async function refreshColumns(tx: Database, id: number, now: Date): Promise<void> {
  const [row] = await tx.select().from(restaurants).where(eq(restaurants.id, id));
  if (!row) return;
  const places = await tx
    .select({ address: locations.address })
    .from(locations)
    .where(and(eq(locations.restaurantId, id), isNull(locations.deletedAt)))
    .orderBy(asc(locations.id));
  const addresses = places.map(({ address }) => address);
  await updateRestaurant(tx, id, { ...restaurantColumns(row, addresses), updatedAt: now });
}

/** The columns that follow from a restaurant's facts. Its own address counts only if it has no location. */
export function restaurantColumns(
  restaurant: {
    name: string;
    description: string;
    address?: string | null;
    website?: string | null;
    hoursOfOperation?: HoursOfOperation | null;
  },
  locationAddresses: readonly string[],
) {
  const addresses = locationAddresses.length > 0 ? locationAddresses : [restaurant.address ?? null];
  return {
    websiteKey: websiteKey(restaurant.website),
    ...ownHoursColumns(restaurant.hoursOfOperation),
    ...searchColumns(restaurant.name, restaurant.description, ...addresses),
  };
}

const minutesPerDay = 1440;
const minutesPerWeek = 7 * minutesPerDay;

/** The minutes of the week in which a restaurant's own hours are open, as ranges that an index can search. */
export function ownHoursColumns(hours: HoursOfOperation | null | undefined) {
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
  if (ranges.length === 0) return { openMinutes: null };
  return { openMinutes: `{${ranges.map(([start, end]) => `[${start},${end})`).join(",")}}` };
}
