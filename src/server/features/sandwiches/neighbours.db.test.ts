import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Sandwich } from "#contract/sandwiches.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { sandwiches, sandwichNeighbours } from "#server/database/schema/sandwiches.ts";
import { sandwichTags } from "#server/database/schema/tags.ts";
import {
  createRestaurant,
  createReview,
  createSandwich,
  createTag,
  createUser,
} from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { refreshNeighbours } from "./neighbours.service.ts";

let app: TestApp;
let restaurantId: number;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.db.delete(restaurants);
  restaurantId = (await createRestaurant(app.db)).id;
});
afterAll(() => app.close());

const create = (name: string, ingredients: string[], spiceLevel = 0) =>
  createSandwich(app.db, { restaurantId, name, ingredients, spiceLevel });

const listSimilar = async ({ id }: { id: number }) => {
  const response = await app.client().get(`/api/sandwiches/${id}/similar`);
  return (await bodyOf<Sandwich[]>(response)).map(({ name }) => name);
};

const countKept = () => app.db.$count(sandwichNeighbours);

/** Once as the first visit finds and keeps them, once as kept by the batch. */
async function bothWays(sandwich: { id: number }, expected: string[]) {
  expect(await listSimilar(sandwich)).toEqual(expected);
  expect(await countKept()).toBe(expected.length);
  await app.db.delete(sandwichNeighbours);
  await refreshNeighbours(app.db, new Date());
  expect(await countKept()).toBeGreaterThan(0);
  expect(await listSimilar(sandwich)).toEqual(expected);
}

test("what shares more ingredients is nearer, then what is as hot", async () => {
  const hot = await create("hot", ["brioche", "pickles", "slaw"], 4);
  await create("half", ["brioche", "rye", "ham"], 4);
  await create("twin but mild", ["brioche", "pickles", "slaw"], 0);
  await create("twin", ["brioche", "pickles", "slaw"], 4);
  await create("stranger", ["tortilla"], 4);
  await bothWays(hot, ["twin", "twin but mild", "half"]);
});

test("a shared tag counts, and so does a member who likes both", async () => {
  const one = await create("one", ["a"]);
  const tagged = await create("tagged", ["b"]);
  const liked = await create("liked", ["c"]);
  await create("disliked", ["d"]);
  const tag = await createTag(app.db);
  await app.db
    .insert(sandwichTags)
    .values([one, tagged].map(({ id }) => ({ sandwichId: id, tagId: tag.id })));
  const member = await createUser(app.db);
  for (const [{ id }, rating] of [
    [one, 5],
    [liked, 4],
  ] as const) {
    await createReview(app.db, { sandwichId: id, userId: member.id, rating });
  }
  await bothWays(one, ["tagged", "liked"]);
});

test("never itself, never what is off the menu, at most six", async () => {
  const one = await create("one", ["a"]);
  for (let count = 0; count < 9; count++) await create(`same ${count}`, ["a"]);
  await refreshNeighbours(app.db, new Date());
  const before = await listSimilar(one);
  expect(before).toHaveLength(6);
  await app.db.update(sandwiches).set({ deletedAt: new Date() });
  expect((await app.client().get(`/api/sandwiches/${one.id}/similar`)).status).toBe(404);
  await app.db.update(sandwiches).set({ deletedAt: null });
  await app.db.update(restaurants).set({ deletedAt: new Date() });
  const elsewhere = await createRestaurant(app.db);
  const other = await createSandwich(app.db, { restaurantId: elsewhere.id, ingredients: ["a"] });
  expect(await listSimilar(other)).toEqual([]);
});

test("a run does no more than its limit, and the next goes on", async () => {
  for (let count = 0; count < 5; count++) await create(`same ${count}`, ["a"]);
  expect(await refreshNeighbours(app.db, new Date(), 3)).toBe(3);
  expect(await refreshNeighbours(app.db, new Date(), 3)).toBe(2);
  expect(await refreshNeighbours(app.db, new Date(), 3)).toBe(0);
});
