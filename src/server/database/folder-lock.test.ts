import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { identifyThisProcess, lockFolder } from "./folder-lock.ts";

let parent: string;
let folder: string;
let lockFile: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "cluck-lock-"));
  folder = join(parent, "database");
  lockFile = `${folder}.lock`;
});
afterEach(() => rmSync(parent, { recursive: true }));

function writeLock(overrides: object, ageMs = 0): void {
  writeFileSync(
    lockFile,
    JSON.stringify({ ...identifyThisProcess(), token: "theirs", ...overrides }),
  );
  setAge(lockFile, ageMs);
}

function leaveTakeover(taker: string, ageMs = 0): void {
  const takeover = `${lockFile}.takeover0`;
  writeFileSync(takeover, taker);
  setAge(takeover, ageMs);
}

function setAge(path: string, ageMs: number): void {
  const then = new Date(Date.now() - ageMs);
  utimesSync(path, then, then);
}

function expectTakeover(): void {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  unlock();
}

test("a takeover that broke off before it said whose it was is in the way for a while", () => {
  writeLock({ bootId: "an earlier one" });
  leaveTakeover("");
  expect(() => lockFolder(folder)).toThrow("another process that is just starting");
  leaveTakeover("", 60_000);
  expectTakeover();
  expect(readdirSync(parent)).toEqual([]);
});

test("a takeover is in the way as long as its process runs", () => {
  writeLock({ bootId: "an earlier one" });
  leaveTakeover(JSON.stringify(identifyThisProcess()), 60_000);
  expect(() => lockFolder(folder)).toThrow("another process that is just starting");
  leaveTakeover(JSON.stringify({ ...identifyThisProcess(), bootId: "an earlier one" }));
  expectTakeover();
  expect(readdirSync(parent)).toEqual([]);
});

test("unlocking leaves no trace", () => {
  const unlock = lockFolder(folder);
  unlock();
  expect(existsSync(lockFile)).toBe(false);
  expectTakeover();
});

test("the lock of an earlier boot is stale", () => {
  writeLock({ bootId: "an earlier one" });
  expectTakeover();
});

test.runIf(process.platform === "linux")(
  "a pid that now belongs to another process is stale",
  () => {
    writeLock({ startTime: "1" });
    expectTakeover();
  },
);

test.each([
  ["host", { hostName: "elsewhere" }],
  ["container", { pidNamespace: "pid:[1]" }],
])("on another %s only the heartbeat tells", (_place, overrides) => {
  writeLock({ ...overrides, pid: 4321 });
  expect(() => lockFolder(folder)).toThrow("in use by process 4321");
  writeLock({ ...overrides, pid: 4321 }, 60_000);
  expectTakeover();
});

test("a half-written lock counts as that of a process that is just starting", () => {
  writeFileSync(lockFile, "");
  expect(() => lockFolder(folder)).toThrow("just starting");
});

test("whoever loses the lock learns of it at the next heartbeat", () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const onLost = vi.fn();
  const unlock = lockFolder(folder, onLost);
  rmSync(lockFile);
  vi.advanceTimersByTime(2_000);
  expect(existsSync(lockFile)).toBe(true);
  expect(onLost).not.toHaveBeenCalled();

  writeLock({ pid: 4321 });
  vi.advanceTimersByTime(10_000);
  expect(onLost).toHaveBeenCalledTimes(1);
  unlock();
  expect(existsSync(lockFile)).toBe(true);
});
