import { afterAll, beforeAll, expect, test } from "vitest";
import type { Suggestion } from "#contract/explore.ts";
import { createRestaurant, createSandwich } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const place = "Buttermilk Union";
  const { id: restaurantId } = await createRestaurant(app.db, { name: place, description: "" });
  for (const name of ["Nashville Hot Chicken", "Jalapeño Crunch", "Honey Chicken"]) {
    const description = "with a tickle of smoke";
    const ingredients = ["brioche bun", name === "Honey Chicken" ? "dill pickles" : "Pickles"];
    await createSandwich(app.db, { restaurantId, name, description, ingredients });
  }
  const closed = await createRestaurant(app.db, { deletedAt: new Date() });
  await createSandwich(app.db, { restaurantId: closed.id, name: "Teriyaki", description: "" });
});
afterAll(() => app.close());

test.each([
  ["chiken", "sandwiches", "chicken"],
  ["CHICKNE", "sandwiches", "chicken"],
  ["jalapneo", "sandwiches", "jalapeño"],
  ["nashvile hot chickin", "sandwiches", "nashville hot chicken"],
  ["butermilk", "sandwiches", "buttermilk"],
  ["smoek unoin", "sandwiches", "smoke union"],
  ["unoin", "restaurants", "union"],
  // Found as it stands.
  ["chicken", "sandwiches", null],
  // Each word is known, but not together.
  ["honey crunch", "sandwiches", null],
  ["teriyaky", "sandwiches", null],
  ["xyzzyx", "sandwiches", null],
  ["zz", "sandwiches", null],
  ["%", "sandwiches", null],
  ["\0", "sandwiches", null],
  ["", "restaurants", null],
])("for %j among %s it suggests %j", async (q, view, suggestion) => {
  const query = new URLSearchParams({ q, view });
  const response = await app.client().get(`/api/search/suggestion?${query}`);
  expect(await bodyOf<Suggestion>(response)).toMatchObject({ suggestion });
});

test.each([
  ["pickles", "sandwiches", ["Pickles", "dill pickles"]],
  ["honey-brioche", "sandwiches", ["brioche bun"]],
  ["ickles", "sandwiches", []],
  ["br", "sandwiches", []],
  ["pickles", "restaurants", []],
])("for %j among %s it offers the ingredients %j", async (q, view, ingredients) => {
  const query = new URLSearchParams({ q, view });
  const response = await app.client().get(`/api/search/suggestion?${query}`);
  expect(await bodyOf<Suggestion>(response)).toMatchObject({ ingredients });
});
