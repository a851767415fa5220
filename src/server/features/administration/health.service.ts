import type { Health, HealthTask } from "#contract/health.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";

const hourMs = 60 * 60_000;
/** Backups are daily. One may be late without a warning. */
const backupHoldsMs = 36 * hourMs;
const leastFreeShare = 0.05;
const leastFreeBytes = 1024 ** 3;

type Deps = Pick<Dependencies, "config" | "now" | "telemetry">;

export function readHealth(deps: Deps): Health {
  const { telemetry } = deps;
  return {
    startedAt: telemetry.startedAt.toISOString(),
    engine: telemetry.engine,
    tasks: findTasks(deps),
    minutes: [...telemetry.minutes()],
    ...telemetry.currentState(),
  };
}

function findTasks({ config, now, telemetry }: Deps): HealthTask[] {
  const { condition } = telemetry.currentState();
  if (!condition) return ["databaseAway"];
  const { diskFreeBytes, diskBytes, newestBackupAt } = condition;
  const backupAge = newestBackupAt && now().getTime() - new Date(newestBackupAt).getTime();
  const isDiskNearlyFull =
    diskFreeBytes !== null &&
    diskBytes !== null &&
    (diskFreeBytes < leastFreeBytes || diskFreeBytes < diskBytes * leastFreeShare);
  const tasks: Record<Exclude<HealthTask, "databaseAway">, boolean> = {
    migrationsPending: condition.migrationsPending > 0,
    diskNearlyFull: isDiskNearlyFull,
    jobsGivenUp: condition.jobsGivenUp > 0,
    // Operators who turn our backups off have their own.
    backupMissing: config.backups && newestBackupAt === null,
    backupOld: config.backups && Number(backupAge) > backupHoldsMs,
    mailNotSetUp: config.mail === null,
  };
  return (Object.keys(tasks) as (keyof typeof tasks)[]).filter((task) => tasks[task]);
}
