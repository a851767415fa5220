import { getTableName, sql } from "drizzle-orm";
import { inject } from "vitest";
import type { Database, DatabaseHandle } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import * as schema from "#server/database/schema/schema.ts";
import { startEmbeddedInstance } from "./embedded-instance.ts";
import { startServerInstance } from "./server-instance.ts";
import type { TestEngine } from "./test-engine.ts";

export interface TestDatabase extends DatabaseHandle {
  /** Another handle on the same data: on a server what another process would have. */
  openAnother(): Promise<DatabaseHandle>;
}

// Emptying a database is many times faster than making one. The files that a worker runs share these.
const idle: Awaited<ReturnType<typeof startInstance>>[] = [];

/** A migrated, empty database of its own, on the engine of the current Vitest project. Close it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const instance = idle.pop() ?? (await startInstance(inject("testEngine")));
  const handles: DatabaseHandle[] = [];
  const openAnother = async () => {
    const handle = await instance.open();
    handles.push(handle);
    return handle;
  };
  let isOpen = true;
  return {
    ...(await openAnother()),
    openAnother,
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await Promise.all(handles.map((handle) => handle.close()));
      if (await instance.isAnalyzed()) return instance.end();
      await instance.restore();
      idle.push(instance);
    },
  };
}

async function startInstance(engine: TestEngine) {
  const { own, open } = await (engine.engine === "embedded"
    ? startEmbeddedInstance(engine)
    : startServerInstance(engine));
  return {
    open,
    restore: await rememberContents(own.db),
    isAnalyzed: () => isAnalyzed(own.db),
    end: () => own.close(),
  };
}

/** The planner does not forget what it learned about the rows of one test: that database is not used again. */
async function isAnalyzed(db: Database): Promise<boolean> {
  const rows = await queryRows(db, sql`select from pg_stats where schemaname = 'public' limit 1`);
  return rows.length > 0;
}

/** Only the two tables that the migrations fill have contents to come back to. */
async function rememberContents(db: Database): Promise<() => Promise<void>> {
  const rewards = await db.select().from(schema.actionConfig).orderBy(schema.actionConfig.id);
  const stats = await db.select().from(schema.catalogueStats);
  return async () => {
    await db.execute(emptyAll);
    await db.insert(schema.actionConfig).values(rewards.map(({ id, ...reward }) => reward));
    await db.insert(schema.catalogueStats).values(stats);
  };
}

const tableNames = Object.values(schema).map(getTableName);

/** Deleting takes a tenth of the time of truncating; many rows are truncated too, since dead ones slow down what follows. */
const emptyAll = sql.raw(`
do $$
declare
  name text;
  deleted int;
  many boolean := false;
begin
  set local session_replication_role = replica;
  foreach name in array array['${tableNames.join("', '")}'] loop
    execute format('delete from %I', name);
    get diagnostics deleted = row_count;
    many := many or deleted > 1000;
  end loop;
  if many then truncate ${tableNames.join(", ")}; end if;
  perform setval(format('%I', sequencename), start_value, false)
  from pg_sequences where schemaname = 'public';
end $$`);
