import cluster from "node:cluster";
import { realpathSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { superviseWorkers, tellReady, workerNumber } from "#server/workers.ts";

const startMs = 400;

/**
 * Run as a program: three workers that serve nothing, and say their number when they are ready. The argument leads to
 * what they run, which is this program.
 */
if (cluster.isPrimary) await superviseWorkers(3, () => realpathSync(process.argv[2] ?? ""));
else {
  process.on("SIGHUP", () => {});
  process.once("SIGTERM", () => process.exit(0));
  await setTimeout(startMs);
  tellReady();
  console.log(`ready ${workerNumber()} ${process.pid}`);
  setInterval(() => {}, 1000);
}
