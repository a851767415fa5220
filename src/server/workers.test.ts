import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const program = fileURLToPath(
  new URL("../../tests/support/supervised-workers.ts", import.meta.url),
);
const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
/** What a worker that is started wrongly needs to be ready, and more. */
const settledMs = 3000;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The supervisor of three workers, and who of them are alive, by their number. */
async function startSupervised() {
  const folder = mkdtempSync(join(tmpdir(), "cluck-workers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [link, cwd] = [join(folder, "program"), join(folder, "project")];
  symlinkSync(program, link);
  mkdirSync(cwd);
  const supervisor = spawn(process.execPath, ["--import", loader, program, link], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void supervisor.kill("SIGTERM"));
  const complaints: string[] = [];
  supervisor.stderr.setEncoding("utf8").on("data", (text) => complaints.push(text));
  const pids: { number: number; pid: number }[] = [];
  createInterface(supervisor.stdout).on("line", (line) => {
    const [, number, pid] = line.split(" ").map(Number);
    pids.push({ number: number ?? -1, pid: pid ?? -1 });
  });
  const alive = () => pids.filter(({ pid }) => isAlive(pid));
  const numbers = () =>
    alive()
      .map(({ number }) => number)
      .sort();
  await expect.poll(numbers).toEqual([0, 1, 2]);
  return { supervisor, link, cwd, complaints, alive, numbers };
}

test.each([
  ["is next", 2],
  ["is being replaced", 0],
])("a worker that dies while it %s is replaced once", async (_, dying) => {
  const { supervisor, alive, numbers } = await startSupervised();
  const former = alive();
  supervisor.kill("SIGHUP");
  // The first successor is not ready before that.
  await setTimeout(200);
  process.kill(former.find(({ number }) => number === dying)?.pid ?? 0, "SIGKILL");
  const areGone = () => former.every(({ pid }) => !isAlive(pid));
  await expect.poll(areGone).toBe(true);
  await setTimeout(settledMs);
  await expect.poll(numbers).toEqual([0, 1, 2]);
});

test("a reload that does not find its program leaves the workers as they are, and says why", async () => {
  const { supervisor, link, complaints, alive } = await startSupervised();
  const before = alive();
  rmSync(link);
  supervisor.kill("SIGHUP");
  await expect.poll(() => complaints.join("")).toMatch(/^The workers were not replaced: ENOENT/);
  expect(alive()).toEqual(before);
  symlinkSync(program, link);
  supervisor.kill("SIGHUP");
  await expect.poll(() => before.some(({ pid }) => isAlive(pid))).toBe(false);
});

test("a reload runs in the folder that has taken the place of the one before", async () => {
  const { supervisor, cwd, alive, numbers } = await startSupervised();
  const former = alive();
  rmSync(cwd, { recursive: true });
  mkdirSync(cwd);
  supervisor.kill("SIGHUP");
  await expect.poll(() => former.some(({ pid }) => isAlive(pid))).toBe(false);
  expect(numbers()).toEqual([0, 1, 2]);
});
