import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryRows } from "#server/database/query-rows.ts";
import { sandwichRatings } from "#server/database/schema/sandwiches.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { createReview, createSandwich } from "#tests/support/factories.ts";
import { recountRatings, refreshRanks, weightedRating } from "./ranking.service.ts";

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
  await refreshRanks(db);

  const ratingOf = async ({ id }: { id: number }) =>
    (await db.select().from(sandwichRatings).where(eq(sandwichRatings.sandwichId, id)))[0];
  const [first, second] = [await ratingOf(loved), await ratingOf(unrated)];
  const mean = (14 + 2) / 4;
  expect(first).toMatchObject({ ratingSum: 14, ratingCount: 3 });
  expect(first?.rank).toBeCloseTo((14 + 5 * mean) / 8, 10);
  expect(second).toMatchObject({ ratingSum: 0, ratingCount: 0 });
  expect(second?.rank).toBeCloseTo(mean, 10);
});
