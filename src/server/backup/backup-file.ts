import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Config } from "#server/config.ts";
import type { DatabaseHandle } from "#server/database/client.ts";
import { openCopy } from "#server/database/copied-database.ts";
import { openConfiguredDatabase, openUnchanged } from "#server/prepare-database.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import type { BackupLine, BackupSums } from "./backup-format.ts";
import { checkBackup } from "./check-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { type BackedUp, writeBackup } from "./write-backup.ts";

/** Backs up the configured database and storage, whether or not the product runs. */
export async function backUp(config: Config, file: string): Promise<BackupSums> {
  const database = await (config.databaseUrl
    ? openUnchanged(config)
    : openCopy(join(config.dataDir, "database")));
  return withStorage(config, database, (product) => backUpToFile(product, file));
}

/** Restores into the configured database and storage. The embedded database must not be in use. */
export async function restore(
  config: Config,
  file: string,
  options: { overwrites: boolean },
): Promise<BackupSums> {
  // Checked first, since opening the database migrates it.
  await requireSound(file);
  const database = await openConfiguredDatabase(config);
  return withStorage(config, database, (product) => restoreFromFile(product, file, options));
}

/** Describes the content of a backup for people. */
export function describeSums({ tables, images }: BackupSums): string {
  const rows = Object.values(tables).reduce((sum, { count }) => sum + count, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables and ${images.count} image files`;
}

async function withStorage<Result>(
  config: Config,
  database: DatabaseHandle,
  work: (product: BackedUp) => Promise<Result>,
): Promise<Result> {
  try {
    return await work({ db: database.db, storage: openStorage(config) });
  } finally {
    await database.close();
  }
}

/**
 * Writes a backup that only its owner can read. It is written under a random name, so that an existing file or link is not
 * written through, checked by reading it back, and renamed when it is whole.
 */
export async function backUpToFile(product: BackedUp, file: string): Promise<BackupSums> {
  const draft = `${file}.${randomUUID()}.part`;
  const packed = createGzip();
  const written = pipeline(packed, createWriteStream(draft, newFile));
  // The next write reports its failure.
  written.catch(() => undefined);
  const write = async (line: BackupLine) => {
    if (packed.write(`${JSON.stringify(line)}\n`)) return;
    await Promise.race([once(packed, "drain"), written]);
  };
  try {
    await writeBackup(product, write);
    packed.end();
    await written;
    const sums = await checkBackup(linesIn(draft));
    await rename(draft, file);
    return sums;
  } catch (error) {
    packed.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

/** A new file, flushed to disk, for its owner alone. */
const newFile = { flags: "wx", mode: 0o600, flush: true };
const chunkSize = 1024 * 1024;

/** Reads the whole file before it changes anything. */
export async function restoreFromFile(
  product: BackedUp,
  file: string,
  options = { overwrites: false },
): Promise<BackupSums> {
  const sums = await requireSound(file);
  await restoreBackup(product, linesIn(file), options);
  return sums;
}

async function requireSound(file: string): Promise<BackupSums> {
  try {
    return await checkBackup(linesIn(file));
  } catch (error) {
    if (!(error instanceof Error) || "code" in error) throw error;
    throw new Error(`${error.message} Nothing was changed.`);
  }
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip({ chunkSize });
  // The reader reports its failure.
  pipeline(createReadStream(file), unpacked).catch(() => undefined);
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const chunk of unpacked) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw explainUnpacking(error);
  }
  if (rest) yield rest;
}

/** Of zlib's errors, this one says that the file ends too early. */
const endsEarly = "Z_BUF_ERROR";

function explainUnpacking(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === endsEarly) return new Error("The backup is damaged: it is cut short.");
  if (code.startsWith("Z_")) return new Error("This is no backup of Cluck, or it is damaged.");
  return error;
}
