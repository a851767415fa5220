import { removeDeadSessions } from "./features/accounts/sessions.service.ts";
import { removeOldTrash } from "./features/restaurants/trash.service.ts";
import { refreshNeighbours } from "./features/sandwiches/neighbours.service.ts";
import { refreshRanks } from "./features/sandwiches/ranking.service.ts";
import { sweepImages } from "./features/uploads/image-sweep.service.ts";
import type { AppDependencies } from "./http/app-environment.ts";
import { removeExpiredTries } from "./http/throttle.ts";

const hourMs = 60 * 60 * 1000;

/** Keeps the tables small (what has run out is dead already) and ranks and neighbours true. Returns how to stop. */
export function scheduleHousekeeping(
  deps: Pick<AppDependencies, "db" | "config" | "now" | "logger" | "storage">,
): () => void {
  const timer = setInterval(async () => {
    try {
      await removeDeadSessions(deps);
      await removeExpiredTries(deps.db, deps.now());
      await sweepImages(deps);
      await removeOldTrash(deps.db, deps.now());
      await refreshRanks(deps.db);
      await refreshNeighbours(deps.db, deps.now());
    } catch (error) {
      deps.logger.error("housekeeping failed", { error });
    }
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
