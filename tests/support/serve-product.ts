// The API without pages as a process of its own, for the tests that end it or take its database away.
import { createApp } from "#server/app.ts";
import { parseConfig } from "#server/config.ts";
import { listen } from "#server/http/listen.ts";
import { openProduct } from "#server/product.ts";

const config = parseConfig(JSON.parse(process.argv[2] ?? "{}"));
const { deps } = await openProduct(config);
const { port } = await listen(createApp(deps), config);
console.log(`ready on http://127.0.0.1:${port}`);
