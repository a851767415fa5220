import type { DatabaseHandle } from "./database.types.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";
import { openServerDatabase } from "./server-database.ts";

export type { Database, DatabaseHandle } from "./database.types.ts";

export type DatabaseOptions =
  | { engine: "embedded"; folder: string | "memory" }
  | { engine: "server"; url: string; poolSize?: number };

export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  return options.engine === "embedded"
    ? openEmbeddedDatabase(options.folder)
    : openServerDatabase(options.url, options.poolSize);
}
