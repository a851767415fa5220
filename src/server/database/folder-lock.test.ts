import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startFolderHolder } from "#tests/support/folder-holder.ts";
import { DatabaseInUseError, identifyThisProcess, lockFolder } from "./folder-lock.ts";

// Starting real processes takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let parent: string;
let folder: string;
let lockFile: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "cluck-lock-"));
  folder = join(parent, "database");
  lockFile = `${folder}.lock`;
});
afterEach(() => rmSync(parent, { recursive: true }));

async function startHolder() {
  const holder = await startFolderHolder(folder);
  onTestFinished(() => holder.killHard());
  return holder;
}

function writeLock(overrides: object, ageMs = 0): void {
  writeFileSync(
    lockFile,
    JSON.stringify({ ...identifyThisProcess(), token: "theirs", ...overrides }),
  );
  setAge(lockFile, ageMs);
}

function leaveTakeover(count: number, ageMs = 0): void {
  const takeover = `${lockFile}.takeover${count}`;
  mkdirSync(takeover, { recursive: true });
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

test("a second process is refused and told who holds the folder", async () => {
  const holder = await startHolder();
  expect(await holder.ask("lock")).toBe("locked");
  expect(() => lockFolder(folder)).toThrow(DatabaseInUseError);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${holder.pid}`);
});

test("a killed process leaves nothing that is in the way", async () => {
  const holder = await startHolder();
  await holder.ask("lock");
  await holder.killHard();
  expect(existsSync(lockFile)).toBe(true);
  expectTakeover();
});

test("of several processes that find a dead one's lock, exactly one takes it over", async () => {
  const holders = await Promise.all(Array.from({ length: 4 }, startHolder));
  // They meet at another point each time, every second time after two that died over it.
  for (let round = 0; round < 80; round += 1) {
    writeLock({ bootId: "an earlier one" });
    if (round % 2 === 1) for (const count of [0, 1]) leaveTakeover(count, 60_000);
    const answers = await Promise.all(holders.map((holder) => holder.ask("lock")));
    const refused = answers.filter((answer) => answer.startsWith("refused: The database in"));
    expect([...refused, "locked"].sort()).toEqual(answers.sort());
    expect(refused).toHaveLength(3);
    await Promise.all(holders.map((holder) => holder.ask("unlock")));
  }
});

test("a takeover that broke off is in the way for a while, not for ever", () => {
  writeLock({ bootId: "an earlier one" });
  leaveTakeover(0);
  expect(() => lockFolder(folder)).toThrow("another process that is just starting");
  leaveTakeover(0, 60_000);
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
