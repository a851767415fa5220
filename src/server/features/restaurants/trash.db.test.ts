import { EventEmitter, once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { AuditEntry } from "#contract/audit.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { DeletionEffects, TrashedThing } from "#contract/trash.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { savedRestaurants, userSandwiches } from "#server/database/schema/collection.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { inTransaction } from "#server/database/transaction.ts";
import {
  createLocation,
  createRestaurant,
  createReview,
  createSandwich,
  createUser,
} from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { markDeleted } from "./trash.repository.ts";
import { removeOldTrash } from "./trash.service.ts";

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signInAsAdmin();
});
afterAll(() => app.close());

const dayMs = 24 * 60 * 60 * 1000;
const get = async <T>(path: string) => bodyOf<T>(await admin.client.get(path));

/** Two sandwiches, two places, three reviews, two entries, saved by one. */
async function busyRestaurant() {
  const restaurant = await createRestaurant(app.db, { name: "Busy Coop" });
  const restaurantId = restaurant.id;
  const menu = [
    await createSandwich(app.db, { restaurantId, name: "Busy One" }),
    await createSandwich(app.db, { restaurantId, name: "Busy Two" }),
  ] as const;
  await createLocation(app.db, { restaurantId });
  const place = await createLocation(app.db, { restaurantId });
  for (const sandwichId of [menu[0].id, menu[0].id, menu[1].id]) {
    await createReview(app.db, { sandwichId });
  }
  const { id: userId } = await createUser(app.db);
  await app.db
    .insert(userSandwiches)
    .values(menu.map(({ id: sandwichId }) => ({ userId, sandwichId })));
  await app.db.insert(savedRestaurants).values({ userId, restaurantId });
  return { id: restaurantId, menu, place };
}

test("a delete says what goes along, hides it all at once, and can be undone", async () => {
  const { id, menu, place } = await busyRestaurant();
  const alone = await createSandwich(app.db, { restaurantId: id, name: "Gone before" });
  await admin.client.delete(`/api/sandwiches/${alone.id}`);
  app.passTime(1000);

  const published = () =>
    Promise.all(
      [
        ["/feed.xml", "Busy One"],
        ["/sitemap-restaurants-0.xml", `/restaurant/${id}<`],
        ["/sitemap-sandwiches-0.xml", `/sandwich/${menu[0].id}<`],
      ].map(async ([file = "", mark = ""]) =>
        (await (await app.client().get(file)).text()).includes(mark),
      ),
    );
  expect(await published()).toEqual([true, true, true]);

  const effects = { sandwiches: 2, locations: 2, reviews: 3, entries: 3 };
  const path = `/api/restaurants/${id}`;
  expect(await get<DeletionEffects>(`${path}/deletion-effects`)).toEqual(effects);
  expect((await admin.client.delete(path)).status).toBe(204);
  expect((await admin.client.delete(path)).status).toBe(404);
  const [entry] = await get<AuditEntry[]>("/api/audit-log?action=restaurant.delete");
  expect(entry).toMatchObject({ entityId: String(id), before: { name: "Busy Coop", ...effects } });

  for (const hidden of [path, `${path}/sandwiches`, `/api/sandwiches/${menu[0].id}`]) {
    expect((await app.client().get(hidden)).status, hidden).toBe(404);
  }
  const namesAt = async (list: string) =>
    (await get<{ name: string }[]>(list)).map(({ name }) => name);
  expect(await namesAt("/api/sandwiches")).not.toContain("Busy One");
  expect(await namesAt("/api/sandwiches/popular")).not.toContain("Busy One");
  expect(await namesAt("/api/restaurants")).not.toContain("Busy Coop");
  expect(await get<{ sandwichId: number }[]>("/api/reviews")).toEqual([]);
  expect(await published()).toEqual([false, false, false]);
  expect((await app.client().get(`/restaurant/${id}/feed.xml`)).status).toBe(404);

  const trash = await get<TrashedThing[]>("/api/trash");
  expect(trash).toMatchObject([
    { kind: "restaurant", id, name: "Busy Coop" },
    { kind: "sandwich", id: alone.id, restaurantName: "Busy Coop" },
  ]);
  const homeless = await admin.client.post(`/api/sandwiches/${alone.id}/restore`);
  expect(homeless.status).toBe(409);

  expect((await admin.client.post(`${path}/restore`)).status).toBe(204);
  expect((await admin.client.post(`${path}/restore`)).status).toBe(404);
  const back = await get<Restaurant>(path);
  expect(back).toMatchObject({ sandwichCount: 2 });
  expect(back.locations.map((location) => location.id)).toContain(place.id);
  expect((await get<Sandwich[]>(`${path}/sandwiches`)).map(({ name }) => name)).toEqual([
    "Busy One",
    "Busy Two",
  ]);
  expect((await admin.client.post(`/api/sandwiches/${alone.id}/restore`)).status).toBe(204);
  expect(await get<Sandwich>(`/api/sandwiches/${alone.id}`)).toMatchObject({ name: "Gone before" });
  await admin.client.delete(path);
});

