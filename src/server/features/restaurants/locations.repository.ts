import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { parseHours, toLocationHours } from "#contract/hours/parse-hours.ts";
import type { Database } from "#server/database/client.ts";
import { locationHours, locations } from "#server/database/schema/locations.ts";

type NewLocation = typeof locations.$inferInsert;

/** Inserts the row, and its hours as the rows that the open-now filter reads. */
export async function insertLocation(tx: Database, facts: NewLocation): Promise<number> {
  const [row] = await tx.insert(locations).values(facts).returning({ id: locations.id });
  if (!row) throw new Error("the insert returned no location");
  await writeHours(tx, row.id, facts.hoursOfOperation);
  return row.id;
}

export async function updateLocation(
  tx: Database,
  id: number,
  change: Partial<NewLocation>,
): Promise<void> {
  await tx.update(locations).set(change).where(eq(locations.id, id));
  if (!change.hoursOfOperation) return;
  await tx.delete(locationHours).where(eq(locationHours.locationId, id));
  await writeHours(tx, id, change.hoursOfOperation);
}

async function writeHours(tx: Database, locationId: number, hours: HoursOfOperation) {
  const ranges = toLocationHours(parseHours(hours));
  if (ranges.length === 0) return;
  await tx.insert(locationHours).values(ranges.map((range) => ({ ...range, locationId })));
}

export async function findLocation(tx: Database, id: number) {
  const [row] = await tx
    .select()
    .from(locations)
    .where(and(eq(locations.id, id), isNull(locations.deletedAt)));
  return row ?? null;
}

/** Takes it from another location in the city, for a location without coordinates. */
export async function findTimeZoneOfCity(tx: Database, city: string): Promise<string | null> {
  const [row] = await tx
    .select({ timeZone: locations.timeZone })
    .from(locations)
    .where(
      and(
        sql`lower(${locations.city}) = lower(${city})`,
        isNull(locations.deletedAt),
        isNotNull(locations.timeZone),
      ),
    )
    .limit(1);
  return row?.timeZone ?? null;
}
