import { type SQL, sql } from "drizzle-orm";
import { textArray } from "#server/database/array-literals.ts";

/** One of them, the first far more often than the last. Volatile: each row draws anew. */
export const pick = (list: readonly string[], lean = 2.5): SQL =>
  sql`(${textArray(list)})[1 + floor(power(random(), ${lean}::float8) * ${list.length}::int)::int]`;

export const oneOf = (list: readonly string[]): SQL => pick(list, 1);

/** The same columns as searchColumns would make: the seed's words are folded already. */
export const grams = (text: SQL): SQL => sql`array(
  select distinct gram from generate_series(1, length(${text})) at, lateral (values
    (substr(${text}, at, 1)), (substr(${text}, at, 2)), (substr(${text}, at, 3))) as grams(gram)
  where strpos(gram, chr(10)) = 0 and gram <> '')`;
