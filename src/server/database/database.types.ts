import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema/schema.ts";

/** Either engine, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface DatabaseHandle {
  engine: "embedded" | "server";
  db: Database;
  migrate(): Promise<void>;
  ping(): Promise<boolean>;
  close(): Promise<void>;
}
