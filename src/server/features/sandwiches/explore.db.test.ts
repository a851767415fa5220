import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countLimit } from "#contract/explore-choices.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { claimNames } from "#contract/traits.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { buildSandwich, createRestaurant, createSandwich } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

let app: TestApp;
let restaurantId: number;
beforeAll(async () => {
  app = await createTestApp();
  restaurantId = (await createRestaurant(app.db, { name: "Señor Cluck" })).id;
  for (const [name, containsEggs] of [
    ["Jalapeño 100%", false],
    ["Plain_Jane", null],
    ["Egg Head", true],
  ] as const) {
    await createSandwich(app.db, { restaurantId, name, description: "", containsEggs });
  }
});
afterAll(() => app.close());

const namesOf = async (query: string) => {
  const response = await app.client().get(`/api/sandwiches?${query}`);
  return (await bodyOf<Sandwich[]>(response)).map(({ name }) => name).sort();
};

test.each([
  ["jalapeno", ["Jalapeño 100%"]],
  ["JALAPEÑO", ["Jalapeño 100%"]],
  ["%", ["Jalapeño 100%"]],
  ["_", ["Plain_Jane"]],
  ["0%", ["Jalapeño 100%"]],
  ["senor", ["Egg Head", "Jalapeño 100%", "Plain_Jane"]],
  ["  head  ", ["Egg Head"]],
  ["'", []],
  ["🍗", []],
  ["\0", []],
  // One word of the name, one of the restaurant.
  ["head señor", ["Egg Head"]],
])("%j finds %j", async (q, names) => {
  expect(await namesOf(new URLSearchParams({ q }).toString())).toEqual(names);
});

test("an excluded allergen hides unknowns too, and says how many", async () => {
  const response = await app.client().get("/api/sandwiches?without=eggs");
  expect((await bodyOf<Sandwich[]>(response)).map(({ name }) => name)).toEqual(["Jalapeño 100%"]);
  expect(response.headers.get("X-Total-Count")).toBe("1");
  expect(response.headers.get("X-Hidden-Unknown")).toBe("1");
});

test.each(claimNames)(
  "%s=true finds what is stated to be, and not what is unknown",
  async (claim) => {
    const { id } = await createRestaurant(app.db, { name: "Stated" });
    for (const value of [true, false, null]) {
      await createSandwich(app.db, {
        restaurantId: id,
        name: `${claim}: ${value}`,
        [claim]: value,
      });
    }
    expect(await namesOf(`${claim}=true`)).toEqual([`${claim}: true`]);
    expect(await namesOf(`${claim}=1`)).toEqual([`${claim}: true`]);
    expect(await namesOf(`${claim}=false&openNow=false`)).toEqual(await namesOf(""));
    expect(await namesOf("openNow=true")).toEqual(await namesOf("openNow=1"));
  },
);

test("distanceMiles is there when asked near a place, and null when no place is known", async () => {
  const near = await app.client().get("/api/sandwiches?near=45.523,-122.676");
  for (const sandwich of await bodyOf<Sandwich[]>(near)) expect(sandwich.distanceMiles).toBeNull();
  const anywhere = await app.client().get("/api/sandwiches");
  for (const sandwich of await bodyOf<Sandwich[]>(anywhere)) {
    expect(sandwich).not.toHaveProperty("distanceMiles");
  }
});

describe("what belongs to a member", () => {
  test.each(["saved=1", "untried=1"])("%s is a 401 for a visitor", async (query) => {
    expect((await app.client().get(`/api/sandwiches?${query}`)).status).toBe(401);
  });

  test("saved=1 shows one's own collection alone", async () => {
    const { client } = await app.signIn();
    expect(await bodyOf<Sandwich[]>(await client.get("/api/sandwiches?saved=1"))).toEqual([]);
  });
});

test.each([
  ["q", `q=${"x".repeat(201)}`],
  ["sort", "sort=tasty"],
  ["minPrice", "minPrice=cheap"],
  ["heat", "heat=6"],
  ["heat", "heat=1.5"],
  ["without.1", "without=eggs,nuts"],
  ["openNow", "openNow=perhaps"],
  ["organic", "organic=yes"],
  ["near", "near=here"],
  ["near.latitude", "near=91,0"],
  ["near", "sort=distance"],
  ["near", "within=3"],
  ["cursor", "cursor=WzFd"],
  ["cursor", "sort=newest&cursor=WyIyMDI0IiwxXQ"],
])("%s is named in the 400 to ?%s", async (path, query) => {
  const response = await app.client().get(`/api/sandwiches?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ issues: [{ path }] });
});

test("beyond its limit the count stops", async () => {
  const many = Array.from({ length: countLimit + 1 }, () => buildSandwich({ restaurantId }));
  await app.db.insert(sandwiches).values(many);
  const response = await app.client().get("/api/sandwiches?limit=1");
  expect(response.headers.get("X-Total-Count")).toBe(`${countLimit}+`);
});
