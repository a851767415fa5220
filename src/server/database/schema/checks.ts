import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map(literal).join(", "))})`;

export const isNotBlank = (column: AnyPgColumn): SQL => sql`btrim(${column}) <> ''`;

/** A change of the hours that forgets the minutes which follow from them is refused. */
export const hoursAreRead = (table: {
  hoursOfOperation: AnyPgColumn;
  hoursRead: AnyPgColumn;
}): SQL => sql`${table.hoursRead} is not distinct from md5(${table.hoursOfOperation}::text)`;

export const isPointOnEarth = (latitude: AnyPgColumn, longitude: AnyPgColumn): SQL =>
  sql`(${latitude} is null) = (${longitude} is null) and ${latitude} between -90 and 90 and ${longitude} between -180 and 180`;
