import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { BackupLine, BackupSums } from "./backup-format.ts";
import { checkBackup } from "./check-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { type BackedUp, writeBackup } from "./write-backup.ts";

/**
 * Readable by its owner alone; under its name only once it is whole. Until then it has a name that nobody knows
 * beforehand, and is made by us: what lies there already, a link to elsewhere too, is not written through. It is read
 * back before it gets its name.
 */
export async function backUpToFile(product: BackedUp, file: string): Promise<BackupSums> {
  const draft = `${file}.${randomUUID()}.part`;
  const packed = createGzip();
  const written = pipeline(packed, createWriteStream(draft, newFile));
  // Its failure is met by whoever writes next.
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

/** Written through to the disk, for its owner alone. */
const newFile = { flags: "wx", mode: 0o600, flush: true };
const chunkSize = 1024 * 1024;

/** Reads the whole file before it changes anything. */
export async function restoreFromFile(
  product: BackedUp,
  file: string,
  options = { overwrites: false },
): Promise<BackupSums> {
  const sums = await checkBackup(linesIn(file));
  await restoreBackup(product, linesIn(file), options);
  return sums;
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip({ chunkSize });
  // Its failure is met by whoever reads; whoever stops reading has a reason of their own to give.
  pipeline(createReadStream(file), unpacked).catch(() => undefined);
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of unpacked) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}
