// The API without pages as a process of its own, for the tests that end it, take its database away, or look at what
// a request costs it: whoever started it may ask how much of the processor it has used.
import "./short-lived-engine.ts";
import cluster from "node:cluster";
import { createApp } from "#server/app.ts";
import { parseConfig } from "#server/config.ts";
import { createAnswerEarly } from "#server/http/kept-answers.ts";
import { listen } from "#server/http/listen.ts";
import { onStopSignal } from "#server/process-lifecycle.ts";
import { openProduct } from "#server/product.ts";
import { superviseWorkers, tellReady } from "#server/workers.ts";
import { processorTime } from "./processor-time.ts";

const config = parseConfig(JSON.parse(process.argv[2] ?? "{}"));
if (config.workers > 1 && cluster.isPrimary) await superviseWorkers(config.workers);
else await serve();

async function serve(): Promise<void> {
  const { deps, close } = await openProduct(config);
  const { port, drain } = await listen(createApp(deps), config, createAnswerEarly(deps));
  onStopSignal(() => drain({ graceMs: 10_000, idleMs: 5000 }).then(close));
  process.on("message", () => process.send?.(processorTime()));
  tellReady();
  console.log(`ready on http://127.0.0.1:${port}`);
}
