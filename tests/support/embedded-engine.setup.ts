import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import type { TestProject } from "vitest/node";
import { openEngine } from "#server/database/embedded-database.ts";
import { findEmptyCluster } from "#server/database/empty-cluster.ts";
import { applyMigrations } from "#server/database/migrate.ts";
import * as schema from "#server/database/schema/schema.ts";
import { announceEngine } from "./announce-engine.ts";
import "./test-engine.ts";

/** Creating and migrating a database takes seconds, loading a copy of one does not. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "cluck-embedded-"));
  const templateFile = join(folder, "template.tar");
  const client = await openEngine({ loadDataDir: findEmptyCluster() });
  const db = drizzle(client, { schema });
  await applyMigrations(db);
  await announceEngine(project, db);
  const dump = await client.dumpDataDir("none");
  writeFileSync(templateFile, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  project.provide("testEngine", { engine: "embedded", templateFile });
  return () => rmSync(folder, { recursive: true, force: true });
}
