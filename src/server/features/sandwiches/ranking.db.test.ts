import { EventEmitter, once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { queryRows } from "#server/database/query-rows.ts";
import { sandwichRatings } from "#server/database/schema/sandwiches.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { createReview, createSandwich, rateSandwich } from "#tests/support/factories.ts";
import { recountRatings, refreshRanks, shiftRating, weightedRating } from "./ranking.service.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test.each([
  { mean: 4.35, count: 105, expected: 4.05 },
  { mean: 3.1, count: 11, expected: 3.7 },
])("$count ratings of $mean weigh $expected beside 108 of 3.76", async (rated) => {
  const rating = weightedRating(rated.mean * rated.count, rated.count, 3.76, 108);
  const [row] = await queryRows<{ rating: number }>(
    database.db,
    sql`select round((${rating})::numeric, 2)::float8 as rating`,
  );
  expect(row?.rating).toBe(rated.expected);
});

test("sums, counts and ranks follow from the shown reviews", async () => {
  const { db } = database;
  const loved = await createSandwich(db);
  const unrated = await createSandwich(db, { ratingSum: 10, ratingCount: 2 });
  for (const rating of [5, 4, 5]) await createReview(db, { sandwichId: loved.id, rating });
  await createReview(db, { sandwichId: loved.id, rating: 1, hiddenAt: new Date() });
  await createReview(db, { rating: 2 });

  await recountRatings(db);
  await refreshRanks(db, 1);

  const ratingOf = async ({ id }: { id: number }) =>
    (await db.select().from(sandwichRatings).where(eq(sandwichRatings.sandwichId, id)))[0];
  const [first, second] = [await ratingOf(loved), await ratingOf(unrated)];
  const mean = (14 + 2) / 4;
  expect(first).toMatchObject({ ratingSum: 14, ratingCount: 3 });
  expect(first?.rank).toBeCloseTo((14 + 5 * mean) / 8, 10);
  expect(second).toMatchObject({ ratingSum: 0, ratingCount: 0 });
  expect(second?.rank).toBeCloseTo(mean, 10);
});

test.runIf(inject("testEngine").engine === "server")(
  "whoever rates several sandwiches in the order of their ids does not deadlock with the ranks",
  async () => {
    const { db } = database;
    const first = await createSandwich(db);
    const second = await createSandwich(db, { ratingSum: 2, ratingCount: 2, rank: 5 });
    // A changed row is written behind the others: reading the table finds the second one first.
    await rateSandwich(db, first.id, { rank: 5 });
    const steps = new EventEmitter();
    const isRated = once(steps, "first");
    const rating = inTransaction(db, async (tx) => {
      await shiftRating(tx, first.id, { sum: 5, count: 1 });
      const goOn = once(steps, "second");
      steps.emit("first");
      await goOn;
      await shiftRating(tx, second.id, { sum: 4, count: 1 });
    });
    await isRated;
    const refreshing = refreshRanks(db);
    const waiting = sql`select from pg_locks where not granted`;
    while ((await queryRows(db, waiting)).length === 0) await setImmediate();
    steps.emit("second");
    await Promise.all([rating, refreshing]);
  },
);
