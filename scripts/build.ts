// npm run build: the browser's files and the server into a new folder in dist/, compressed, and held to the size budget;
// and what a new embedded database begins with. Once all is there, dist/server leads to it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createBuilder, type ViteBuilder } from "vite";
import { newDatabaseName } from "#server/database/new-database.ts";
import { checkFirstLoad } from "./build/first-load.ts";
import { precompress } from "./build/precompress.ts";
import { newBuildName, putInUse } from "./build/put-in-use.ts";
import { buildStamp } from "./setup.mjs";

const stamp = buildStamp();
stamp.remove();
const name = newBuildName();
const client = join("dist", `${name}.part`, "client");
const server = join("dist", `${name}.part`, "server");
await Promise.all([buildApp(), provideNewDatabase()]);
await putInUse("dist", name);
// Another build, such as one for finding faults, is not what a start serves.
if (process.env["NODE_ENV"] === "production") stamp.write();

async function buildApp() {
  const builder = await createBuilder({
    environments: { client: { build: { outDir: client } }, ssr: { build: { outDir: server } } },
  });
  await buildEnvironment(builder, "client");
  await Promise.all([buildServer(builder), compressClient()]);
}

async function buildServer(builder: ViteBuilder) {
  await buildEnvironment(builder, "ssr");
  await cp("src/server/database/migrations", join(server, "migrations"), { recursive: true });
}

async function buildEnvironment({ build, environments }: ViteBuilder, name: string) {
  const environment = environments[name];
  if (!environment) throw new Error(`vite.config.ts does not describe the build "${name}"`);
  await build(environment);
}

async function compressClient() {
  await precompress(client);
  await checkFirstLoad(client);
}

async function provideNewDatabase() {
  const name = newDatabaseName();
  const file = join("dist", name);
  if (existsSync(file)) return;
  const script = ["--import", "tsx", "scripts/write-new-database.ts", file];
  const [status] = await once(spawn(process.execPath, script, { stdio: "inherit" }), "exit");
  if (status !== 0) throw new Error("The new database could not be written");
  const isFormer = (other: string) => other.startsWith("new-database-") && other !== name;
  for (const former of (await readdir("dist")).filter(isFormer)) await rm(join("dist", former));
}
