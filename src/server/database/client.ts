import type { DatabaseHandle, SlowStatements } from "./database.types.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";
import { openServerDatabase, type ServerOptions } from "./server-database.ts";

export type { Database, DatabaseHandle } from "./database.types.ts";

export type DatabaseOptions =
  | { engine: "embedded"; folder: string | "memory"; slowStatements?: SlowStatements | undefined }
  | ({ engine: "server" } & ServerOptions);

export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  return options.engine === "embedded"
    ? openEmbeddedDatabase(options.folder, options.slowStatements)
    : openServerDatabase(options);
}
