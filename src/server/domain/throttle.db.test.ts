import { afterAll, beforeAll, expect, test } from "vitest";
import { rateLimits } from "#server/database/schema/operations.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { countTry, removeExpiredTries, takeBackTry } from "./throttle.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const start = new Date("2026-03-01T12:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const once = (key: string, at = start) =>
  countTry(database.db, at, { key, limit: 3, windowSeconds: 60 });

test("tries at once pass exactly up to the limit", async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => once("rush")));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test("the window starts with the first try, and the refusal says when it ends", async () => {
  await once("window");
  await once("window", after(50));
  await once("window", after(50));
  await expect(once("window", after(50))).rejects.toMatchObject({
    status: 429,
    details: { retryAfterSeconds: 10 },
  });
  await once("window", after(60));
});

test("the next window is as long and as strict as the first", async () => {
  await once("again");
  for (const second of [60, 70, 80]) await once("again", after(second));
  await expect(once("again", after(90))).rejects.toMatchObject({
    details: { retryAfterSeconds: 30 },
  });
});

test("refused tries do not make the wait longer", async () => {
  for (const second of [0, 0, 0]) await once("patience", after(second));
  for (const second of [10, 20, 59])
    await expect(once("patience", after(second))).rejects.toThrow();
  await once("patience", after(60));
});

test("several at once count together, or not at all", async () => {
  const several = (tries: number) =>
    countTry(database.db, start, { key: "batch", limit: 3, windowSeconds: 60 }, tries);
  await several(2);
  await expect(several(2)).rejects.toMatchObject({ details: { retryAfterSeconds: 60 } });
  await several(1);
  await expect(several(1)).rejects.toThrow();
});

test("a try taken back can be made again", async () => {
  for (const _ of [1, 2, 3]) await once("refund");
  await takeBackTry(database.db, "refund");
  await once("refund");
  await expect(once("refund")).rejects.toThrow();
});

test("what has run out is removed", async () => {
  await once("old");
  await once("young", after(3600));
  await removeExpiredTries(database.db, after(3600));
  const keys = (await database.db.select().from(rateLimits)).map(({ key }) => key);
  expect(keys).toEqual(["young"]);
});
