import { fork } from "node:child_process";
import cluster from "node:cluster";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { createApp } from "./app.ts";
import { backUp, describeSums } from "./backup/backup-file.ts";
import { findMisspelled, requireStartable } from "./check-start.ts";
import { readConfig } from "./config.ts";
import { createAnswerEarly } from "./http/kept-answers.ts";
import { type Listener, listen } from "./http/listen.ts";
import { createFront } from "./http/starting.ts";
import { createLogger, logWhatIsPrinted } from "./logger.ts";
import { nameOfDatabase, openConfiguredDatabase } from "./prepare-database.ts";
import { exitOnFailure, onStopSignal, outliveHangUp } from "./process-lifecycle.ts";
import { openProduct } from "./product.ts";
import { loadBuiltPages } from "./ssr/built-pages.ts";
import { isAlone, superviseWorkers, tellReady } from "./workers.ts";

/** This file is built to dist/build-…/server/main.js, and dist/server leads to the newest build. */
const buildFolder = join(import.meta.dirname, "..");
const newestProgram = () => realpathSync(join(buildFolder, "..", "server", "main.js"));
// Other workers go on serving: whoever keeps a connection to this one should not notice its end.
const drainLimits = { graceMs: 10_000, idleMs: cluster.isWorker ? 5000 : 0 };

/** How much more than what it needs the heap may hold, before the rest is looked for. */
const heapGrowthPercent = 30;

async function serve(): Promise<void> {
  const config = readConfig();
  if (cluster.isPrimary) {
    for (const warning of findMisspelled(process.env)) console.warn(warning);
    await requireStartable(config);
    if (config.workers > 1) return superviseWorkers(config.workers, newestProgram);
  }
  // Whoever means all workers tells their supervisor; a terminal that goes away tells every process.
  if (cluster.isWorker) process.on("SIGHUP", () => {});
  else outliveHangUp();
  const logger = createLogger(config.logLevel);
  const front = createFront(config, logger);
  const stopping = new AbortController();
  let listener: Listener | undefined;
  let close = async () => {};
  onStopSignal(async () => {
    stopping.abort();
    await listener?.drain(drainLimits);
    await close();
  });
  try {
    // A worker beside others takes no request that they could answer.
    if (isAlone()) listener = await listen(front, config, front.answerEarly);
    const [built, product] = await Promise.all([
      loadBuiltPages(buildFolder, config.workers),
      openProduct(config, logger, {
        tell: front.waitFor,
        migrateApart: () => migrateApart(front.waitFor, stopping.signal),
      }),
    ]);
    const { deps } = product;
    close = product.close;
    deps.telemetry.watchPages(built.pagesInWork);
    const app = createApp({
      ...deps,
      isReady: async () => !stopping.signal.aborted && (await deps.isReady()),
      renderPage: built.renderPage,
      clientFolder: join(buildFolder, "client"),
    });
    front.open(app, createAnswerEarly(deps));
    listener ??= await listen(front, config, front.answerEarly);
  } catch (error) {
    await close();
    // A start that was stopped has not failed.
    if (stopping.signal.aborted) return;
    throw error;
  }
  // By itself it may hold four times as much, on a large machine. Not during the start, which it would slow down.
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  tellReady();
  console.log(`Cluck is ready on ${config.publicOrigin ?? `http://localhost:${listener.port}`}`);
}

/** Runs the command below and passes on what it tells. */
async function migrateApart(tell: (what: string) => void, signal: AbortSignal): Promise<void> {
  const child = fork(import.meta.filename, ["migrate"], { signal, killSignal: "SIGKILL" });
  child.on("message", (what) => tell(String(what)));
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("its database could not be migrated. The lines above say why.");
}

/** By hand, before a start, or for one in another process. */
async function migrate(): Promise<void> {
  process.once("disconnect", () => process.exit(1));
  const config = readConfig();
  const database = await openConfiguredDatabase(config, {
    logger: createLogger(config.logLevel),
    tell: (what) => process.send?.(what),
  });
  await database.close();
  if (!process.send) console.log(`Up to date: ${nameOfDatabase(config)}`);
  process.exit();
}

/** A process of its own for the daily backup. */
async function makeBackup(file: string): Promise<void> {
  console.log(describeSums(await backUp(readConfig(), file)));
}

const [command, file] = process.argv.slice(2);
if (command === "backup" && file) exitOnFailure(makeBackup(file));
else {
  logWhatIsPrinted();
  if (command === "migrate") exitOnFailure(migrate());
  else exitOnFailure(serve(), "Cluck could not start: ");
}
