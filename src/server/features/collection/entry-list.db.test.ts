import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CollectionCounts, ListedEntry } from "#contract/collection.ts";
import {
  type CollectionSort,
  type CollectionTab,
  collectionSorts,
  collectionTabs,
  isOnTab,
} from "#contract/collection-choices.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import {
  createLocation,
  createRestaurant,
  createReview,
  createSandwich,
} from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

const hourMs = 60 * 60 * 1000;

let app: TestApp;
let member: SignedIn;
let entriesPath: string;

/** Name, stars of everybody, own stars, and what the member keeps of it. */
const kept = [
  { name: "Señor Hot", rating: 4.5, own: 5, isFavorite: true, hasTried: true, notes: "Café style" },
  { name: "plain jane", rating: 0, own: null, isFavorite: false, hasTried: false, notes: null },
  { name: "Zesty", rating: 3, own: 2, isFavorite: false, hasTried: true, notes: "never again" },
  { name: "Ätna", rating: 4.5, own: null, isFavorite: true, hasTried: false, notes: "HOT honey" },
  { name: "Bun", rating: 5, own: null, isFavorite: false, hasTried: true, notes: null },
];

beforeAll(async () => {
  app = await createTestApp();
  member = await app.signIn();
  entriesPath = `/api/users/${member.user.id}/sandwiches`;
  const { id: restaurantId } = await createRestaurant(app.db, { name: "Coop" });
  for (const { name, rating, own, ...entry } of kept) {
    const sandwich = await createSandwich(app.db, {
      restaurantId,
      name,
      ratingSum: rating * 2,
      ratingCount: rating ? 2 : 0,
      description: "",
    });
    if (own) {
      await createReview(app.db, { sandwichId: sandwich.id, userId: member.user.id, rating: own });
    }
    // Somebody else's stars are neither one's own nor another entry.
    if (rating) await createReview(app.db, { sandwichId: sandwich.id, rating: 1 });
    app.passTime(hourMs);
    const dateTried = entry.hasTried ? app.now().toISOString() : undefined;
    await member.client.post("/api/user-sandwiches", {
      userId: member.user.id,
      sandwichId: sandwich.id,
      dateTried,
      ...entry,
    });
  }
});
afterAll(() => app.close());

const ask = (query: string, client = member.client) => client.get(`${entriesPath}?${query}`);
const namesOf = async (query: string, client = member.client) =>
  (await bodyOf<ListedEntry[]>(await ask(`include=sandwich&${query}`, client))).map(
    (entry) => entry.sandwich?.name,
  );

test("an entry comes with its sandwich, the average and one's own stars", async () => {
  const [entry] = await bodyOf<ListedEntry[]>(await ask("include=sandwich&q=senor"));
  expect(entry).toMatchObject({
    isFavorite: true,
    notes: "Café style",
    ownRating: 5,
    isListed: true,
    sandwich: { name: "Señor Hot", restaurantName: "Coop", averageRating: 4.5, reviewCount: 2 },
  });
  const [bare] = await bodyOf<ListedEntry[]>(await ask("q=senor"));
  expect(bare).not.toHaveProperty("sandwich");
});

test.each([
  ["sort=newest", ["Bun", "Ätna", "Zesty", "plain jane", "Señor Hot"]],
  ["sort=tried", ["Bun", "Zesty", "Señor Hot", "Ätna", "plain jane"]],
  ["sort=rating", ["Bun", "Señor Hot", "Ätna", "Zesty", "plain jane"]],
  ["sort=mine", ["Señor Hot", "Zesty", "Bun", "Ätna", "plain jane"]],
  ["tab=tried", ["Bun", "Zesty", "Señor Hot"]],
  ["tab=favorites", ["Ätna", "Señor Hot"]],
  ["tab=want-to-try", ["Ätna", "plain jane"]],
  ["q=HOT", ["Ätna", "Señor Hot"]],
  ["q=cafe", ["Señor Hot"]],
  ["q=coop&tab=want-to-try", ["Ätna", "plain jane"]],
  ["q=%00", []],
])("%s", async (query, names) => {
  const response = await ask(`include=sandwich&${query}`);
  expect(response.headers.get("X-Total-Count")).toBe(String(names.length));
  expect(await namesOf(query)).toEqual(names);
});

