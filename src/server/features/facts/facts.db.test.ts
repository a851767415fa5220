import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CheckedFact, OwnFactCheck } from "#contract/facts.ts";
import type { FactKind } from "#contract/vocabulary.ts";
import {
  createLocation,
  createRestaurant,
  createSandwich,
  createUser,
} from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";

let app: TestApp;
let admin: TestClient;
let member: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signInAsAdmin()).client;
  member = await app.openSession((await createUser(app.db)).id);
});
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`delete from fact_checks`));

const answer = (client: TestClient, fact: FactKind, id: number, correction?: string) =>
  client.send("PUT", "/api/fact-checks", {
    body: { fact, id, isRight: correction === undefined, correction },
  });
const listed = () => readPages<CheckedFact>(admin, "/api/admin/fact-checks?limit=1");
const own = async (client: TestClient, fact: FactKind, id: number) =>
  bodyOf<OwnFactCheck>(await client.get(`/api/fact-checks/own?fact=${fact}&id=${id}`));
const hoursOfOperation = { monday: "9:00 AM - 5:00 PM" };

test("the team sees each fact once, with what members say, the latest first", async () => {
  const confirmedAt = new Date("2024-05-06T12:00:00Z");
  const sandwich = await createSandwich(app.db, { priceSource: "website", confirmedAt });
  const location = await createLocation(app.db, { hoursOfOperation });
  const restaurant = await createRestaurant(app.db, { hoursOfOperation });
  const other = await app.openSession((await createUser(app.db)).id);
  for (const status of [
    await answer(member, "price", sandwich.id, "$11"),
    await answer(other, "price", sandwich.id),
    await answer(member, "hours", location.id),
    await answer(member, "restaurantHours", restaurant.id, "Closed on Mondays"),
  ].map((response) => response.status)) {
    expect(status).toBe(204);
  }
  const [closed, open, price, ...rest] = await listed();
  expect(rest).toEqual([]);
  expect(price).toEqual({
    fact: "price",
    id: sandwich.id,
    name: sandwich.name,
    restaurantId: sandwich.restaurantId,
    restaurantName: expect.any(String),
    price: 9.5,
    hoursOfOperation: null,
    source: { from: "website", date: "2024-05-06" },
    rightCount: 1,
    wrongCount: 1,
    corrections: ["$11"],
    version: 1,
  });
  expect(open).toMatchObject({
    fact: "hours",
    id: location.id,
    name: location.address,
    hoursOfOperation,
    source: { from: null, date: null },
    rightCount: 1,
    corrections: [],
  });
  expect(closed).toMatchObject({ fact: "restaurantHours", id: restaurant.id, wrongCount: 1 });
  const { waiting } = await bodyOf<{ waiting: object }>(await admin.get("/api/admin/overview"));
  expect(waiting).toMatchObject({ factChecks: 3 });
});

test("a member has one answer, which the next replaces, and no XP for it", async () => {
  const { id } = await createSandwich(app.db);
  const { client, user } = await app.signIn();
  expect(await own(client, "price", id)).toBeNull();
  await answer(client, "price", id, "$11");
  await answer(client, "price", id, "$12");
  expect(await own(client, "price", id)).toMatchObject({ isRight: false, correction: "$12" });
  expect(await listed()).toMatchObject([{ wrongCount: 1, corrections: ["$12"] }]);
  const { xp } = await bodyOf<{ xp: number }>(await client.get("/api/auth/me"));
  expect(xp).toBe(user.xp);
  const file = await bodyOf<object>(await client.get(`/api/users/${user.id}/export`));
  expect(file).toMatchObject({ factChecks: [{ sandwichId: id, correction: "$12" }] });
});

test("answers vanish when the fact is confirmed or changed, and not with another edit", async () => {
  const { id } = await createSandwich(app.db);
  const location = await createLocation(app.db, { hoursOfOperation });
  await answer(member, "price", id, "$11");
  await answer(member, "hours", location.id);
  await admin.patch(`/api/sandwiches/${id}`, { price: 9.5, description: "Crisper." });
  await admin.patch(`/api/locations/${location.id}`, { hoursOfOperation, phoneNumber: "555" });
  expect(await listed()).toHaveLength(2);
  await admin.patch(`/api/sandwiches/${id}`, { price: 11 });
  await admin.patch(`/api/locations/${location.id}`, { hoursSource: { from: "team" } });
  expect(await listed()).toEqual([]);
  expect(await own(member, "price", id)).toBeNull();
});

test("what is not there cannot be answered, nor without saying what is right, nor without end", async () => {
  const gone = await createSandwich(app.db, { deletedAt: app.now() });
  expect((await answer(member, "price", gone.id)).status).toBe(404);
  expect((await answer(member, "hours", 999_999)).status).toBe(404);
  const { id } = await createSandwich(app.db);
  expect((await answer(member, "price", id, " ")).status).toBe(400);
  expect((await answer(app.client(), "price", id)).status).toBe(401);
  expect((await member.get("/api/admin/fact-checks")).status).toBe(403);
  const eager = await app.openSession((await createUser(app.db)).id);
  const statuses: number[] = [];
  for (let count = 0; count < 41; count++) {
    statuses.push((await answer(eager, "price", id)).status);
  }
  expect(statuses.indexOf(429)).toBe(40);
});

test("whoever is deleted while they answer is told to log in", async () => {
  const { id } = await createSandwich(app.db);
  const leaving = await app.openSession((await createUser(app.db)).id);
  await app.db.execute(sql`create function leave() returns trigger language plpgsql as $$
    begin delete from users where id = new.user_id; return new; end $$`);
  await app.db.execute(sql`create trigger leave before insert on fact_checks
    for each row execute function leave()`);
  const response = await answer(leaving, "price", id);
  await app.db.execute(sql`drop function leave cascade`);
  expect([response.status, await bodyOf(response)]).toEqual([
    401,
    { message: "Please log in to continue.", code: "unauthenticated" },
  ]);
});
