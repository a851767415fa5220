import { type BoundedQueue, createBoundedQueue } from "#server/domain/bounded-queue.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { unavailable } from "#server/domain/refusal.ts";
import { removeExpiredTries } from "#server/domain/throttle.ts";
import { keepDailyBackup } from "./backup/daily-backup.ts";
import type { Config } from "./config.ts";
import type { DatabaseHandle } from "./database/client.ts";
import { removeLeftCopies } from "./database/copied-database.ts";
import { vacuumTables } from "./database/embedded-database.ts";
import { loadDemoOnce } from "./demo/load-demo.ts";
import { accountMailJob, createAccountMailer } from "./features/accounts/account-mails.service.ts";
import { removeExpiredTokens } from "./features/accounts/account-recovery.service.ts";
import { removeExpiredChallenges } from "./features/accounts/passkeys.service.ts";
import { removeDeadSessions } from "./features/accounts/sessions.service.ts";
import { createWebsiteReader } from "./features/importer/import.service.ts";
import { removeOldTrash } from "./features/restaurants/trash.service.ts";
import { refreshNeighbours } from "./features/sandwiches/neighbours.service.ts";
import { refreshRanks } from "./features/sandwiches/ranking.service.ts";
import { sweepImages } from "./features/uploads/image-sweep.service.ts";
import { unclaimUnfinished } from "./features/uploads/receive-upload.service.ts";
import { readDueWebsites } from "./features/website-changes/website-changes.service.ts";
import {
  type JobHandlers,
  type RecurringJobs,
  removeGivenUpJobs,
  startJobs,
  startRecurringJobs,
} from "./jobs/job-queue.ts";
import { createLogger } from "./logger.ts";
import { createMailer } from "./mail/mailer.ts";
import { createAnswerMemory } from "./memory/answer-memory.ts";
import { closeUnless, folderOf, openWithFirstAdmin, type Preparing } from "./prepare-database.ts";
import { openStorage } from "./storage/open-storage.ts";
import { readCondition } from "./telemetry/condition.ts";
import { createTelemetry, type Telemetry } from "./telemetry/telemetry.ts";
import { workerNumber } from "./workers.ts";

/** Opens everything that the HTTP app needs: database, storage, first admin, demo, jobs. */
export async function openProduct(
  config: Config,
  logger = createLogger(config.logLevel),
  preparing: Omit<Preparing, "logger"> = {},
) {
  if (config.host !== "127.0.0.1" && !config.publicOrigin) {
    logger.warn(
      "set PUBLIC_ORIGIN: without it, sessions are not protected as they are behind https",
    );
  }
  const now = () => new Date();
  const database = await openWithFirstAdmin(config, console.log, { logger, ...preparing });
  return closeUnless(database, startOn({ config, logger, now, database }));
}

interface Opened extends Pick<Dependencies, "config" | "logger" | "now"> {
  database: DatabaseHandle;
}

async function startOn({ config, logger, now, database }: Opened) {
  const memory = createAnswerMemory(config.answerMemoryBytes);
  const images = { storage: openStorage(config), imageQueue: createImageQueue(config) };
  const telemetry = createTelemetry({
    ...{ now, memory, database },
    readCondition: () => readCondition({ config, now, database }),
  });
  const deps = {
    ...{ config, logger, now, ...images, memory, telemetry, db: database.db },
    isReady: database.ping,
    isFull: database.isFull,
    ...(await openMetrics(config, telemetry)),
  };
  // Uploads that a killed process was receiving may be sent again. On a server, another process may still receive them.
  if (database.engine === "embedded") {
    await unclaimUnfinished(database.db);
    await removeLeftCopies(folderOf(config));
  }
  if (config.demo && (await loadDemoOnce(database.db, now()))) {
    console.log("The demo catalogue is loaded. Take it away with: npm run demo -- remove");
  }
  const handlers = await createJobHandlers(deps);
  const stopTelemetry = telemetry.start();
  const stopJobs = startJobs(deps, handlers);
  const stopRecurringJobs = startRecurringJobs(deps, recurringJobs(deps, database.engine));
  return {
    deps,
    async close() {
      stopTelemetry();
      await Promise.all([stopJobs(), stopRecurringJobs()]);
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
      // Any free one, as 0 says, is another one for each of them already.
      port: metricsPort && metricsPort + workerNumber(),
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

const hourMs = 60 * 60_000;

/** Removes expired rows and files, refreshes ranks and neighbours, reads websites again, makes backups. */
function recurringJobs(
  deps: Pick<Dependencies, "db" | "config" | "now" | "logger" | "storage">,
  engine: DatabaseHandle["engine"],
): RecurringJobs {
  const { db, config, now, logger } = deps;
  const hourly = {
    "expired sessions": () => removeDeadSessions(deps),
    "expired tokens": () => removeExpiredTokens(db, now()),
    "expired challenges": () => removeExpiredChallenges(db, now()),
    "expired throttles": () => removeExpiredTries(db, now()),
    "old jobs": () => removeGivenUpJobs(db, now()),
    "unused images": () => sweepImages(deps),
    "old trash": () => removeOldTrash(db, now()),
    ranks: () => refreshRanks(db),
    neighbours: () => refreshNeighbours(db, now()),
    ...(config.readWebsitesAgain && { websites: readWebsites(deps) }),
  };
  return {
    ...Object.fromEntries(
      Object.entries(hourly).map(([kind, work]) => [kind, { everyMs: hourMs, work }]),
    ),
    // A server does this by itself.
    ...(engine === "embedded" && {
      vacuum: { everyMs: 6 * hourMs, work: (signal) => vacuumTables(db, signal) },
    }),
    ...(config.backups && {
      backup: {
        everyMs: 24 * hourMs,
        work: (signal) => keepDailyBackup({ config, now, logger }, signal),
      },
    }),
  };
}

function readWebsites(deps: Pick<Dependencies, "db" | "config" | "now" | "logger">) {
  const readerDeps = { ...deps, readWebsite: createWebsiteReader(deps) };
  return (signal: AbortSignal) => readDueWebsites(readerDeps, signal);
}