test("every tab, order and page size shows each entry that belongs there once", async () => {
  const question = fc.record({
    tab: fc.constantFrom<CollectionTab>(...collectionTabs),
    sort: fc.constantFrom<CollectionSort>(...collectionSorts),
    limit: fc.integer({ min: 1, max: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(question, async ({ tab, sort, limit }) => {
      const query = `tab=${tab}&sort=${sort}&near=45,-122`;
      const path = `${entriesPath}?include=sandwich&${query}&limit=${limit}`;
      const seen = await readPages<ListedEntry>(member.client, path);
      expect(seen.every(isOnTab[tab])).toBe(true);
      const whole = await namesOf(query);
      expect(seen.map(({ sandwich }) => sandwich?.name)).toEqual(whole);
      expect(seen).toHaveLength(kept.filter(isOnTab[tab]).length);
    }),
    { numRuns: 15 },
  );
});

test("the entries of a few sandwiches are asked for by their ids", async () => {
  const all = await bodyOf<ListedEntry[]>(await ask(""));
  const [first, , third] = all.map(({ sandwichId }) => sandwichId);
  const some = await bodyOf<ListedEntry[]>(await ask(`sandwichIds=${first},${third},2147483647`));
  expect(some.map(({ sandwichId }) => sandwichId)).toEqual([first, third]);
});

test("the counts are those of the tabs", async () => {
  const { id } = await createRestaurant(app.db);
  await member.client.send("PUT", `/api/users/${member.user.id}/restaurants/${id}`, { body: {} });
  const path = `/api/users/${member.user.id}/collection-counts`;
  expect(await bodyOf<CollectionCounts>(await member.client.get(path))).toEqual({
    all: 5,
    tried: 3,
    favorites: 2,
    wantToTry: 2,
    restaurants: 1,
  });
});

test("an admin sees no notes and finds nothing by them", async () => {
  const { client } = await app.signInAsAdmin();
  expect(await namesOf("q=honey", client)).toEqual([]);
  expect(await namesOf("q=honey")).toEqual(["Ätna"]);
  const entries = await bodyOf<ListedEntry[]>(await ask("include=sandwich", client));
  expect(entries.map(({ notes }) => notes)).toEqual(kept.map(() => null));
});

describe("a sandwich that has left the menu", () => {
  test("stays in the collection, is changed and comes back like any other", async () => {
    const owner = await app.signIn();
    const { id: restaurantId } = await createRestaurant(app.db);
    const { id: sandwichId } = await createSandwich(app.db, { restaurantId, name: "Gone" });
    const save = (input = {}) =>
      owner.client.post("/api/user-sandwiches", {
        userId: owner.user.id,
        sandwichId,
        isFavorite: false,
        hasTried: false,
        ...input,
      });
    const list = async () =>
      bodyOf<ListedEntry[]>(
        await owner.client.get(`/api/users/${owner.user.id}/sandwiches?include=sandwich`),
      );
    await save();
    await app.db
      .update(sandwiches)
      .set({ deletedAt: new Date() })
      .where(eq(sandwiches.id, sandwichId));
    expect(await list()).toMatchObject([{ isListed: false, sandwich: { name: "Gone" } }]);
    expect((await save({ hasTried: true })).status).toBe(200);
    const [entry] = await list();
    await owner.client.delete(`/api/user-sandwiches/${entry?.id}`);
    expect((await save({ hasTried: true })).status).toBe(201);
    await app.db.update(sandwiches).set({ deletedAt: null }).where(eq(sandwiches.id, sandwichId));
    expect(await list()).toMatchObject([{ isListed: true }]);
    await app.db
      .update(restaurants)
      .set({ deletedAt: new Date() })
      .where(eq(restaurants.id, restaurantId));
    expect(await list()).toMatchObject([{ isListed: false }]);
  });
});

test.each([
  ["q", `q=${"x".repeat(201)}`],
  ["tab", "tab=eaten"],
  ["sort", "sort=tasty"],
  ["sandwichIds", "sandwichIds=1,two"],
  ["sandwichIds.0", "sandwichIds=9999999999"],
  ["sandwichIds", `sandwichIds=${Array(201).fill(1)}`],
  ["include", "include=everything"],
])("%s is named in the 400 to a wrong one", async (path, query) => {
  const response = await ask(query);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ issues: [{ path }] });
});

test("near a place the nearest come first, each with its distance and its restaurant's hours", async () => {
  const { client, user } = await app.signIn();
  const hours = { monday: "9:00 AM - 9:00 PM" };
  const far = await createSandwich(app.db);
  const near = await createSandwich(app.db);
  const nowhere = await createSandwich(app.db);
  for (const [sandwich, latitude] of [
    [far, 46],
    [near, 45.1],
    [near, 45.2],
  ] as const) {
    const at = { restaurantId: sandwich.restaurantId, latitude, longitude: -122, timeZone: "UTC" };
    await createLocation(app.db, { ...at, hoursOfOperation: hours });
  }
  for (const { id } of [near, nowhere, far]) {
    const entry = { userId: user.id, sandwichId: id, isFavorite: false, hasTried: false };
    await client.post("/api/user-sandwiches", entry);
  }
  const path = `/api/users/${user.id}/sandwiches?include=sandwich&sort=distance&limit=2`;
  const found = await readPages<ListedEntry>(client, `${path}&near=45,-122`);
  expect(found.map(({ sandwichId }) => sandwichId)).toEqual([near.id, far.id, nowhere.id]);
  expect(found.map(({ distanceMiles }) => distanceMiles && Math.round(distanceMiles))).toEqual([
    7,
    69,
    null,
  ]);
  expect(found[0]?.openingHours).toEqual([{ hoursOfOperation: hours, timeZone: "UTC" }]);
  expect((await client.get(path)).status).toBe(400);
});
