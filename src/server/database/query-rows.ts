import type { SQL } from "drizzle-orm";
import type { Database } from "./database.types.ts";

/** Rows of hand-written SQL. */
export async function queryRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as { rows: Row[] };
  return result.rows;
}

/** For a statement that always returns one. */
export async function queryRow<Row>(db: Database, query: SQL): Promise<Row> {
  const [row] = await queryRows<Row>(db, query);
  if (!row) throw new Error("the statement returned no row");
  return row;
}
