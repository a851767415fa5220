import { afterEach, beforeEach, expect, test } from "vitest";
import { jobs } from "#server/database/schema/operations.ts";
import { createLogger } from "#server/logger.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { leaseMs, mostAttempts, runRecurringJobs, secondsAfter } from "./job-queue.ts";

const hourMs = 60 * 60_000;
let database: TestDatabase;
let time: number;
beforeEach(async () => {
  database = await createTestDatabase();
  time = Date.parse("2026-03-01T12:00:00Z");
});
afterEach(() => database.close());

const now = () => new Date(time);
const never = new AbortController().signal;
const logger = createLogger("error", () => {});
const rows = () => database.db.select().from(jobs);
const fail = () => Promise.reject(new Error("no luck"));

const look = (
  work: Record<string, (signal: AbortSignal) => Promise<unknown>>,
  { db = database.db, signal = never } = {},
) =>
  runRecurringJobs(
    { db, now, logger },
    Object.fromEntries(
      Object.entries(work).map(([kind, work]) => [kind, { everyMs: hourMs, work }]),
    ),
    signal,
  );

test("it has its turn every hour, however often somebody looks and whatever was restarted", async () => {
  const done: number[] = [];
  const ranks = async () => done.push(time);
  await look({ ranks });
  await look({ ranks });
  time += hourMs - 1;
  await look({ ranks });
  expect(done).toHaveLength(1);
  time += 1;
  await look({ ranks });
  expect(done).toHaveLength(2);
  // Whoever was away for a day does not do each hour of it.
  time += 24 * hourMs;
  await look({ ranks });
  await look({ ranks });
  expect(done).toHaveLength(3);
  expect(await rows()).toEqual([]);
});

test("of several processes one does it", async () => {
  const processes = await Promise.all([1, 2, 3].map(() => database.openAnother()));
  for (const turn of [1, 2]) {
    let done = 0;
    const ranks = async () => {
      done += 1;
    };
    await Promise.all(processes.map(({ db }) => look({ ranks }, { db })));
    expect(done, `turn ${turn}`).toBe(1);
    time += hourMs;
  }
});

test("one that fails stops no other, is tried again, given up, and has its next turn all the same", async () => {
  let others = 0;
  const trash = async () => {
    others += 1;
  };
  await look({ images: fail, trash });
  expect(others).toBe(1);
  for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
    time += secondsAfter(attempt) * 1000;
    await look({ images: fail });
  }
  expect(await rows()).toMatchObject([{ kind: "images", runAfter: null, lastError: "no luck" }]);
  time += hourMs;
  await look({ images: fail });
  expect(await rows()).toMatchObject([{ runAfter: null }, { attempts: 1 }]);
  // Nobody has to look at a failure that a later turn has made good.
  time += secondsAfter(1) * 1000;
  await look({ images: async () => {} });
  expect(await rows()).toEqual([]);
});

test("a clock that ran ahead for a while keeps no turn away, one that is a little late does none twice", async () => {
  const done: number[] = [];
  const ranks = async () => done.push(time);
  await look({ ranks });
  time -= 60_000;
  await look({ ranks });
  expect(done).toHaveLength(1);
  const today = time;
  time += 10 * 365 * 24 * hourMs;
  await look({ ranks });
  time = today;
  await look({ ranks });
  await look({ ranks });
  expect(done).toHaveLength(3);
});

test("what failed under a clock that ran ahead is tried again", async () => {
  const today = time;
  time += 10 * 365 * 24 * hourMs;
  await look({ images: fail });
  time = today;
  let done = 0;
  const images = async () => {
    done += 1;
  };
  await look({ images });
  expect(done).toBe(1);
  expect(await rows()).toEqual([]);
});

test("a process whose clock is hours behind takes no job that another one is at", async () => {
  let done = () => {};
  const first = look({
    backup: () =>
      new Promise<void>((resolve) => {
        done = resolve;
      }),
  });
  await expect.poll(rows).toMatchObject([{ attempts: 1 }]);
  time -= 6 * hourMs;
  await look({ backup: fail });
  expect(await rows()).toMatchObject([{ attempts: 1, lastError: null }]);
  done();
  await first;
  expect(await rows()).toEqual([]);
});

test("a turn that a kill interrupted is begun again, and no second one beside it", async () => {
  void look({ backup: () => new Promise(() => {}) });
  await expect.poll(rows).toMatchObject([{ attempts: 1 }]);
  time += leaseMs;
  const begun: number[] = [];
  await look({ backup: async () => begun.push(time) });
  expect(begun).toHaveLength(1);
  expect(await rows()).toEqual([]);
});

test("the end of the process is told, and no other turn is begun", async () => {
  const stop = new AbortController();
  const done: string[] = [];
  const work = (kind: string) => async (signal: AbortSignal) => {
    done.push(kind);
    stop.abort();
    expect(signal.aborted).toBe(true);
  };
  await look({ a: work("a"), b: work("b") }, { signal: stop.signal });
  expect(done).toEqual(["a"]);
});
