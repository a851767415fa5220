import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openEngine, openOn } from "#server/database/embedded-database.ts";
import { findNewDatabase } from "#server/database/new-database.ts";
import { announceEngine } from "./announce-engine.ts";
import "./test-engine.ts";

/** Creating and migrating a database takes seconds, loading a copy of one does not. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "cluck-embedded-"));
  const templateFile = join(folder, "template.tar");
  const engine = await openEngine({ loadDataDir: findNewDatabase() });
  const database = openOn(engine);
  await database.migrate();
  await announceEngine(project, database.db);
  const dump = await engine.dumpDataDir("none");
  writeFileSync(templateFile, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  project.provide("testEngine", { engine: "embedded", templateFile });
  return () => rmSync(folder, { recursive: true, force: true });
}
