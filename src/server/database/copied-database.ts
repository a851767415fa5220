import { constants } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { DatabaseHandle } from "./database.types.ts";
import { hasDatabase, openEngine, openOn } from "./embedded-database.ts";
import { requireThisVersion } from "./migrate.ts";

const dayMs = 24 * 60 * 60_000;
const mostTries = 5;

/**
 * The embedded database as it is at this moment, whether a process writes to it or not: a copy of its folder, opened as
 * one that a killed process left. Closing it removes the copy.
 */
export async function openCopy(folder: string): Promise<DatabaseHandle> {
  if (!hasDatabase(folder)) throw new Error(`There is no database in ${folder}.`);
  await removeLeftCopies(folder);
  const copy = await mkdtemp(`${folder}.copy-`);
  const remove = () => rm(copy, { recursive: true, force: true });
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

/** Of backups that were killed. */
async function removeLeftCopies(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.copy-`;
  for (const name of await readdir(dirname(folder)).catch(() => [])) {
    const path = join(dirname(folder), name);
    if (!name.startsWith(prefix)) continue;
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > dayMs) await rm(path, { recursive: true, force: true });
  }
}
