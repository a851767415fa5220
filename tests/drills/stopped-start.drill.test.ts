import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { createEmbeddedFolder } from "#tests/support/embedded-copy.ts";
import { untilReady } from "#tests/support/product-process.ts";
import { build } from "../../scripts/setup.mjs";

beforeAll(build);

/** A process and those that it started, down to the last. */
function lineOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return [pid, ...(children ? lineOf(Number(children.split(" ")[0])) : [])];
}

const signals = ["SIGTERM", "SIGINT"] as const;

test
  .runIf(process.platform === "linux")
  .for(["npm", "the start script"].flatMap((told) => signals.map((signal) => ({ told, signal }))))(
  "$signal to $told of npm start ends the server and frees its folder",
  async ({ told, signal }) => {
    const dataDir = await mkdtemp(join(tmpdir(), "cluck-stopped-"));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await createEmbeddedFolder(dataDir);
    const env = { DATA_DIR: dataDir, PORT: "0", DEMO: "0", BACKUPS: "0", READ_WEBSITES_AGAIN: "0" };
    const npm = spawn("npm", ["start"], {
      env: { ...process.env, ...env, DATABASE_URL: "", NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "ignore"],
    });
    const { origin } = await untilReady(npm);
    const line = lineOf(npm.pid ?? 0);
    const server = line.at(-1) ?? 0;
    onTestFinished(() => {
      for (const pid of line) if (isAlive(pid)) process.kill(pid, "SIGKILL");
    });
    expect(await readdir(dataDir)).toContain("database.lock");
    process.kill(told === "npm" ? (npm.pid ?? 0) : server, signal);
    await expect.poll(() => line.filter(isAlive), { timeout: 15_000 }).toEqual([]);
    await expect(fetch(origin)).rejects.toThrow();
    expect(await readdir(dataDir)).not.toContain("database.lock");
  },
);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
