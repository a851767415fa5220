import { type BoundedQueue, createBoundedQueue } from "#server/domain/bounded-queue.ts";
import { unavailable } from "#server/domain/refusal.ts";
import type { Config } from "./config.ts";
import { loadDemoOnce } from "./demo/load-demo.ts";
import { releaseCutOffUploads } from "./features/uploads/receive-upload.service.ts";
import { scheduleHousekeeping } from "./housekeeping.ts";
import { createLogger } from "./logger.ts";
import { openWithFirstAdmin } from "./prepare-database.ts";
import { openStorage } from "./storage/open-storage.ts";

/** Opens everything that the HTTP app needs: database, storage, first admin, demo, housekeeping. */
export async function openProduct(config: Config) {
  const logger = createLogger(config.logLevel);
  if (config.host !== "127.0.0.1" && !config.publicOrigin) {
    logger.warn(
      "set PUBLIC_ORIGIN: without it, sessions are not protected as they are behind https",
    );
  }
  const now = () => new Date();
  const database = await openWithFirstAdmin(config, console.log, logger);
  const images = { storage: openStorage(config), imageQueue: createImageQueue(config) };
  const deps = { config, logger, now, ...images, db: database.db, isReady: database.ping };
  try {
    // On a server, another process may still be receiving these uploads.
    if (database.engine === "embedded") await releaseCutOffUploads(database.db);
    if (config.demo && (await loadDemoOnce(database.db, now()))) {
      console.log("The demo catalogue is loaded. Take it away with: npm run demo -- remove");
    }
  } catch (error) {
    await database.close();
    throw error;
  }
  const stopHousekeeping = scheduleHousekeeping(deps);
  return {
    deps,
    async close() {
      stopHousekeeping();
      await database.close();
    },
  };
}

const waitingPerRunning = 16;

/** A full queue refuses at once instead of letting people wait for longer than a few seconds. */
export const createImageQueue = ({
  imageConcurrency,
}: Pick<Config, "imageConcurrency">): BoundedQueue =>
  createBoundedQueue(imageConcurrency, imageConcurrency * waitingPerRunning, () => unavailable(5));
