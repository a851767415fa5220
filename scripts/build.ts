// npm run build: the browser's files and the server into dist/, compressed, and held to the size budget; and what a new
// embedded database begins with.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { createBuilder } from "vite";
import { emptyClusterName } from "#server/database/empty-cluster.ts";
import { checkFirstLoad } from "./build/first-load.ts";
import { precompress } from "./build/precompress.ts";

await Promise.all([buildApp(), provideEmptyCluster()]);

async function buildApp() {
  const builder = await createBuilder();
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("vite.config.ts has to describe both builds");
  await builder.build(client);
  await Promise.all([builder.build(ssr).then(copyMigrations), compressClient()]);
}

const copyMigrations = () =>
  cp("src/server/database/migrations", "dist/server/migrations", { recursive: true });

async function compressClient() {
  await precompress("dist/client");
  await checkFirstLoad("dist/client");
}

async function provideEmptyCluster() {
  if (existsSync(`dist/${emptyClusterName}`)) return;
  const script = ["--import", "tsx", "scripts/write-empty-cluster.ts", "dist"];
  const [status] = await once(spawn(process.execPath, script, { stdio: "inherit" }), "exit");
  if (status !== 0) throw new Error("The empty database cluster could not be written");
}
