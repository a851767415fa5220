import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SavedRestaurant } from "#contract/collection.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { createRestaurant, createSandwich } from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

const hourMs = 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const listPath = ({ user }: SignedIn) => `/api/users/${user.id}/restaurants`;
const save = (member: SignedIn, restaurantId: number, body?: unknown) =>
  member.client.send("PUT", `${listPath(member)}/${restaurantId}`, { body });
const forget = (member: SignedIn, restaurantId: number) =>
  member.client.delete(`${listPath(member)}/${restaurantId}`);
const listOf = async (member: SignedIn) =>
  bodyOf<SavedRestaurant[]>(await member.client.get(listPath(member)));

test("saving twice keeps one, from the first time, and forgetting takes it off", async () => {
  const member = await app.signIn();
  const { id: restaurantId } = await createRestaurant(app.db);
  const first = await save(member, restaurantId);
  expect(first.status).toBe(201);
  const saved = await bodyOf(first);
  expect(saved).toEqual({ restaurantId, createdAt: app.now().toISOString() });
  app.passTime(hourMs);
  const second = await save(member, restaurantId);
  expect(second.status).toBe(200);
  expect(await bodyOf(second)).toEqual(saved);
  expect(await listOf(member)).toEqual([saved]);
  expect((await forget(member, restaurantId)).status).toBe(204);
  expect(await listOf(member)).toEqual([]);
  expect((await forget(member, restaurantId)).status).toBe(404);
});

test("one taken off by mistake comes back to its old place", async () => {
  const member = await app.signIn();
  const [older, newer] = [await createRestaurant(app.db), await createRestaurant(app.db)];
  await save(member, older.id);
  app.passTime(hourMs);
  await save(member, newer.id);
  const before = await listOf(member);
  expect(before.map(({ restaurantId }) => restaurantId)).toEqual([newer.id, older.id]);
  await forget(member, older.id);
  await save(member, older.id, { createdAt: before[1]?.createdAt });
  expect(await listOf(member)).toEqual(before);
  const tomorrow = new Date(app.now().getTime() + 24 * hourMs).toISOString();
  expect((await save(member, older.id, { createdAt: tomorrow })).status).toBe(400);
});

test("what is not in the catalogue cannot be saved, and leaves the list with its restaurant", async () => {
  const member = await app.signIn();
  expect((await save(member, 2_000_000_000)).status).toBe(404);
  const { id } = await createRestaurant(app.db);
  await save(member, id);
  await app.db.update(restaurants).set({ deletedAt: new Date() }).where(eq(restaurants.id, id));
  expect(await listOf(member)).toEqual([]);
  expect((await forget(member, id)).status).toBe(204);
});

test("what is deleted for good while it is saved is not found", async () => {
  const member = await app.signIn();
  const { id } = await createRestaurant(app.db);
  await app.db.execute(sql`create function vanish() returns trigger language plpgsql as $$
    begin delete from restaurants where id = new.restaurant_id; return new; end $$`);
  await app.db.execute(sql`create trigger vanish before insert on saved_restaurants
    for each row execute function vanish()`);
  const response = await save(member, id);
  await app.db.execute(sql`drop function vanish cascade`);
  expect([response.status, await bodyOf(response)]).toEqual([
    404,
    { message: "Restaurant not found", code: "not_found" },
  ]);
});

test("nobody sees or changes another's list", async () => {
  const [owner, stranger] = [await app.signIn(), await app.signIn()];
  const { id } = await createRestaurant(app.db);
  await save(owner, id);
  const asStranger = { client: stranger.client, user: owner.user };
  expect((await stranger.client.get(listPath(owner))).status).toBe(403);
  expect((await save(asStranger, id)).status).toBe(403);
  expect((await forget(asStranger, id)).status).toBe(403);
  expect((await app.client().get(listPath(owner))).status).toBe(401);
});

test("the list is paged, newest first, nothing twice and nothing missed", async () => {
  const member = await app.signIn();
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { id } = await createRestaurant(app.db);
    await save(member, id);
    ids.unshift(id);
    if (count % 2) app.passTime(hourMs);
  }
  const seen = await readPages<SavedRestaurant>(member.client, `${listPath(member)}?limit=2`);
  expect(seen.map(({ restaurantId }) => restaurantId)).toEqual(ids);
});

test("what they put on their menus within a day is told, the newest first", async () => {
  const member = await app.signIn();
  const [saved, other] = [await createRestaurant(app.db), await createRestaurant(app.db)];
  await save(member, saved.id);
  const daysAgo = (days: number) => new Date(app.now().getTime() - days * 24 * hourMs);
  const add = (restaurantId: number, days: number) =>
    createSandwich(app.db, { restaurantId, createdAt: daysAgo(days) });
  await add(saved.id, 1.1);
  await add(other.id, 0.2);
  const [older, newer] = [await add(saved.id, 0.9), await add(saved.id, 0.1)];
  const news = await member.client.get(`${listPath(member)}/new-sandwiches`);
  expect(await idsOf(news)).toEqual([newer.id, older.id]);
  const stranger = await app.signIn();
  expect(await idsOf(await stranger.client.get(`${listPath(stranger)}/new-sandwiches`))).toEqual(
    [],
  );
});

const idsOf = async (answer: Response) =>
  (await bodyOf<{ id: number }[]>(answer)).map(({ id }) => id);
