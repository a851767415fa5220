import { type SQL, sql } from "drizzle-orm";
import { textArray } from "#server/database/array-literals.ts";

/** One of them, the first far more often than the last. Volatile: each row draws anew. */
export const pick = (list: readonly string[], lean = 2.5): SQL =>
  sql`(${textArray(list)})[1 + floor(power(random(), ${lean}::float8) * ${list.length}::int)::int]`;

export const oneOf = (list: readonly string[]): SQL => pick(list, 1);

export const commaList = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
