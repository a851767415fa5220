import type { Dependencies } from "#server/domain/dependencies.ts";
import { removeExpiredTries } from "#server/domain/throttle.ts";
import { removeDeadSessions } from "./features/accounts/sessions.service.ts";
import { removeOldTrash } from "./features/restaurants/trash.service.ts";
import { refreshNeighbours } from "./features/sandwiches/neighbours.service.ts";
import { refreshRanks } from "./features/sandwiches/ranking.service.ts";
import { sweepImages } from "./features/uploads/image-sweep.service.ts";

type HousekeepingDeps = Pick<Dependencies, "db" | "config" | "now" | "logger" | "storage">;

/** A process that is restarted often would otherwise never get to its first run. */
export const firstRunAfterMs = 60_000;
export const nextRunAfterMs = 60 * 60_000;

/** Removes expired rows and files, and refreshes ranks and neighbours. Returns how to stop it. */
export const scheduleHousekeeping = (deps: HousekeepingDeps): (() => void) =>
  scheduleJobs(
    {
      sessions: () => removeDeadSessions(deps),
      throttles: () => removeExpiredTries(deps.db, deps.now()),
      images: () => sweepImages(deps),
      trash: () => removeOldTrash(deps.db, deps.now()),
      ranks: () => refreshRanks(deps.db),
      neighbours: () => refreshNeighbours(deps.db, deps.now()),
    },
    deps.logger,
  );

/** Runs the jobs one after the other, soon after the start and then every hour. A failed job is logged. */
export function scheduleJobs(
  jobs: Record<string, () => Promise<unknown>>,
  logger: Pick<Dependencies["logger"], "error">,
): () => void {
  let isStopped = false;
  let timer = setTimeout(run, firstRunAfterMs).unref();

  async function run(): Promise<void> {
    for (const [job, work] of Object.entries(jobs)) {
      if (isStopped) return;
      try {
        await work();
      } catch (error) {
        logger.error("housekeeping failed", { job, error });
      }
    }
    if (!isStopped) timer = setTimeout(run, nextRunAfterMs).unref();
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
