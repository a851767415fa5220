// npm run fuzz -- [--requests N] [--seed S] [--costly SHARE] [--minutes M] [--engine server] [--data FOLDER] [--only NUMBER]:
// sends the product, from its source and with its built pages, what nobody would, made from the OpenAPI document and the
// routes of the pages. An answer of 5xx, none, one that is not declared, a health check without an answer, a second of
// work in one go, memory that grows, and a process that ends are failures. The same seed is the same requests; with
// --costly 0.1 pages, uploads and expensive calls are a tenth as many. With --data it begins with a copy of that DATA_DIR
// instead of an empty one.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exitOnFailure } from "#server/process-lifecycle.ts";
import { openFuzzDatabase } from "./fuzz/fuzz-database.ts";
import { runFuzz } from "./fuzz/run-fuzz.ts";

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: "string", default: "200000" },
      seed: { type: "string" },
      minutes: { type: "string", default: "600" },
      engine: { type: "string", default: process.env["DATABASE_URL"] ? "server" : "embedded" },
      data: { type: "string" },
      costly: { type: "string", default: "1" },
      only: { type: "string" },
    },
  });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  const only = values.only === undefined ? undefined : Number(values.only);
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-fuzz-"));
  if (values.data) await cp(values.data, dataDir, { recursive: true });
  const database = values.engine === "server" ? await openFuzzDatabase() : undefined;
  try {
    const failures = await runFuzz({
      seed,
      first: only ?? 0,
      requests: only === undefined ? Number(values.requests) : 1,
      minutes: Number(values.minutes),
      costlyShare: Number(values.costly),
      settings: { DATA_DIR: dataDir, DATABASE_URL: database?.url ?? "" },
    });
    process.exitCode = failures > 0 ? 1 : 0;
  } finally {
    await database?.remove();
    // After a failure the product may still be ending, and writing.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
}

exitOnFailure(main());
