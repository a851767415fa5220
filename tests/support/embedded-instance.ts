import { readFileSync } from "node:fs";
import { openInMemory } from "#server/database/embedded-database.ts";
import type { TestEngine } from "./test-engine.ts";

export async function startEmbeddedInstance({
  templateFile,
}: Extract<TestEngine, { engine: "embedded" }>) {
  const handle = await openInMemory({ loadDataDir: new Blob([readFileSync(templateFile)]) });
  // It has one connection, which all share.
  return { db: handle.db, open: async () => ({ ...handle, close: async () => {} }) };
}
