import { readFileSync } from "node:fs";
import { getTableName, sql } from "drizzle-orm";
import type { Database, DatabaseHandle } from "#server/database/client.ts";
import { openInMemory } from "#server/database/embedded-database.ts";
import * as schema from "#server/database/schema/schema.ts";
import type { TestDatabase } from "./database.ts";
import type { TestEngine } from "./test-engine.ts";

const tableNames = Object.values(schema).map((table) => sql.identifier(getTableName(table)));

interface Instance {
  handle: DatabaseHandle;
  restore(): Promise<void>;
}

// Emptying an instance is many times faster than starting one.
const idle: Instance[] = [];

export async function createEmbeddedTestDatabase({
  templateFile,
}: Extract<TestEngine, { engine: "embedded" }>): Promise<TestDatabase> {
  const instance = idle.pop() ?? (await startInstance(templateFile));
  let isOpen = true;
  return {
    ...instance.handle,
    openAnother: async () => instance.handle,
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await instance.restore();
      idle.push(instance);
    },
  };
}

async function startInstance(templateFile: string): Promise<Instance> {
  const handle = await openInMemory({ loadDataDir: new Blob([readFileSync(templateFile)]) });
  return { handle, restore: await rememberContents(handle.db) };
}

/** Only the two tables that the migrations fill have contents to come back to. */
async function rememberContents(db: Database): Promise<() => Promise<void>> {
  const rewards = await db.select().from(schema.actionConfig).orderBy(schema.actionConfig.id);
  const stats = await db.select().from(schema.catalogueStats);
  return async () => {
    await db.execute(sql`truncate ${sql.join(tableNames, sql`, `)} restart identity cascade`);
    await db.insert(schema.actionConfig).values(rewards.map(({ id, ...reward }) => reward));
    await db.insert(schema.catalogueStats).values(stats);
  };
}
