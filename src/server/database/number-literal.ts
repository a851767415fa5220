import { type SQL, sql } from "drizzle-orm";

/** A number in the text of a statement: one without parameters takes the driver one turn instead of two. */
export function numberLiteral(value: number): SQL {
  if (!Number.isFinite(value)) throw new Error("a number in a statement must be finite");
  return sql.raw(`(${value})`);
}
