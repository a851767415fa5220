import { mkdirSync } from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import type { DatabaseHandle } from "./database.types.ts";
import { lockFolder } from "./folder-lock.ts";
import { guardOuterUse } from "./guarded-database.ts";
import { scheduleMaintenance } from "./maintenance.ts";
import { applyMigrations } from "./migrate.ts";
import * as schema from "./schema/schema.ts";

export async function openEmbeddedDatabase(folder: string): Promise<DatabaseHandle> {
  return folder === "memory" ? openInMemory() : openInFolder(folder);
}

/** For tests and experiments; `loadDataDir` starts it as a copy of another one. */
export async function openInMemory(options: PGliteOptions = {}): Promise<DatabaseHandle> {
  const client = await PGlite.create(options);
  return handleOf(client, () => client.close());
}

async function openInFolder(folder: string): Promise<DatabaseHandle> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  try {
    const client = await PGlite.create(folder);
    const maintenance = scheduleMaintenance(client);
    return handleOf(client, async () => {
      await maintenance.stop();
      await client.exec("checkpoint");
      await client.close();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

function handleOf(client: PGlite, close: () => Promise<void>): DatabaseHandle {
  const db = guardOuterUse(drizzle(client, { schema }));
  let closing: Promise<void> | undefined;
  return {
    engine: "embedded",
    db,
    migrate: () => applyMigrations(db),
    ping: async () =>
      db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
