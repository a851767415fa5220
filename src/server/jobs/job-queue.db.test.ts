import { afterEach, beforeEach, expect, test } from "vitest";
import { jobs } from "#server/database/schema/operations.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { createLogger } from "#server/logger.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addJob,
  type Job,
  leaseMs,
  mostAttempts,
  removeGivenUpJobs,
  runDueJobs,
  secondsAfter,
  startJobs,
} from "./job-queue.ts";

let database: TestDatabase;
let time: number;
let logs: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  time = Date.parse("2026-03-01T12:00:00Z");
  logs = [];
});
afterEach(() => database.close());

const now = () => new Date(time);
const logger = createLogger("debug", (line) => logs.push(line));
const passTime = (seconds: number) => {
  time += seconds * 1000;
};
const run = (count: (job: Job) => Promise<void>) =>
  runDueJobs({ db: database.db, now, logger }, { count });
const add = (payload: object = {}) => addJob(database.db, now(), { kind: "count", payload });
const fail = () => Promise.reject(new Error("no luck"));
const rows = () => database.db.select().from(jobs);

test("a job is there with the change that it belongs to, and not without it", async () => {
  const undone = inTransaction(database.db, async (tx) => {
    await addJob(tx, now(), { kind: "count", payload: {} });
    throw new Error("taken back");
  });
  await expect(undone).rejects.toThrow("taken back");
  expect(await run(async () => {})).toBe(0);
});

test("a job gets what was written, and is gone when it is done", async () => {
  await add({ to: "henny" });
  const done: Job[] = [];
  expect(await run(async (job) => void done.push(job))).toBe(1);
  expect(done).toMatchObject([{ payload: { to: "henny" }, attempts: 1, createdAt: now() }]);
  expect(await rows()).toEqual([]);
});

test("what fails is tried again, later each time, and given up in the end", async () => {
  await add();
  for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
    expect(await run(fail)).toBe(1);
    passTime(secondsAfter(attempt) - 1);
    expect(await run(fail)).toBe(0);
    passTime(1);
  }
  expect(await run(fail)).toBe(1);
  passTime(24 * 60 * 60);
  expect(await run(fail)).toBe(0);
  expect(await rows()).toMatchObject([
    { attempts: mostAttempts, runAfter: null, lastError: "no luck" },
  ]);
  expect(logs.at(-1)).toContain("job given up");
  await removeGivenUpJobs(database.db, now());
  expect(await rows()).toHaveLength(1);
  passTime(30 * 24 * 60 * 60);
  await removeGivenUpJobs(database.db, now());
  expect(await rows()).toEqual([]);
});

test("the pauses double, up to an hour", () => {
  expect([1, 2, 3, 9, 10, 11].map(secondsAfter)).toEqual([10, 20, 40, 2560, 3600, 3600]);
});

test("a job under way is nobody else's until it is taken for interrupted", async () => {
  await add();
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begun = () => {};
  const isUnderWay = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const first = run(() => {
    begun();
    return held;
  });
  await isUnderWay;
  passTime(leaseMs / 1000 - 1);
  expect(await run(fail)).toBe(0);
  passTime(1);
  expect(await run(async () => {})).toBe(1);
  end();
  await first;
});

test("a job that takes longer than its lease stays with its process", async () => {
  await add();
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const lease = 30;
  const handlers = { count: () => held };
  const first = runDueJobs({ db: database.db, now: () => new Date(), logger }, handlers, { lease });
  const [taken] = await rows();
  await expect
    .poll(async () => Number((await rows())[0]?.runAfter))
    .toBeGreaterThan(Number(taken?.runAfter));
  end();
  await first;
  expect(await rows()).toEqual([]);
});

test("a job that always ends the process is given up too", async () => {
  await add();
  const handlers = { count: () => new Promise<void>(() => {}) };
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    // Never answered, like the handler of a process that is gone.
    void runDueJobs({ db: database.db, now, logger }, handlers);
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(attempt + 1);
    passTime(leaseMs / 1000);
  }
  expect(await run(fail)).toBe(0);
  expect(await rows()).toMatchObject([
    { runAfter: null, attempts: mostAttempts, lastError: "The process ended before the job did." },
  ]);
});

test("several that look at once do each job once", async () => {
  for (let number = 0; number < 30; number += 1) await add({ number });
  const done: unknown[] = [];
  const count = async ({ payload }: Job) => void done.push(payload);
  const looked = await Promise.all([1, 2, 3, 4, 5].map(() => run(count)));
  const rest = await run(count);
  expect(looked.reduce((sum, taken) => sum + taken, rest)).toBe(30);
  expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(30);
  expect(done).toHaveLength(30);
});

test("what this process has no handler for waits for one that has", async () => {
  await addJob(database.db, now(), { kind: "of tomorrow", payload: {} });
  expect(await run(fail)).toBe(0);
  expect(await rows()).toMatchObject([{ attempts: 0 }]);
});

test("once started it finds what comes, and ends with what is under way done", async () => {
  const done: Job[] = [];
  let begun = () => {};
  const isUnderWay = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const stop = startJobs(
    { db: database.db, now, logger },
    {
      count: async (job) => {
        begun();
        await new Promise((resolve) => setImmediate(resolve));
        done.push(job);
      },
    },
  );
  await add();
  await isUnderWay;
  await stop();
  expect(done).toHaveLength(1);
  expect(await rows()).toEqual([]);
});
