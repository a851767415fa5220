import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import { openEngine } from "#server/database/embedded-database.ts";
import { contentsOf } from "./embedded-instance.ts";

/** A migrated database on which nobody has started yet. */
export function openEmbeddedCopy(folder?: string): Promise<PGlite> {
  const engine = inject("testEngine");
  if (engine.engine !== "embedded") throw new Error("There is no embedded engine to copy");
  return openEngine({ dataDir: folder, loadDataDir: contentsOf(engine) });
}

/** The same in a DATA_DIR. */
export async function createEmbeddedFolder(dataDir: string): Promise<void> {
  const client = await openEmbeddedCopy(join(dataDir, "database"));
  await client.close();
}
