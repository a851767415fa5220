import { afterAll, beforeAll, expect, test } from "vitest";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { createLocation, createRestaurant, createSandwich } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

/** A Wednesday: 12:00 in London, 21:00 in Tokyo. */
const noon = new Date("2026-03-04T12:00:00Z");
const hoursOfOperation = { wednesday: "9:00 AM - 5:00 PM" };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => noon });
  const own = { hoursOfOperation };
  const alone = await createRestaurant(app.db, { name: "Alone", ...own });
  await createSandwich(app.db, { restaurantId: alone.id, name: "Lonely" });
  // It says nothing of its hours, and the restaurant's own do not count beside it.
  const settled = await createRestaurant(app.db, { name: "Settled", ...own });
  await createLocation(app.db, { restaurantId: settled.id });
  await createLocation(app.db, { restaurantId: settled.id, deletedAt: noon });
  const moved = await createRestaurant(app.db, { name: "Moved out", ...own });
  await createLocation(app.db, { restaurantId: moved.id, deletedAt: noon });
  await createRestaurant(app.db, { name: "Silent" });
});
afterAll(() => app.close());

const openIn = async (query: string, cookie?: string) => {
  const client = app.client();
  if (cookie) client.cookies.set("timeZone", cookie);
  const response = await client.get(`/api/restaurants?openNow=1${query}`);
  return (await bodyOf<Restaurant[]>(response)).map(({ name }) => name);
};

test("a restaurant without a location is open by its own hours", async () => {
  expect(await openIn("")).toEqual(["Alone", "Moved out"]);
  const sandwiches = await app.client().get("/api/sandwiches?openNow=1");
  expect((await bodyOf<Sandwich[]>(sandwiches)).map(({ name }) => name)).toEqual(["Lonely"]);
});

test("by the clock of the viewer: as asked for, else as their browser remembers", async () => {
  expect(await openIn("&timeZone=Asia/Tokyo")).toEqual([]);
  expect(await openIn("", "Asia/Tokyo")).toEqual([]);
  expect(await openIn("&timeZone=Europe/London", "Asia/Tokyo")).toEqual(["Alone", "Moved out"]);
  expect(await openIn("", "Nowhere/At_All")).toEqual(["Alone", "Moved out"]);
});

test("distance, radius and order mean the nearest location that is open", async () => {
  const late = { hoursOfOperation: { wednesday: "9:00 AM - 9:00 PM" }, timeZone: "Asia/Tokyo" };
  const early = { hoursOfOperation: { wednesday: "8:00 AM - 10:00 PM" }, timeZone: "Asia/Tokyo" };
  const at = (latitude: number) => ({ latitude, longitude: 139 });
  const chain = await createRestaurant(app.db, { name: "Chain" });
  await createLocation(app.db, { restaurantId: chain.id, ...late, ...at(35.01) });
  const open = { restaurantId: chain.id, ...early, ...at(35.1), address: "9 Far Rd" };
  await createLocation(app.db, open);
  await createSandwich(app.db, { restaurantId: chain.id, name: "Chained" });
  const single = await createRestaurant(app.db, { name: "Single" });
  await createLocation(app.db, { restaurantId: single.id, ...early, ...at(35.05) });
  const find = async <Item>(path: string) =>
    bodyOf<Item[]>(await app.client().get(`${path}&near=35,139`));

  const near = await find<Restaurant>("/api/restaurants?openNow=1&sort=distance&within=10");
  expect(near.map(({ name }) => name)).toEqual(["Single", "Chain"]);
  expect(near[1]?.distanceMiles).toBeCloseTo(6.91, 2);
  expect(await find("/api/restaurants?openNow=1&within=3")).toEqual([]);
  const [anyTime] = await find<Restaurant>("/api/restaurants?sort=distance");
  expect(anyTime).toMatchObject({ name: "Chain", distanceMiles: expect.closeTo(0.69, 2) });

  const [sandwich] = await find<Sandwich>("/api/sandwiches?openNow=1&sort=distance");
  const { hoursOfOperation, timeZone } = early;
  expect(sandwich).toMatchObject({
    name: "Chained",
    distanceMiles: expect.closeTo(6.91, 2),
    openAt: { address: "9 Far Rd", hoursOfOperation, timeZone },
  });
  const [own] = await find<Sandwich>("/api/sandwiches?openNow=1");
  expect(own).toMatchObject({ name: "Lonely", openAt: { address: null, timeZone: null } });
});
