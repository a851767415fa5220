import { join } from "node:path";
import { createApp } from "./app.ts";
import { backUp, describeSums } from "./backup/backup-file.ts";
import { readConfig } from "./config.ts";
import { listen } from "./http/listen.ts";
import { createServeKept } from "./http/serve-kept.ts";
import { exitOnFailure, onStopSignal } from "./process-lifecycle.ts";
import { openProduct } from "./product.ts";
import { loadBuiltPages } from "./ssr/built-pages.ts";

/** This file is built to dist/server/main.js. */
const distFolder = join(import.meta.dirname, "..");
const drainMs = 10_000;

async function serve(): Promise<void> {
  const config = readConfig();
  // Loaded while the database opens. A failure is met below.
  const loadingPages = loadBuiltPages(distFolder);
  loadingPages.catch(() => {});
  const { deps, close } = await openProduct(config);
  const state = { isServing: true };
  try {
    const app = createApp({
      ...deps,
      isReady: async () => state.isServing && (await deps.isReady()),
      ...(await loadingPages),
      clientFolder: join(distFolder, "client"),
    });
    const listener = await listen(app, config, createServeKept(deps));
    onStopSignal(async () => {
      state.isServing = false;
      await listener.drain(drainMs);
      await close();
    });
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
else exitOnFailure(serve(), "Cluck could not start: ");
