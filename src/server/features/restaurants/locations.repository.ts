import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { firstOf, onlyOf } from "#server/database/query-rows.ts";
import { locations } from "#server/database/schema/locations.ts";
import { openHoursOf } from "./restaurant-writes.repository.ts";

type NewLocation = typeof locations.$inferInsert;

/** Takes the columns that follow from the hours along, as `updateLocation` does. */
export async function insertLocation(tx: Database, facts: NewLocation): Promise<number> {
  const values = { ...facts, ...openHoursOf(facts.hoursOfOperation) };
  const { id } = await onlyOf(tx.insert(locations).values(values).returning());
  return id;
}

export async function updateLocation(
  tx: Database,
  id: number,
  change: Partial<NewLocation>,
): Promise<void> {
  const { hoursOfOperation: hours } = change;
  await tx
    .update(locations)
    .set({ ...change, ...(hours && openHoursOf(hours)) })
    .where(eq(locations.id, id));
}

export const findLocation = (tx: Database, id: number) =>
  firstOf(
    tx
      .select()
      .from(locations)
      .where(and(eq(locations.id, id), isNull(locations.deletedAt))),
  );

/** So many show what zones the towns of one name are in. */
const mostNamesakes = 2000;

/** Of the locations in all cities of that name. */
export const listZonesOfCity = (tx: Database, city: string) =>
  tx
    .selectDistinct({
      timeZone: locations.timeZone,
      postcode: locations.postcode,
      address: locations.address,
    })
    .from(locations)
    .where(
      and(
        sql`lower(${locations.city}) = lower(${city})`,
        isNull(locations.deletedAt),
        isNotNull(locations.timeZone),
      ),
    )
    .limit(mostNamesakes);
