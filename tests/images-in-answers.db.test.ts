import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Image } from "#contract/images.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { images, restaurants, reviewPhotos, sandwiches } from "#server/database/schema/schema.ts";
import { createLocation, createReview, createSandwich } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { createImage, imageIdOf, uploadPhoto } from "#tests/support/uploads.ts";

let app: TestApp;
let photo: Image;
let sandwichId: number;
let restaurantId: number;
let plainId: number;

beforeAll(async () => {
  app = await createTestApp();
  const { client } = await app.signInAsAdmin();
  photo = (await uploadPhoto(client, "generalImageUploader")).serverData.image;
  const imageId = await imageIdOf(app.db, photo.url);
  ({ id: sandwichId, restaurantId } = await createSandwich(app.db, { imageId }));
  plainId = (await createSandwich(app.db, { restaurantId })).id;
  await createLocation(app.db, { restaurantId, latitude: 45.5, longitude: -122.6 });
  await app.db.update(restaurants).set({ imageId }).where(eq(restaurants.id, restaurantId));
});
afterAll(() => app.close());

const read = async <T>(path: string) => bodyOf<T>(await app.client().get(path));

test("one thing carries its photo's widths, measures and preview", async () => {
  for (const path of [`/api/sandwiches/${sandwichId}`, `/api/restaurants/${restaurantId}`]) {
    const { imageUrl, image } = await read<Sandwich | Restaurant>(path);
    expect(imageUrl).toBe(photo.url);
    expect(image).toEqual(photo);
    expect(image?.preview).toMatch(/^data:image\/webp;base64,/);
  }
});

test.each(["", "/popular", "?near=45.5,-122.6", "?sort=distance&near=45.5,-122.6"])(
  "so does every item of /api/sandwiches%s, and a drawing carries null",
  async (query) => {
    const found = await read<Sandwich[]>(`/api/sandwiches${query}`);
    const photos = new Map(found.map(({ id, image }) => [id, image]));
    expect(photos).toEqual(
      new Map([
        [sandwichId, photo],
        [plainId, null],
      ]),
    );
  },
);

test("menus, neighbours and lists of restaurants too", async () => {
  const menu = await read<Sandwich[]>(`/api/restaurants/${restaurantId}/sandwiches`);
  expect(menu.map(({ image }) => image)).toEqual([photo, null]);
  const [similar] = await read<Sandwich[]>(`/api/sandwiches/${plainId}/similar`);
  expect(similar?.image).toEqual(photo);
  const [restaurant] = await read<Restaurant[]>("/api/restaurants?near=45.5,-122.6");
  expect(restaurant).toMatchObject({ image: photo, distanceMiles: expect.any(Number) });
});

test("a member's photo is shown where the team gave none, and is not the sandwich's image", async () => {
  const { client } = await app.signIn();
  const taken = (await uploadPhoto(client, "reviewImageUploader")).serverData.image;
  const imageId = await imageIdOf(app.db, taken.url);
  for (const id of [sandwichId, plainId]) {
    const { id: reviewId } = await createReview(app.db, { sandwichId: id });
    await app.db.insert(reviewPhotos).values({ reviewId, imageId });
  }
  const menu = await read<Sandwich[]>(`/api/restaurants/${restaurantId}/sandwiches`);
  expect(menu.map(({ imageUrl, image }) => ({ imageUrl, image }))).toEqual([
    { imageUrl: photo.url, image: photo },
    { imageUrl: null, image: taken },
  ]);
  await app.db.delete(images).where(eq(images.id, imageId));
  const drawn = { imageUrl: null, image: null };
  expect(await read<Sandwich>(`/api/sandwiches/${plainId}`)).toMatchObject(drawn);
});

test("a photo that is gone is no photo", async () => {
  const { id: imageId, url } = await createImage(app.db);
  const { id } = await createSandwich(app.db, { imageId });
  expect(await read<Sandwich>(`/api/sandwiches/${id}`)).toMatchObject({ imageUrl: url });
  await app.db.delete(images).where(eq(images.id, imageId));
  const drawn = { imageUrl: null, image: null };
  expect(await read<Sandwich>(`/api/sandwiches/${id}`)).toMatchObject(drawn);
  await app.db.delete(sandwiches).where(eq(sandwiches.id, id));
});
