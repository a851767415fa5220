import { readConfig } from "#server/config.ts";
import { openConfiguredDatabase } from "#server/prepare-database.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import type { BackedUp } from "./write-backup.ts";

/** As it is configured, and closed afterwards whatever happens. */
export async function withProduct(work: (product: BackedUp) => Promise<void>): Promise<void> {
  const config = readConfig();
  const database = await openConfiguredDatabase(config);
  try {
    await work({ db: database.db, storage: openStorage(config) });
  } finally {
    await database.close();
  }
}
