import cluster from "node:cluster";
import { realpathSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { createApp } from "./app.ts";
import { backUp, describeSums } from "./backup/backup-file.ts";
import { findMisspelled, requireStartable } from "./check-start.ts";
import { readConfig } from "./config.ts";
import { createAnswerEarly } from "./http/kept-answers.ts";
import { listen } from "./http/listen.ts";
import { logWhatIsPrinted } from "./logger.ts";
import { exitOnFailure, onStopSignal, outliveHangUp } from "./process-lifecycle.ts";
import { openProduct } from "./product.ts";
import { loadBuiltPages } from "./ssr/built-pages.ts";
import { superviseWorkers, tellReady } from "./workers.ts";

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
  // Loaded while the database opens. A failure is met below.
  const loadingPages = loadBuiltPages(buildFolder, config.workers);
  loadingPages.catch(() => {});
  const { deps, close } = await openProduct(config);
  const state = { isServing: true };
  try {
    const { renderPage, pagesInWork } = await loadingPages;
    deps.telemetry.watchPages(pagesInWork);
    const app = createApp({
      ...deps,
      isReady: async () => state.isServing && (await deps.isReady()),
      renderPage,
      clientFolder: join(buildFolder, "client"),
    });
    const listener = await listen(app, config, createAnswerEarly(deps));
    onStopSignal(async () => {
      state.isServing = false;
      await listener.drain(drainLimits);
      await close();
    });
    // By itself it may hold four times as much, on a large machine. Not during the start, which it would slow down.
    setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
    tellReady();
    // For the builds to come, which keep this one. The folder may be read-only.
    writeFile(join(buildFolder, "started"), "").catch(() => {});
    console.log(`Cluck is ready on ${config.publicOrigin ?? `http://localhost:${listener.port}`}`);
  } catch (error) {
    await close();
    throw error;
  }
}

/** A process of its own for the daily backup. */
async function makeBackup(file: string): Promise<void> {
  console.log(describeSums(await backUp(readConfig(), file)));
}

const [command, file] = process.argv.slice(2);
if (command === "backup" && file) exitOnFailure(makeBackup(file));
else {
  logWhatIsPrinted();
  exitOnFailure(serve(), "Cluck could not start: ");
}
