import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { changeChannel } from "#server/memory/changes.ts";
import { noteStatement } from "#server/memory/reading.ts";
import type { ChangeFeed, ChangeWatcher, DatabaseHandle } from "./database.types.ts";
import { findEmptyCluster } from "./empty-cluster.ts";
import { lockFolder } from "./folder-lock.ts";
import { guardOuterUse } from "./guarded-database.ts";
import { applyMigrations } from "./migrate.ts";
import { plannerSettings } from "./planner-settings.ts";
import * as schema from "./schema/schema.ts";

export async function openEmbeddedDatabase(folder: string): Promise<DatabaseHandle> {
  return folder === "memory" ? openInMemory() : openInFolder(folder);
}

/** For tests and experiments; `loadDataDir` starts it as a copy of another one. */
export async function openInMemory(options: PGliteOptions = {}): Promise<DatabaseHandle> {
  const client = await openEngine({ loadDataDir: findEmptyCluster(), ...options });
  return handleOf(client, () => client.close());
}

async function openInFolder(folder: string): Promise<DatabaseHandle> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  try {
    const isNew = !existsSync(join(folder, "PG_VERSION"));
    const loadDataDir = isNew ? findEmptyCluster() : undefined;
    const client = await openEngine({ dataDir: folder, loadDataDir });
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

/** With the extension that the migrations ask for, which a data folder does not hold itself. */
export async function openEngine(options: PGliteOptions = {}): Promise<PGlite> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } });
  await client.exec(plannerSettings);
  return client;
}

function handleOf(client: PGlite, close: () => Promise<void>): DatabaseHandle {
  const db = guardOuterUse(drizzle(client, { schema, logger: { logQuery: noteStatement } }));
  let closing: Promise<void> | undefined;
  return {
    engine: "embedded",
    db,
    watchChanges: (watcher) => watchChanges(client, watcher),
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

/** The engine hands its notifications over together with the answer to the commit. */
async function watchChanges(
  client: PGlite,
  { onListening, onChange }: ChangeWatcher,
): Promise<ChangeFeed> {
  const stop = await client.listen(changeChannel, onChange);
  onListening();
  return { isImmediate: true, catchUp: async () => true, close: () => stop() };
}

const minuteMs = 60_000;

export interface MaintenanceSchedule {
  firstAfterMs: number;
  everyMs: number;
}

const usualSchedule: MaintenanceSchedule = { firstAfterMs: 5 * minuteMs, everyMs: 360 * minuteMs };

/** The embedded engine never vacuums or analyzes by itself. */
export function scheduleMaintenance(
  client: Pick<PGlite, "query" | "exec">,
  { firstAfterMs, everyMs }: MaintenanceSchedule = usualSchedule,
): { stop(): Promise<void> } {
  let isStopped = false;
  let running = Promise.resolve();
  let timer = wait(firstAfterMs);

  function wait(delayMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      running = vacuumTables(client, () => isStopped)
        .catch((error) => process.emitWarning(error))
        .then(() => {
          if (!isStopped) timer = wait(everyMs);
        });
    }, delayMs).unref();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Table by table, since the engine holds up every request while it works. */
export async function vacuumTables(
  client: Pick<PGlite, "query" | "exec">,
  isStopped: () => boolean,
): Promise<void> {
  const tables = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of tables.rows) {
    if (isStopped()) return;
    await client.exec(`vacuum analyze ${name}`);
  }
}
