import { type SQL, sql } from "drizzle-orm";

/** A number in the text of a statement: one without parameters is one message to the server instead of five. */
export function numberLiteral(value: number): SQL {
  if (!Number.isFinite(value)) throw new Error("a number in a statement must be finite");
  return sql.raw(`(${value})`);
}
