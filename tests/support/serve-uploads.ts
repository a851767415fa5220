// A server of its own process for the test that kills it: the API without pages, on the folder it is given.
import { createApp } from "#server/app.ts";
import { parseConfig } from "#server/config.ts";
import { listen } from "#server/http/listen.ts";
import { openProduct } from "#server/product.ts";

const [dataDir = "", adminPassword = ""] = process.argv.slice(2);
const config = parseConfig({
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: adminPassword,
  DEMO: "0",
  PORT: "0",
  LOG_LEVEL: "error",
});
const { deps } = await openProduct(config);
const { port } = await listen(createApp(deps), config);
console.log(`ready on http://127.0.0.1:${port}`);
