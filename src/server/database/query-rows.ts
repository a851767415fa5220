import type { SQL } from "drizzle-orm";
import type { Database } from "./database.types.ts";

/** Rows of hand-written SQL: one driver answers with the rows, the other with an object around them. */
export async function queryRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as Row[] | { rows: Row[] };
  return Array.isArray(result) ? [...result] : result.rows;
}
