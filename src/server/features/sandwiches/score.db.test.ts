import { afterAll, beforeAll, expect, test } from "vitest";
import type { SandwichScore } from "#contract/sandwiches.ts";
import { createReview, createSandwich, createUser } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { recountRatings, refreshRanks } from "./ranking.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const scoreOf = async (id: number) =>
  bodyOf<SandwichScore>(await app.client().get(`/api/sandwiches/${id}/score`));

/** A sandwich with these stars, one member each. */
async function rated(name: string, stars: number[]) {
  const sandwich = await createSandwich(app.db, { name });
  for (const rating of stars) {
    const { id: userId } = await createUser(app.db);
    await createReview(app.db, { sandwichId: sandwich.id, userId, rating });
  }
  return sandwich;
}

test("a score says its ratings, what the order makes of them, its place and who stands beside it", async () => {
  const loved = await rated("Loved", [5, 5, 5, 5, 5, 5, 5, 4]);
  const lone = await rated("Lone", [5]);
  const unrated = await rated("Unrated", []);
  const poor = await rated("Poor", [1, 2, 1]);
  await createSandwich(app.db, { name: "Gone", deletedAt: app.now() });
  await recountRatings(app.db);
  await refreshRanks(app.db);
  // 48 stars of 12 ratings are the catalogue's mean of 4.
  expect(await scoreOf(lone.id)).toEqual({
    reviewCount: 1,
    mean: 5,
    catalogueMean: 4,
    ranked: 4.17,
    place: 2,
    above: { id: loved.id, name: "Loved", averageRating: 4.9, reviewCount: 8, ranked: 4.54 },
    below: { id: unrated.id, name: "Unrated", averageRating: 0, reviewCount: 0, ranked: 4 },
  });
  expect(await scoreOf(loved.id)).toMatchObject({ place: 1, mean: 4.88, above: null });
  expect(await scoreOf(unrated.id)).toMatchObject({ place: 3, mean: 0, ranked: 4 });
  expect(await scoreOf(poor.id)).toMatchObject({ place: 4, below: null });
  expect((await app.client().get("/api/sandwiches/999999/score")).status).toBe(404);
});
