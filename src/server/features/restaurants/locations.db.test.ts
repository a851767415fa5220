import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApiErrorBody } from "#contract/errors.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import { locations } from "#server/database/schema/locations.ts";
import { createRestaurant } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";

let app: TestApp;
let editor: TestClient;
let restaurantId: number;
beforeAll(async () => {
  app = await createTestApp();
  editor = (await app.signInAsCurator()).client;
});
beforeEach(async () => {
  restaurantId = (await createRestaurant(app.db)).id;
});
afterAll(() => app.close());

const add = async (facts: object = {}) => {
  const body = { restaurantId, address: "5205 SE Foster Rd, Portland, OR 97206", ...facts };
  const answer = await editor.post("/api/locations", body);
  expect(answer.status).toBe(201);
  return bodyOf<Location>(answer);
};

const openMinutesOf = async (id: number) =>
  (await app.db.select().from(locations).where(eq(locations.id, id)))[0]?.openMinutes;

const found = async (path: string) =>
  (await bodyOf<Restaurant[]>(await app.client().get(path))).map(({ id }) => id);

describe("POST /api/locations", () => {
  test("takes hours as the add flow's JSON text and as the edit screen's object", async () => {
    const weekly = await add({ hoursOfOperation: '{"monday":"6:00 PM - 2:00 AM"}' });
    expect(weekly.hoursOfOperation).toEqual({ monday: "6:00 PM - 2:00 AM" });
    expect(await openMinutesOf(weekly.id)).toBe("{[1080,1560)}");
    const text = await add({ hoursOfOperation: { text: "Sat-Sun 9am-5pm" } });
    expect(text.hoursOfOperation).toEqual({ text: "Sat-Sun 9am-5pm" });
    expect(await openMinutesOf(text.id)).toBe("{[7740,8220),[9180,9660)}");
    const unknown = await add({ hoursOfOperation: "" });
    expect(unknown.hoursOfOperation).toEqual({});
  });

  test("reads city and postcode from the address and the time zone from the coordinates", async () => {
    expect(await add({ latitude: 45.4957, longitude: -122.609 })).toMatchObject({
      city: "Portland",
      postcode: "97206",
      timeZone: "America/Los_Angeles",
      version: 1,
    });
    // The next one in that city is in its zone, even without coordinates.
    expect(await add()).toMatchObject({ latitude: null, timeZone: "America/Los_Angeles" });
    expect(await add({ city: "Gresham", timeZone: "America/Denver" })).toMatchObject({
      city: "Gresham",
      postcode: "97206",
      timeZone: "America/Denver",
    });
  });

  test("takes no time zone from a town of the same name elsewhere", async () => {
    const zoneOf = async (address: string, facts: object = {}) =>
      (await add({ address, ...facts })).timeZone;
    const [maine, oregon] = ["America/New_York", "America/Los_Angeles"];
    await zoneOf("1 Main St, Newport, OR 97365", { timeZone: oregon });
    expect(await zoneOf("2 Spring St, Newport, ME 04953")).toBeNull();
    expect(await zoneOf("2 Main St, Newport, OR")).toBe(oregon);
    expect(await zoneOf("3 Main St", { city: "newport" })).toBe(oregon);
    await zoneOf("3 Spring St, Newport, ME 04953", { timeZone: maine });
    expect(await zoneOf("4 Spring St, Newport, ME, USA")).toBe(maine);
    expect(await zoneOf("4 Main St", { city: "Newport" })).toBeNull();
  });

  test("the restaurant is found by it, and no longer by its own address", async () => {
    await add({ address: "77 Whistle Alley" });
    expect(await found("/api/restaurants?q=whistle")).toEqual([restaurantId]);
  });

  test("hours say where they are from, and none are from nowhere", async () => {
    const today = app.now().toISOString().slice(0, 10);
    const hoursOfOperation = { text: "daily 9-5" };
    const stated = await add({ hoursOfOperation });
    expect(stated.hoursSource).toEqual({ from: "team", date: today });
    expect((await add()).hoursSource).toBeNull();
    const read = { from: "website", date: "2024-05-06" };
    const imported = await add({ hoursOfOperation, hoursSource: read });
    expect(imported.hoursSource).toEqual(read);
    const change = async (body: object) =>
      (await bodyOf<Location>(await editor.patch(`/api/locations/${imported.id}`, body)))
        .hoursSource;
    expect(await change({ hoursOfOperation, phoneNumber: "(503) 555-0100" })).toEqual(read);
    expect(await change({ hoursSource: { from: "team" } })).toEqual({ from: "team", date: today });
    expect(await change({ hoursOfOperation: {} })).toBeNull();
  });

  test.each([
    [{ address: " " }, 400, "Address is required"],
    [{ latitude: 1 }, 400, "Latitude and longitude belong together"],
    [{ timeZone: "Mars/Olympus" }, 400, "Time zone is not known"],
    [{ hoursOfOperation: [] }, 400, "Hours must be an object of weekdays or text, or its JSON"],
    [{ restaurantId: 999_999 }, 404, "Restaurant not found"],
  ])("%j is refused", async (facts, status, message) => {
    const body = { restaurantId, address: "1 Main St", ...facts };
    const answer = await editor.post("/api/locations", body);
    expect([answer.status, (await bodyOf<ApiErrorBody>(answer)).message]).toEqual([
      status,
      message,
    ]);
  });
});

