// tsx scripts/write-new-database.ts FILE: a program of its own, so that it runs beside the build.
import "#tests/support/short-lived-engine.ts";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { openEngine, openOn } from "#server/database/embedded-database.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";

/** Whole or not at all: others may be looking for it. */
async function writeNewDatabase(file: string): Promise<void> {
  const engine = await openEngine();
  const database = openOn(engine);
  await database.migrate();
  const dump = await engine.dumpDataDir("gzip");
  await database.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.part`, file);
}

exitOnFailure(writeNewDatabase(process.argv[2] ?? ""));
