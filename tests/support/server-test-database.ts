import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { type DatabaseHandle, openDatabase } from "#server/database/client.ts";
import type { TestDatabase } from "./database.ts";
import type { TestEngine } from "./test-engine.ts";

export async function createServerTestDatabase({
  serverUrl,
  templateDatabase,
}: Extract<TestEngine, { engine: "server" }>): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const url = new URL(name, serverUrl).href;
  await administer(serverUrl, `create database ${name} template ${templateDatabase}`);

  const others: DatabaseHandle[] = [];
  const open = () => openDatabase({ engine: "server", url, poolSize: 4 });
  const handle = await open();
  return {
    ...handle,
    async openAnother() {
      const other = await open();
      others.push(other);
      return other;
    },
    async close() {
      await Promise.all([handle, ...others].map((each) => each.close()));
      await administer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  try {
    await admin.unsafe(statement);
  } finally {
    await admin.end();
  }
}
