import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { DatabaseHandle } from "./database.types.ts";
import { hasDatabase, openEngine, openOn } from "./embedded-database.ts";
import { isLocked, lockFolder } from "./folder-lock.ts";
import { requireThisVersion } from "./migrate.ts";

const mostTries = 5;

/**
 * The embedded database as it is at this moment, whether a process writes to it or not: a copy of its folder, opened as
 * one that a killed process left. Closing it removes the copy.
 */
export async function openCopy(folder: string): Promise<DatabaseHandle> {
  if (!hasDatabase(folder)) throw new Error(`There is no database in ${folder}.`);
  await removeLeftCopies(folder);
  const copy = `${folder}.copy-${randomUUID()}`;
  const unlock = lockFolder(copy);
  const remove = () => rm(copy, { recursive: true, force: true }).finally(unlock);
  try {
    await copyWhileInUse(folder, copy);
    const database = openOn(await openEngine({ dataDir: copy }));
    const close = () => database.close().finally(remove);
    try {
      await requireThisVersion(database.db);
    } catch (error) {
      await database.close();
      throw error;
    }
    return { ...database, close };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * PostgreSQL repeats its write-ahead log from the last checkpoint on, and the log has every page that was written since
 * then as a whole (`full_page_writes`). So the files may change while they are copied, as long as the log is copied
 * after them and there is no checkpoint meanwhile, which would change the control file.
 */
async function copyWhileInUse(folder: string, copy: string): Promise<void> {
  const control = join("global", "pg_control");
  const readControl = () => readFile(join(folder, control));
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const before = await readControl();
    const log = join(folder, "pg_wal");
    const isWhole = await copyFolder(folder, copy, (path) => dirname(path) !== log)
      .then(() => copyFolder(log, join(copy, "pg_wal")))
      .then(async () => before.equals(await readControl()), unlessMissing);
    if (isWhole) return writeFile(join(copy, control), before);
    await rm(copy, { recursive: true, force: true });
  }
  throw new Error(`The database in ${folder} could not be copied: it changed its files each time.`);
}

/** Where the disk can share blocks, the copy takes neither time nor space. */
const copyFolder = (from: string, to: string, filter?: (path: string) => boolean) =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, filter });

/** The engine removed a file before its turn. */
function unlessMissing(error: NodeJS.ErrnoException): false {
  if (error.code === "ENOENT") return false;
  throw error;
}

/** Of backups that were killed; one that is being made holds the lock of its copy. */
export async function removeLeftCopies(folder: string): Promise<void> {
  for (const path of await listBeside(folder, `${basename(folder)}.copy-`)) {
    const copy = path.replace(/\.lock$/, "");
    if (isLocked(copy)) continue;
    for (const left of [copy, `${copy}.lock`]) await rm(left, { recursive: true, force: true });
  }
}

/**
 * Keeps the files of the database, which only this process has open, as they are before a migration. Those that were kept
 * before an earlier one go.
 */
export async function keepBeforeMigration(
  folder: string,
  backupDir: string,
  migration: string,
): Promise<string> {
  const prefix = "database-before-";
  const kept = join(backupDir, `${prefix}${migration}`);
  const draft = join(backupDir, `.${prefix}${migration}`);
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  for (const left of await listBeside(draft, `.${prefix}`)) await rm(left, { recursive: true });
  await copyWhileInUse(folder, draft);
  for (const former of await listBeside(kept, prefix)) await rm(former, { recursive: true });
  await rename(draft, kept);
  return kept;
}

async function listBeside(path: string, prefix: string): Promise<string[]> {
  const names = await readdir(dirname(path)).catch(() => []);
  return names.filter((name) => name.startsWith(prefix)).map((name) => join(dirname(path), name));
}
