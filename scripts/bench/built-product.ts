import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface BuiltProduct {
  origin: string;
  /** Resident, in MB; null where the system does not tell. */
  memory(): number | null;
  close(): Promise<void>;
}

/** The built product in a process of its own, on a fresh folder. */
export async function startBuiltProduct(settings: Record<string, string>): Promise<BuiltProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-bench-"));
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    origin: await readOrigin(server.stdout, Number(settings["WORKERS"] ?? 1)),
    memory: () => residentMegabytes(server.pid),
    async close() {
      await stop(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function stop(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
}

/** Each worker says it. */
async function readOrigin(output: NodeJS.ReadableStream, processes: number): Promise<string> {
  let ready = 0;
  for await (const line of createInterface({ input: output })) {
    const origin = /ready on (http[^\s"]+)/.exec(line)?.[1];
    if (origin) ready += 1;
    if (origin && ready === processes) return origin;
  }
  throw new Error("The server ended before it was ready: npm run build first");
}

function residentMegabytes(pid: number | undefined): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
