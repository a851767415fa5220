import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { backUp, backUpToFile, restoreFromFile } from "#server/backup/backup-file.ts";
import { type BackupSums, tablesParentsFirst } from "#server/backup/backup-format.ts";
import { parseConfig } from "#server/config.ts";
import { openDatabase } from "#server/database/client.ts";
import { serverSecrets } from "#server/database/schema/operations.ts";
import { createFolderStorage } from "#server/storage/folder-storage.ts";
import { createEmbeddedFolder } from "#tests/support/embedded-copy.ts";
import { createLocation, createReview } from "#tests/support/factories.ts";
import { fillEmptyTables } from "#tests/support/fill-empty-tables.ts";
import { startFolderHolder } from "#tests/support/folder-holder.ts";
import { createLastingDatabase, type engines } from "#tests/support/lasting-database.ts";
import { createImage } from "#tests/support/uploads.ts";

test("a backup that is made while the embedded database is written to comes back on a server, and from there", async () => {
  const { folder, config } = await createDataFolder();
  const writer = await startFolderHolder(join(config.dataDir, "database"));
  onTestFinished(() => writer.killHard());
  expect(await writer.ask("write on")).toBe("writing");
  await expect.poll(() => writer.ask("count").then(Number)).toBeGreaterThan(20);
  const before = Number(await writer.ask("count"));
  const file = join(folder, "in-use.backup");
  const startedAt = performance.now();
  const sums = await backUp(config, file);
  const backedUpAt = performance.now();
  const after = Number(await writer.ask("count"));
  await writer.killHard();
  expect(after).toBeGreaterThan(before);
  expect(sums.images.count).toBe(2);

  const there = await createRestored(folder, "server", file);
  // Whatever was answered before the backup began is in it, and no half of a pair.
  const names = (await there.db.select().from(serverSecrets)).map(({ name }) => name);
  const pairs = Array.from({ length: names.length / 2 }, (_, at) => [`left ${at}`, `right ${at}`]);
  expect(names.sort()).toEqual(pairs.flat().sort());
  expect(pairs.length).toBeGreaterThanOrEqual(before);

  const back = await createRestored(folder, "embedded", there.file);
  const different = [there, back].flatMap((restored) => differences(sums, restored.sums));
  const tables = Object.values(sums.tables);
  console.log({
    tables: tables.length,
    rows: tables.reduce((sum, { count }) => sum + count, 0),
    imageFiles: sums.images.count,
    checksumsCompared: 2 * (tables.length + 1),
    different: different.length,
    bytes: (await stat(file)).size,
    writesMeanwhile: after - before,
    ...{
      backupMs: Math.round(backedUpAt - startedAt),
      toServerMs: there.ms,
      toEmbeddedMs: back.ms,
    },
  });
  expect(different).toEqual([]);
  // All but the one that triggers fill.
  expect(Object.keys(sums.tables).sort()).toEqual([...tablesParentsFirst].sort());
  expect(await readdir(config.dataDir)).toEqual(["database", "database.lock", "images"]);
});

/** Tables, or the images, of which there are other rows or bytes. */
const differences = (one: BackupSums, other: BackupSums) => [
  ...[...new Set([...Object.keys(one.tables), ...Object.keys(other.tables)])].filter(
    (table) => !isDeepStrictEqual(one.tables[table], other.tables[table]),
  ),
  ...(isDeepStrictEqual(one.images, other.images) ? [] : ["images"]),
];

/** A DATA_DIR of the embedded engine, with a row in every table and an image. */
async function createDataFolder() {
  const folder = await mkdtemp(join(tmpdir(), "cluck-in-use-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const config = parseConfig({ DATA_DIR: join(folder, "data") });
  await mkdir(config.dataDir);
  await createEmbeddedFolder(config.dataDir);
  const database = join(config.dataDir, "database");
  const { db, close } = await openDatabase({ engine: "embedded", folder: database });
  // Some tables are about two things that differ.
  for (let count = 0; count < 2; count += 1) await createReview(db);
  await createLocation(db);
  const { storageKey } = await createImage(db, { widths: [160] });
  await fillEmptyTables(db);
  // The writer's, and counted.
  await db.delete(serverSecrets);
  await close();
  await createFolderStorage(join(config.dataDir, "images")).save(storageKey, pictures());
  return { folder, config };
}

/** A database that was restored from the file, and a backup of it. */
async function createRestored(folder: string, engine: (typeof engines)[number], from: string) {
  const { db, close } = await (await createLastingDatabase(engine)).open();
  onTestFinished(close);
  const product = { db, storage: createFolderStorage(join(folder, engine)) };
  const startedAt = performance.now();
  await restoreFromFile(product, from);
  const ms = Math.round(performance.now() - startedAt);
  const file = join(folder, `${engine}.backup`);
  return { db, file, ms, sums: await backUpToFile(product, file) };
}

async function* pictures() {
  for (const name of ["160.webp", "160.avif"])
    yield { name, bytes: new TextEncoder().encode(`pixels of ${name}`) };
}
