import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queryRows } from "#server/database/query-rows.ts";
import {
  avatars,
  badges,
  images,
  restaurants,
  reviewPhotos,
  sandwiches,
  uploadTickets,
  users,
} from "#server/database/schema/schema.ts";
import {
  createRestaurant,
  createReview,
  createSandwich,
  createUser,
} from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import {
  announce,
  createImage,
  imageIdOf,
  inventedKey,
  uploadPhoto,
} from "#tests/support/uploads.ts";
import { sweepImages } from "./image-sweep.service.ts";
import { imageUsers } from "./images.repository.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const sweep = () => sweepImages(app.deps);
async function sweepTomorrow() {
  await sweep();
  app.passTime(dayMs + hourMs);
  await sweep();
}
const keys = async () => (await app.db.select().from(images)).map((image) => image.storageKey);
const folderOf = (key: string) => join(app.imageFolder, key.slice(0, 2), key);

test("what nothing refers to goes after a day, files and row, and not earlier", async () => {
  const { client } = await app.signIn();
  const { url } = await uploadPhoto(client, "generalImageUploader");
  const [key = ""] = await keys();
  app.passTime(30 * dayMs);
  await sweep();
  app.passTime(23 * hourMs);
  await sweep();
  expect(await keys()).toEqual([key]);
  app.passTime(2 * hourMs);
  await sweep();
  expect(await keys()).toEqual([]);
  expect(existsSync(folderOf(key))).toBe(false);
  expect((await app.app.request(url)).status).toBe(404);
});

test("what something refers to stays", async () => {
  const used = [];
  for (let count = 0; count < 5; count += 1) used.push(await createImage(app.db));
  const [a, b, c, d, e] = used;
  await createSandwich(app.db, { imageId: a?.id, deletedAt: new Date() });
  await createRestaurant(app.db, { imageId: b?.id });
  const badge = { name: "Beak", description: "A badge", category: "event" as const };
  await app.db.insert(badges).values({ ...badge, imageId: c?.id });
  const review = await createReview(app.db);
  await app.db.insert(reviewPhotos).values({ reviewId: review.id, imageId: d?.id ?? 0 });
  const { id: userId } = await createUser(app.db);
  await app.db.insert(avatars).values({ userId, imageId: e?.id ?? 0 });
  const loose = await createImage(app.db);
  await sweepTomorrow();
  expect((await keys()).sort()).toEqual(used.map(({ storageKey }) => storageKey).sort());
  expect(await keys()).not.toContain(loose.storageKey);
  // And each of them is what kept its image.
  await app.db.delete(sandwiches);
  await app.db.delete(restaurants);
  await app.db.delete(badges);
  await app.db.delete(reviewPhotos);
  await app.db.delete(users).where(eq(users.id, userId));
  await sweepTomorrow();
  expect(await keys()).toEqual([]);
});

test("whatever refers to an image is asked, but for the tickets of uploads", async () => {
  const referring = await queryRows<{ table: string }>(
    app.db,
    sql`select conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'images'::regclass`,
  );
  const tables = referring.map(({ table }) => table).filter((table) => table !== "upload_tickets");
  expect(tables.sort()).toEqual(imageUsers.toSorted());
});

test("a replaced photo is given up a day after it was replaced", async () => {
  const [old, fresh] = [await createImage(app.db), await createImage(app.db)];
  const { id } = await createSandwich(app.db, { imageId: old.id });
  await sweepTomorrow();
  const next = await createImage(app.db);
  await app.db.update(sandwiches).set({ imageId: next.id }).where(eq(sandwiches.id, id));
  await sweep();
  expect(await keys()).toEqual(expect.arrayContaining([old.storageKey, next.storageKey]));
  expect(await keys()).not.toContain(fresh.storageKey);
  app.passTime(dayMs + hourMs);
  await sweep();
  expect(await keys()).toEqual([next.storageKey]);
});

test("one taken into use again while it waited stays", async () => {
  const image = await createImage(app.db);
  await sweep();
  app.passTime(dayMs + hourMs);
  await createSandwich(app.db, { imageId: image.id });
  await sweep();
  expect(await keys()).toEqual([image.storageKey]);
});

test("files without a row go after a day, files with one stay", async () => {
  const { client } = await app.signIn();
  const { url } = await uploadPhoto(client, "generalImageUploader");
  await createSandwich(app.db, { imageId: await imageIdOf(app.db, url) });
  const [known = ""] = await keys();
  const stray = inventedKey();
  await app.deps.storage.save(
    stray,
    (async function* () {
      yield { name: "160.webp", bytes: Buffer.from("left behind") };
    })(),
  );
  await sweep();
  expect(existsSync(folderOf(stray))).toBe(true);
  app.passTime(dayMs + hourMs);
  await sweep();
  expect(existsSync(folderOf(stray))).toBe(false);
  expect((await readdir(folderOf(known))).length).toBeGreaterThan(1);
});

test("tickets go when they have run out", async () => {
  const { client } = await app.signIn();
  await announce(client, {});
  await sweep();
  expect(await app.db.select().from(uploadTickets)).toHaveLength(1);
  app.passTime(hourMs);
  await sweep();
  expect(await app.db.select().from(uploadTickets)).toEqual([]);
});
