import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { answers } from "./answers.ts";
import type { DatabaseHandle } from "./database.types.ts";
import { guardOuterUse } from "./guarded-database.ts";
import { applyMigrationsOnServer } from "./migrate.ts";
import * as schema from "./schema/schema.ts";

const closeSeconds = 5;

export function openServerDatabase(url: string, poolSize = 10): DatabaseHandle {
  const connections = postgres(url, {
    max: poolSize,
    connect_timeout: 10,
    connection: { application_name: "cluck" },
    onnotice: () => {},
  });
  const db = guardOuterUse(drizzle(connections, { schema }));
  return {
    engine: "server",
    db,
    migrate: () => applyMigrationsOnServer(url),
    ping: () => answers(db),
    close: () => connections.end({ timeout: closeSeconds }),
  };
}
