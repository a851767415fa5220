import { type BoundedQueue, createBoundedQueue } from "#server/domain/bounded-queue.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { unavailable } from "#server/domain/refusal.ts";
import { removeExpiredTries } from "#server/domain/throttle.ts";
import type { Config } from "./config.ts";
import { loadDemoOnce } from "./demo/load-demo.ts";
import { accountMailJob, createAccountMailer } from "./features/accounts/account-mails.service.ts";
import { removeExpiredTokens } from "./features/accounts/account-recovery.service.ts";
import { removeExpiredChallenges } from "./features/accounts/passkeys.service.ts";
import { removeDeadSessions } from "./features/accounts/sessions.service.ts";
import { createWebsiteReader } from "./features/importer/website-reader.service.ts";
import { removeOldTrash } from "./features/restaurants/trash.service.ts";
import { refreshNeighbours } from "./features/sandwiches/neighbours.service.ts";
import { refreshRanks } from "./features/sandwiches/ranking.service.ts";
import { sweepImages } from "./features/uploads/image-sweep.service.ts";
import { releaseCutOffUploads } from "./features/uploads/receive-upload.service.ts";
import { readDueWebsites } from "./features/website-changes/website-changes.service.ts";
import { type JobHandlers, removeGivenUpJobs, startJobs } from "./jobs/job-queue.ts";
import { createLogger } from "./logger.ts";
import { createMailer } from "./mail/mailer.ts";
import { createAnswerMemory } from "./memory/answer-memory.ts";
import { openWithFirstAdmin } from "./prepare-database.ts";
import { openStorage } from "./storage/open-storage.ts";
import { readCondition } from "./telemetry/condition.ts";
import { createTelemetry, type Telemetry } from "./telemetry/telemetry.ts";
import { workerNumber } from "./workers.ts";

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
  const memory = await createAnswerMemory(database.watchChanges, {
    maxBytes: config.answerMemoryBytes,
    now,
  });
  const images = { storage: openStorage(config), imageQueue: createImageQueue(config) };
  const telemetry = createTelemetry({
    ...{ now, memory, database },
    readCondition: () => readCondition({ config, now, database }),
  });
  const deps = {
    ...{ config, logger, now, ...images, memory, telemetry, db: database.db },
    isReady: database.ping,
    ...(await openMetrics(config, telemetry)),
  };
  try {
    // On a server, another process may still be receiving these uploads.
    if (database.engine === "embedded") await releaseCutOffUploads(database.db);
    if (config.demo && (await loadDemoOnce(database.db, now()))) {
      console.log("The demo catalogue is loaded. Take it away with: npm run demo -- remove");
    }
  } catch (error) {
    await memory.close();
    await database.close();
    throw error;
  }
  const stopTelemetry = telemetry.start();
  const stopHousekeeping = scheduleHousekeeping(deps);
  const stopJobs = startJobs(deps, await createJobHandlers(deps));
  return {
    deps,
    async close() {
      stopTelemetry();
      await Promise.all([stopHousekeeping(), stopJobs()]);
      await memory.close();
      await database.close();
    },
  };
}

/** Loaded where somebody reads them: elsewhere no request pays for them. */
async function openMetrics(
  { metricsPort, metricsHost, metricsToken }: Config,
  telemetry: Telemetry,
) {
  if (metricsPort === null && !metricsToken) return {};
  const { exposeMetrics, listenForScrapes } = await import("./telemetry/prometheus.ts");
  const exposedMetrics = exposeMetrics(telemetry);
  if (metricsPort !== null) {
    await listenForScrapes(exposedMetrics, {
      host: metricsHost,
      port: metricsPort + workerNumber(),
    });
  }
  return { exposedMetrics };
}

/** What is left of a time with SMTP_URL waits for it to be set again. */
async function createJobHandlers(
  deps: Pick<Dependencies, "db" | "config" | "now" | "logger">,
): Promise<JobHandlers> {
  const sendMail = await createMailer(deps.config, deps.logger);
  return sendMail ? { [accountMailJob]: createAccountMailer(deps, sendMail) } : {};
}

const waitingPerRunning = 16;

/** A full queue refuses at once instead of letting people wait for longer than a few seconds. */
export const createImageQueue = ({
  imageConcurrency,
}: Pick<Config, "imageConcurrency">): BoundedQueue =>
  createBoundedQueue(imageConcurrency, imageConcurrency * waitingPerRunning, () => unavailable(5));

type HousekeepingDeps = Pick<Dependencies, "db" | "config" | "now" | "logger" | "storage">;

/** A process that is restarted often would otherwise never get to its first run. */
export const firstRunAfterMs = 60_000;
export const nextRunAfterMs = 60 * 60_000;

/** Removes expired rows and files, refreshes ranks and neighbours, reads websites again. Returns how to stop it. */
export const scheduleHousekeeping = (deps: HousekeepingDeps): (() => Promise<void>) =>
  scheduleJobs(
    {
      sessions: () => removeDeadSessions(deps),
      tokens: () => removeExpiredTokens(deps.db, deps.now()),
      challenges: () => removeExpiredChallenges(deps.db, deps.now()),
      jobs: () => removeGivenUpJobs(deps.db, deps.now()),
      throttles: () => removeExpiredTries(deps.db, deps.now()),
      images: () => sweepImages(deps),
      trash: () => removeOldTrash(deps.db, deps.now()),
      ranks: () => refreshRanks(deps.db),
      neighbours: () => refreshNeighbours(deps.db, deps.now()),
      ...(deps.config.readWebsitesAgain && { websites: readWebsites(deps) }),
    },
    deps.logger,
  );

/** The last job, since it may wait for slow websites. */
function readWebsites(deps: HousekeepingDeps) {
  const readerDeps = { ...deps, readWebsite: createWebsiteReader(deps) };
  return (signal: AbortSignal) => readDueWebsites(readerDeps, signal);
}

/**
 * Runs the jobs one after the other, soon after the start and then every hour. A failed job is logged. The signal tells
 * the job under way that the process wants to end.
 */
export function scheduleJobs(
  jobs: Record<string, (signal: AbortSignal) => Promise<unknown>>,
  logger: Pick<Dependencies["logger"], "error">,
): () => Promise<void> {
  const stop = new AbortController();
  let running = Promise.resolve();
  let timer = schedule(firstRunAfterMs);

  function schedule(afterMs: number) {
    return setTimeout(() => {
      running = run();
    }, afterMs).unref();
  }

  async function run(): Promise<void> {
    for (const [job, work] of Object.entries(jobs)) {
      if (stop.signal.aborted) return;
      try {
        await work(stop.signal);
      } catch (error) {
        logger.error("housekeeping failed", { job, error });
      }
    }
    if (!stop.signal.aborted) timer = schedule(nextRunAfterMs);
  }

  // The job that is under way still needs its database.
  return () => {
    stop.abort();
    clearTimeout(timer);
    return running;
  };
}
