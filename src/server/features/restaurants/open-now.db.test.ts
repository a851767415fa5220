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
