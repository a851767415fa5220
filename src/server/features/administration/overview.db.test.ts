import { afterAll, beforeAll, expect, test } from "vitest";
import type { GapRow, Overview } from "#contract/administration.ts";
import type { CatalogueGap } from "#contract/administration-choices.ts";
import { countLimit } from "#contract/explore-choices.ts";
import { restaurantRecommendations } from "#server/database/schema/recommendations.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { reviewReports } from "#server/database/schema/review-responses.ts";
import { users } from "#server/database/schema/users.ts";
import {
  buildRestaurant,
  buildUser,
  createLocation,
  createReview,
  createSandwich,
  createUser,
} from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import { createImage } from "#tests/support/uploads.ts";

const dayMs = 24 * 60 * 60 * 1000;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signInAsAdmin()).client;
});
afterAll(() => app.close());

const read = async () => bodyOf<Overview>(await admin.get("/api/admin/overview"));
const ago = (days: number) => new Date(app.now().getTime() - days * dayMs);
const gapsOf = async (gap: CatalogueGap) =>
  (await readPages<GapRow>(admin, `/api/admin/gaps?gap=${gap}&limit=1`)).map(({ id }) => id);

test("counts what there is and what waits, whatever was deleted or decided", async () => {
  const before = await read();
  const { restaurantId } = await createSandwich(app.db);
  await createSandwich(app.db, { restaurantId, deletedAt: app.now() });
  const review = await createReview(app.db, {
    sandwichId: (await createSandwich(app.db, { restaurantId })).id,
  });
  const reasons = ["Rude", "Spam"].map((reason) => ({ reviewId: review.id, reason }));
  await app.db.insert(reviewReports).values(reasons);
  const settled = await createReview(app.db, { sandwichId: review.sandwichId });
  await app.db
    .insert(reviewReports)
    .values({ reviewId: settled.id, reason: "No", resolvedAt: app.now() });
  const recommended = { websiteUrl: "https://a.example", notes: "Ten letters" };
  await app.db
    .insert(restaurantRecommendations)
    .values([recommended, { ...recommended, status: "approved", dateReviewed: app.now() }]);
  const after = await read();
  expect(after.totals).toEqual({
    users: before.totals.users + 2,
    restaurants: before.totals.restaurants + 1,
    sandwiches: before.totals.sandwiches + 2,
  });
  expect(after.waiting).toEqual({
    recommendations: 1,
    reportedReviews: 1,
    websiteChanges: 0,
    factChecks: 0,
    givenUpJobs: 0,
  });
});

test("the tables say the dashboard's numbers, however large; what words find is counted to 200", async () => {
  const many = Array.from({ length: countLimit + 5 });
  await app.db.insert(users).values(many.map(() => buildUser()));
  await app.db.insert(restaurants).values(many.map(() => buildRestaurant()));
  const recommended = { websiteUrl: "https://many.example", notes: "One of many." };
  await app.db.insert(restaurantRecommendations).values(many.map(() => recommended));
  const total = async (path: string) => (await admin.get(path)).headers.get("X-Total-Count");
  const { totals, waiting } = await read();
  expect(totals.users).toBeGreaterThan(countLimit);
  expect(await total("/api/users?limit=1")).toBe(String(totals.users));
  expect(await total("/api/admin/restaurants?limit=1")).toBe(String(totals.restaurants));
  const pending = "/api/restaurant-recommendations?status=pending&limit=1";
  expect(await total(pending)).toBe(String(waiting.recommendations));
  expect(await total(`${pending}&q=one+of+many`)).toBe(`${countLimit}+`);
});

test("eight weeks of new members and shown reviews, each from its Monday on", async () => {
  const { weeks: before } = await read();
  expect(before).toHaveLength(8);
  expect(before.every(({ week }) => new Date(week).getUTCDay() === 1)).toBe(true);
  const third = new Date(`${before[2]?.week}T00:00:00Z`);
  const sandwich = await createSandwich(app.db);
  const author = await createUser(app.db, { createdAt: third });
  await createUser(app.db, { createdAt: new Date(third.getTime() - 1) });
  const written = { sandwichId: sandwich.id, dateCreated: new Date(third.getTime() + 6 * dayMs) };
  await createReview(app.db, { ...written, userId: author.id });
  await createReview(app.db, { ...written, userId: null, hiddenAt: app.now() });
  const { weeks: after } = await read();
  const grown = after.map(({ members, reviews }, index) => [
    members - (before[index]?.members ?? 0),
    reviews - (before[index]?.reviews ?? 0),
  ]);
  expect(grown).toEqual([[0, 0], [1, 0], [1, 1], ...Array(5).fill([0, 0])]);
});

test("lists what lacks a price, a photo or its allergens, and not what was deleted", async () => {
  const whole = {
    imageId: (await createImage(app.db)).id,
    priceCents: 900,
    containsGluten: true,
    containsDairy: false,
    containsEggs: false,
  };
  const { restaurantId } = await createSandwich(app.db, whole);
  const priceless = await createSandwich(app.db, { ...whole, restaurantId, priceCents: null });
  await createSandwich(app.db, { ...whole, restaurantId, priceCents: null, deletedAt: app.now() });
  const unseen = await createSandwich(app.db, { ...whole, restaurantId, imageId: null });
  const unclear = await createSandwich(app.db, { ...whole, restaurantId, containsEggs: null });
  expect(await gapsOf("price")).toEqual([priceless.id]);
  expect(await gapsOf("photo")).toContain(unseen.id);
  expect(await gapsOf("photo")).not.toContain(unclear.id);
  expect(await gapsOf("allergens")).toContain(unclear.id);
  expect(await gapsOf("allergens")).not.toContain(unseen.id);
  const { gaps } = await read();
  expect(gaps.price).toEqual({ count: 1, isMore: false });
  expect(gaps.photo.count).toBe((await gapsOf("photo")).length);
  expect((await admin.get("/api/admin/gaps?gap=taste")).status).toBe(400);
});

test("hours hold ninety days, and confirming them takes the location off the list", async () => {
  const hours = { monday: "9:00 AM - 9:00 PM" };
  const never = await createLocation(app.db, { hoursOfOperation: hours });
  const old = await createLocation(app.db, { confirmedAt: ago(91) });
  const fresh = await createLocation(app.db, { confirmedAt: ago(89) });
  const listed = await gapsOf("hours");
  expect(listed).toEqual(expect.arrayContaining([never.id, old.id]));
  expect(listed).not.toContain(fresh.id);
  const rows = await bodyOf<GapRow[]>(await admin.get("/api/admin/gaps?gap=hours"));
  const row = rows.find(({ id }) => id === never.id);
  expect(row).toMatchObject({ name: never.address, hoursOfOperation: hours, confirmedAt: null });
  const version = row?.version;
  const hoursSource = { from: "team" };
  const confirm = () => admin.patch(`/api/locations/${never.id}`, { hoursSource, version });
  expect((await confirm()).status).toBe(200);
  expect(await gapsOf("hours")).not.toContain(never.id);
  const file = await (await admin.get("/api/admin/gaps.csv?gap=hours")).text();
  expect(file).toContain(old.address);
  // What somebody has corrected in the meantime is not confirmed away.
  await admin.patch(`/api/locations/${never.id}`, { hoursOfOperation: { monday: "closed" } });
  expect((await confirm()).status).toBe(409);
});
