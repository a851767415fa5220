import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type DatabaseOptions, openDatabase } from "#server/database/client.ts";
import { createEmbeddedFolder } from "./embedded-copy.ts";
import { startPostgresServer } from "./postgres-server.ts";

export const engines = ["embedded", "server"] as const;

/** A database for the processes that a test kills, until its end. The embedded one can be opened while none of them runs. */
export async function createLastingDatabase(engine: (typeof engines)[number]) {
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-lasting-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  if (engine === "embedded") {
    await createEmbeddedFolder(dataDir);
    const folder = join(dataDir, "database");
    return describe({ DATA_DIR: dataDir }, { engine, folder });
  }
  const server = await startPostgresServer();
  onTestFinished(() => server.stop());
  const url = server.url("postgres");
  const lasting = describe({ DATA_DIR: dataDir, DATABASE_URL: url }, { engine, url });
  const database = await lasting.open();
  await database.migrate();
  await database.close();
  return lasting;
}

const describe = (settings: Record<string, string>, options: DatabaseOptions) => ({
  /** For the product. */
  settings,
  open: () => openDatabase(options),
});