test("after 30 days it is removed for good, and not a day before", async () => {
  const { id, menu } = await busyRestaurant();
  const { menu: kept } = await busyRestaurant();
  await admin.client.delete(`/api/restaurants/${id}`);
  await admin.client.delete(`/api/sandwiches/${kept[0].id}`);
  await removeOldTrash(app.db, new Date(app.now().getTime() + 30 * dayMs - 1));
  const rowOf = (restaurantId: number) =>
    app.db.select().from(restaurants).where(eq(restaurants.id, restaurantId));
  expect(await rowOf(id)).toHaveLength(1);
  await removeOldTrash(app.db, new Date(app.now().getTime() + 30 * dayMs + 1));
  expect(await rowOf(id)).toEqual([]);
  for (const { id: sandwichId } of [menu[0], menu[1], kept[0]]) {
    expect(await app.db.$count(sandwiches, eq(sandwiches.id, sandwichId))).toBe(0);
    expect(await app.db.$count(reviews, eq(reviews.sandwichId, sandwichId))).toBe(0);
  }
  expect(await app.db.$count(sandwiches, eq(sandwiches.id, kept[1].id))).toBe(1);
  expect((await admin.client.post(`/api/restaurants/${id}/restore`)).status).toBe(404);
});

test.runIf(inject("testEngine").engine === "server")(
  "what is being restored is not removed",
  async () => {
    const { id } = await createRestaurant(app.db);
    const sandwich = await createSandwich(app.db, { restaurantId: id });
    await createReview(app.db, { sandwichId: sandwich.id });
    await admin.client.delete(`/api/restaurants/${id}`);
    const steps = new EventEmitter();
    const restored = once(steps, "restored");
    const restoring = inTransaction(app.db, async (tx) => {
      await markDeleted(tx, "restaurant", id, null);
      const end = once(steps, "end");
      steps.emit("restored");
      await end;
    });
    await restored;
    const removing = removeOldTrash(app.db, new Date(app.now().getTime() + 31 * dayMs));
    const waiting = sql`select from pg_locks where not granted`;
    while ((await queryRows(app.db, waiting)).length === 0) await setImmediate();
    steps.emit("end");
    await Promise.all([restoring, removing]);
    expect(await app.db.$count(sandwiches, eq(sandwiches.restaurantId, id))).toBe(1);
    expect(await app.db.$count(reviews, eq(reviews.sandwichId, sandwich.id))).toBe(1);
  },
);

test("the trash is paged without gap or repeat", async () => {
  const { menu, place, id } = await busyRestaurant();
  const other = await createRestaurant(app.db);
  // All at one instant: kind and id keep the order.
  for (const path of [
    `sandwiches/${menu[0].id}`,
    `sandwiches/${menu[1].id}`,
    `locations/${place.id}`,
    `restaurants/${other.id}`,
  ]) {
    await admin.client.delete(`/api/${path}`);
  }
  const all = await get<TrashedThing[]>("/api/trash");
  expect(await readPages<TrashedThing>(admin.client, "/api/trash?limit=1")).toEqual(all);
  expect(all.filter(({ restaurantId }) => restaurantId === id)).toHaveLength(3);
  const file = await (await admin.client.get("/api/trash.csv")).text();
  expect(file.split("\r\n").filter(Boolean)).toHaveLength(all.length + 1);
  expect(file).toContain(`restaurant,${other.id},`);
});
