import { getTableName, sql } from "drizzle-orm";
import { inject } from "vitest";
import type { DatabaseHandle } from "#server/database/client.ts";
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
      if (await instance.restore()) idle.push(instance);
      else await instance.end();
    },
  };
}

async function startInstance(engine: TestEngine) {
  const { own, open } = await (engine.engine === "embedded"
    ? startEmbeddedInstance(engine)
    : startServerInstance(engine));
  await own.db.execute(keepContents);
  return {
    open,
    restore: async () =>
      (await queryRows<{ restored: boolean }>(own.db, restoreContents))[0]?.restored,
    end: () => own.close(),
  };
}

const tableNames = Object.values(schema).map(getTableName);
/** The migrations fill these, and no others. */
const filledTables = [schema.actionConfig, schema.catalogueStats].map(getTableName);

/**
 * Deleting takes a tenth of the time of truncating; many rows are truncated too, since dead ones slow down what follows.
 * It answers false when the planner knows something about the rows of the test, which it would not forget, and when the
 * test made the schema anew.
 */
const keepContents = sql.raw(`
create schema kept;
${filledTables.map((name) => `create table kept.${name} as table ${name};`).join("\n")}
create table kept.sequences as
  select oid::regclass as name, coalesce(pg_sequence_last_value(oid), 1) as value,
    pg_sequence_last_value(oid) is not null as is_called
  from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace;
create function kept.restore() returns boolean language plpgsql as $$
declare
  name text;
  deleted int;
  many boolean := false;
begin
  if exists (
    select from pg_statistic where starelid = any('{${tableNames.join(", ")}}'::regclass[])
  ) or exists (
    select from kept.sequences where not exists (select from pg_class where oid = sequences.name)
  ) then return false; end if;
  perform set_config('session_replication_role', 'replica', true);
  foreach name in array array_remove(array[
    ${tableNames.map((name) => `case when exists (select from ${name}) then '${name}' end`).join(",\n    ")}
  ], null) loop
    execute format('delete from %I', name);
    get diagnostics deleted = row_count;
    many := many or deleted > 1000;
  end loop;
  if many then truncate ${tableNames.join(", ")}; end if;
  ${filledTables.map((name) => `insert into ${name} select * from kept.${name};`).join("\n  ")}
  perform setval(sequence.name, value, is_called) from kept.sequences as sequence;
  perform set_config('session_replication_role', 'origin', true);
  return true;
end $$`);

const restoreContents = sql`select kept.restore() as restored`;
