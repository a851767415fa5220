import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The curator has it too. */
export const adminPassword = "correct horse battery hen";

/** The built server on a fresh database with the demo catalogue; the tests find it by E2E_ORIGIN. */
export default async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-e2e-"));
  // Only here: the tests import this file too, and need no database.
  const { prepareDatabase } = await import("./prepare-database.ts");
  await prepareDatabase(dataDir, adminPassword);
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      PUBLIC_ORIGIN: "",
      REGISTRATIONS_PER_HOUR: "10000",
      IMPORT_ALLOW_PRIVATE: "1",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.env["E2E_ORIGIN"] = await readyOrigin(server.stdout);
  return async () => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function readyOrigin(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const origin = /ready on (http\S+)/.exec(line)?.[1];
    if (origin) return origin;
  }
  throw new Error("The server ended before it was ready");
}