describe("PATCH /api/locations/{id}", () => {
  test("changes hours with the ranges that are asked for, and its version", async () => {
    const { id } = await add({ hoursOfOperation: { monday: "9-5", tuesday: "9-5" } });
    const answer = await editor.patch(`/api/locations/${id}`, {
      hoursOfOperation: { text: "Mon 24 hours" },
      phoneNumber: "(503) 555-0100",
      version: 1,
    });
    expect(await bodyOf<Location>(answer)).toMatchObject({
      hoursOfOperation: { text: "Mon 24 hours" },
      phoneNumber: "(503) 555-0100",
      city: "Portland",
      version: 2,
    });
    expect(await openMinutesOf(id)).toBe("{[0,1440)}");
    const stale = await editor.patch(`/api/locations/${id}`, { address: "2 Late St", version: 1 });
    expect(stale.status).toBe(409);
    const { stale: what } = await bodyOf<ApiErrorBody>(stale);
    expect(what?.fields.map(({ field }) => field).sort()).toEqual([
      "hoursOfOperation",
      "phoneNumber",
    ]);
  });

  const patch = async (id: number, body: object) =>
    bodyOf<Location>(await editor.patch(`/api/locations/${id}`, body));

  test("a new address brings its own town; what only the old one said is gone", async () => {
    const { id } = await add({ latitude: 45.4957, longitude: -122.609 });
    expect(await patch(id, { address: "6 Main St, Portland, OR" })).toMatchObject({
      ...{ city: "Portland", postcode: null },
      ...{ latitude: 45.4957, timeZone: "America/Los_Angeles" },
    });
    const unknown = { city: null, postcode: null, latitude: null, longitude: null, timeZone: null };
    expect(await patch(id, { address: "9 High Street, Leeds" })).toMatchObject(unknown);
    expect(await patch(id, { address: "1 Elm St, Salem, OR 97301" })).toMatchObject({
      ...{ city: "Salem", postcode: "97301" },
    });
    expect(await patch(id, { latitude: 52.5, longitude: 13.4 })).toMatchObject({
      timeZone: "Europe/Berlin",
    });
  });

  test("what is stated stays, also as it was and in another town", async () => {
    const stated = { city: "Leeds", timeZone: "Europe/London", latitude: 53.8, longitude: -1.55 };
    const { id } = await add({ ...stated, address: "9 High Street" });
    expect(await patch(id, { address: "9 High St" })).toMatchObject(stated);
    const address = "1 Elm St, Salem, OR 97301";
    expect(await patch(id, { ...stated, address })).toMatchObject({ ...stated, address });
  });

  test("a location stays with its restaurant", async () => {
    const { id } = await add();
    const other = await createRestaurant(app.db);
    const answer = await editor.patch(`/api/locations/${id}`, { restaurantId: other.id });
    expect(answer.status).toBe(400);
    const same = await editor.patch(`/api/locations/${id}`, { restaurantId, address: "3 New St" });
    expect(same.status).toBe(200);
  });
});

test("DELETE hides it, and the restaurant is no longer found by it", async () => {
  const { id } = await add({ address: "8 Quillfeather Court" });
  expect((await editor.delete(`/api/locations/${id}`)).status).toBe(204);
  expect((await editor.delete(`/api/locations/${id}`)).status).toBe(404);
  expect(await found("/api/restaurants?q=quillfeather")).toEqual([]);
  const left = await app.client().get(`/api/restaurants/${restaurantId}/locations`);
  expect(await bodyOf<Location[]>(left)).toEqual([]);
});
