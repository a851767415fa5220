import { join } from "node:path";
import type { Config } from "#server/config.ts";
import type { DatabaseHandle } from "#server/database/client.ts";
import { openConfiguredDatabase } from "#server/prepare-database.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { backUpToFile, restoreFromFile } from "./backup-file.ts";
import type { BackupSums } from "./backup-format.ts";
import { openCopy } from "./copied-database.ts";
import type { BackedUp } from "./write-backup.ts";

/** Of the configured database and storage, whether the product runs or not. */
export async function backUp(config: Config, file: string): Promise<BackupSums> {
  const database = await (config.databaseUrl
    ? openConfiguredDatabase(config)
    : openCopy(join(config.dataDir, "database")));
  return withStorage(config, database, (product) => backUpToFile(product, file));
}

/** Into the configured database and storage; the embedded database must not be in use. */
export async function restore(
  config: Config,
  file: string,
  options: { overwrites: boolean },
): Promise<BackupSums> {
  const database = await openConfiguredDatabase(config);
  return withStorage(config, database, (product) => restoreFromFile(product, file, options));
}

/** What is in a backup, for people. */
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
