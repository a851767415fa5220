import { afterAll, beforeAll, expect, test } from "vitest";
import type { Place } from "#contract/places.ts";
import { createLocation, createRestaurant } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const closed = await createRestaurant(app.db, { deletedAt: new Date() });
  const portland = { city: "Portland", postcode: "97209" };
  await createLocation(app.db, { ...portland, latitude: 45.5, longitude: -122.6 });
  await createLocation(app.db, { ...portland, latitude: 45.6, longitude: -122.8 });
  await createLocation(app.db, { ...portland, restaurantId: closed.id, latitude: 1, longitude: 1 });
  await createLocation(app.db, { ...portland, latitude: 2, longitude: 2, deletedAt: new Date() });
  await createLocation(app.db, { ...portland });
  await createLocation(app.db, { city: "Port Townsend", latitude: 48.1, longitude: -122.7 });
  await createLocation(app.db, { city: "Port", latitude: 10, longitude: 20 });
  const inSalem = (address: string, latitude: number, longitude: number) =>
    createLocation(app.db, { city: "Salem", address, latitude, longitude, postcode: "01970" });
  await inSalem("1 Court St, Salem, OR 97301", 44.9, -123.0);
  await inSalem("2 Court St, Salem, OR 97301", 45.1, -122.9);
  await inSalem("1 Essex St, Salem, MA 01970", 42.5, -70.9);
  await createLocation(app.db, { city: "Dover", address: "1 High St", latitude: 51, longitude: 1 });
  await createLocation(app.db, { city: "dover", address: "2 Way", latitude: 39, longitude: -75 });
});
afterAll(() => app.close());

const placesFor = async (q: string) => {
  const query = new URLSearchParams({ q });
  return bodyOf<Place[]>(await app.client().get(`/api/places?${query}`));
};

test.each([
  ["portland", ["Portland"]],
  ["  PORTLAND ", ["Portland"]],
  ["port  townsend", ["Port Townsend"]],
  ["9720", ["97209 Portland"]],
  ["97209 portland", ["97209 Portland"]],
  ["salem", ["Salem, OR", "Salem, MA"]],
  ["Salem, MA", ["Salem, MA"]],
  ["salem,", ["Salem, OR", "Salem, MA"]],
  ["salem or", ["Salem, OR"]],
  ["Salem, ME", []],
  ["01970", ["01970 Salem, OR", "01970 Salem, MA"]],
  ["01970 Salem, MA", ["01970 Salem, MA"]],
  ["dover", ["dover, 39.0 -75.0", "Dover, 51.0 1.0"]],
  ["Dover, 51.0 1.0", ["Dover, 51.0 1.0"]],
  ["port", ["Port", "Portland", "Port Townsend"]],
  ["%", []],
  ["", []],
  ["\0", []],
  ["townsend", []],
])("%j is %j", async (typed, labels) => {
  expect((await placesFor(typed)).map(({ label }) => label)).toEqual(labels);
});

test("a place is the middle of its listed locations", async () => {
  const [portland] = await placesFor("Portland");
  expect(portland?.latitude).toBeCloseTo(45.55, 6);
  expect(portland?.longitude).toBeCloseTo(-122.7, 6);
});

test("a town of the same name far away is a place of its own", async () => {
  const [oregon, massachusetts] = await placesFor("Salem");
  expect(oregon?.latitude).toBeCloseTo(45, 6);
  expect(oregon?.longitude).toBeCloseTo(-122.95, 6);
  expect(massachusetts).toMatchObject({ latitude: 42.5, longitude: -70.9 });
});

test("what was typed is required", async () => {
  expect((await app.client().get("/api/places")).status).toBe(400);
});
