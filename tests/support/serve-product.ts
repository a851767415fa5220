// The API without pages as a process of its own, for the tests that end it, take its database away, or look at what
// a request costs it: whoever started it may ask how much of the processor it has used.
import "./short-lived-engine.ts";
import { createApp } from "#server/app.ts";
import { parseConfig } from "#server/config.ts";
import { listen } from "#server/http/listen.ts";
import { createServeKept } from "#server/http/serve-kept.ts";
import { openProduct } from "#server/product.ts";
import { processorTime } from "./processor-time.ts";

const config = parseConfig(JSON.parse(process.argv[2] ?? "{}"));
const { deps } = await openProduct(config);
const { port } = await listen(createApp(deps), config, createServeKept(deps));
process.on("message", () => process.send?.(processorTime()));
console.log(`ready on http://127.0.0.1:${port}`);
