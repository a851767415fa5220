import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { savedRestaurants } from "#server/database/schema/collection.ts";
import { restaurantRedirects, restaurants } from "#server/database/schema/restaurants.ts";
import { createLocation, createRestaurant, createSandwich } from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("GET /api/restaurants/{id}", () => {
  test("counts its own listed sandwiches and carries its own locations", async () => {
    const other = await createRestaurant(app.db);
    const { id } = await createRestaurant(app.db);
    const hoursOfOperation = { monday: "9:00 AM - 9:00 PM" };
    const first = await createLocation(app.db, { restaurantId: id, hoursOfOperation });
    const second = await createLocation(app.db, { restaurantId: id });
    await createLocation(app.db, { restaurantId: id, deletedAt: new Date() });
    await createLocation(app.db, { restaurantId: other.id });
    for (let count = 0; count < 3; count++) await createSandwich(app.db, { restaurantId: id });
    await createSandwich(app.db, { restaurantId: id, deletedAt: new Date() });
    await createSandwich(app.db, { restaurantId: other.id });

    const restaurant = await bodyOf<Restaurant>(await app.client().get(`/api/restaurants/${id}`));
    expect(restaurant.sandwichCount).toBe(3);
    expect(restaurant.locations.map((location) => location.id)).toEqual([first.id, second.id]);
    expect(restaurant.locations[0]?.hoursOfOperation).toEqual(hoursOfOperation);

    const locations = await app.client().get(`/api/restaurants/${id}/locations`);
    expect(await locations.json()).toEqual(restaurant.locations);
  });

  test.each(["", "/locations", "/sandwiches"])("an unknown one%s is a 404", async (rest) => {
    expect((await app.client().get(`/api/restaurants/999999${rest}`)).status).toBe(404);
    expect((await app.client().get(`/api/restaurants/nugget${rest}`)).status).toBe(404);
  });
});

test("a merged one is answered by what it was merged into, however often", async () => {
  const [old, older] = [await createRestaurant(app.db), await createRestaurant(app.db)];
  const kept = await createRestaurant(app.db);
  await createSandwich(app.db, { restaurantId: kept.id, name: "Survivor" });
  await app.db.delete(restaurants).where(eq(restaurants.id, older.id));
  await app.db.update(restaurants).set({ deletedAt: new Date() }).where(eq(restaurants.id, old.id));
  await app.db.insert(restaurantRedirects).values([
    { fromRestaurantId: older.id, toRestaurantId: old.id },
    { fromRestaurantId: old.id, toRestaurantId: kept.id },
  ]);
  for (const { id } of [old, older]) {
    const response = await app.client().get(`/api/restaurants/${id}`);
    expect((await bodyOf<Restaurant>(response)).id).toBe(kept.id);
    const menu = await app.client().get(`/api/restaurants/${id}/sandwiches`);
    expect(await bodyOf<Sandwich[]>(menu)).toMatchObject([{ name: "Survivor" }]);
  }
});

test("behind a position that is farther than anything may be, there is nothing", async () => {
  const cursor = Buffer.from(JSON.stringify([1_794_777_997_452, 1])).toString("base64url");
  const path = `/api/restaurants?near=90,180&within=36.51&sort=distance&cursor=${cursor}`;
  const response = await app.client().get(path);
  expect([response.status, await bodyOf(response)]).toEqual([200, []]);
});

test("saved=1 is a 401 for a visitor, and for a member their own", async () => {
  expect((await app.client().get("/api/restaurants?saved=1")).status).toBe(401);
  const { client, user } = await app.signIn();
  const { id: restaurantId } = await createRestaurant(app.db);
  await app.db.insert(savedRestaurants).values({ userId: user.id, restaurantId });
  const response = await client.get("/api/restaurants?saved=1&near=45.5,-122.6");
  expect(await bodyOf<Restaurant[]>(response)).toMatchObject([
    { id: restaurantId, distanceMiles: null },
  ]);
  expect(response.headers.get("X-Total-Count")).toBe("1");
});

test("GET /api/restaurants pages by name without gap or repeat, whatever the case", async () => {
  await app.db.delete(restaurants);
  for (const name of ["banty", "Arch", "Coop", "Banty", "arbor"]) {
    await createRestaurant(app.db, { name });
  }
  await createRestaurant(app.db, { name: "Aaa gone", deletedAt: new Date() });
  expect(await namesOfPages("/api/restaurants?limit=2")).toEqual([
    "arbor",
    "Arch",
    "banty",
    "Banty",
    "Coop",
  ]);
});

test("GET /api/restaurants/{id}/sandwiches is the menu in its order", async () => {
  const { id: restaurantId } = await createRestaurant(app.db);
  for (const [name, position] of [
    ["third", 2],
    ["first", 0],
    ["second", 1],
  ] as const) {
    await createSandwich(app.db, { restaurantId, name, position });
  }
  const path = `/api/restaurants/${restaurantId}/sandwiches?limit=2`;
  expect(await namesOfPages(path)).toEqual(["first", "second", "third"]);
});

async function namesOfPages(path: string): Promise<string[]> {
  const things = await readPages<Restaurant | Sandwich>(app.client(), path);
  return things.map(({ name }) => name);
}
