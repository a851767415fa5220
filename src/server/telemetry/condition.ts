import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Health } from "#contract/health.ts";
import { isBackup } from "#server/backup/daily-backup.ts";
import type { DatabaseHandle } from "#server/database/client.ts";
import { countPendingMigrations } from "#server/database/migrate.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { countJobs } from "#server/jobs/job-queue.ts";

type Condition = NonNullable<Health["condition"]>;

type Deps = Pick<Dependencies, "config" | "now"> & { database: DatabaseHandle };

/** The folder may be on another machine. */
const clocksDifferMs = 60 * 60_000;

/** Of what the process stands on: database, queue, disk, backups. */
export async function readCondition({ config, now, database }: Deps): Promise<Condition> {
  const [databaseBytes, jobs, migrationsPending, disk, newestBackupAt] = await Promise.all([
    database.size(),
    countJobs(database.db, now()),
    countPendingMigrations(database.db),
    statfs(config.dataDir).catch(() => null),
    findNewestBackup(config.backupDir, now()),
  ]);
  return {
    databaseBytes,
    jobsDue: jobs.due,
    jobsGivenUp: jobs.givenUp,
    migrationsPending,
    // A process on a server may have no data folder yet.
    diskFreeBytes: disk && disk.bavail * disk.bsize,
    diskBytes: disk && disk.blocks * disk.bsize,
    newestBackupAt,
  };
}

/**
 * One that is still being written does not count, nor what else is kept in the folder, nor one of a clock that ran ahead:
 * it would hide for years that there is no newer one.
 */
async function findNewestBackup(folder: string, now: Date): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const latest = now.getTime() + clocksDifferMs;
  const times = await Promise.all(
    names.filter(isBackup).map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => null);
      return found?.isFile() && found.mtimeMs <= latest ? found.mtimeMs : Number.NEGATIVE_INFINITY;
    }),
  );
  const newest = Math.max(...times);
  return Number.isFinite(newest) ? new Date(newest).toISOString() : null;
}
