import { afterAll, beforeAll, expect, test } from "vitest";
import type { Restaurant } from "#contract/restaurants.ts";
import { createSandwich } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import { announce, createImage, uploadPhoto } from "#tests/support/uploads.ts";

let app: TestApp;
let curator: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  curator = (await app.signInAsCurator()).client;
});
afterAll(() => app.close());

test("the curator changes a restaurant's image", async () => {
  const { restaurantId } = await createSandwich(app.db);
  const { url } = await uploadPhoto(curator, "restaurantImageUploader");
  const answer = await curator.patch(`/api/restaurants/${restaurantId}`, { imageUrl: url });
  expect(answer.status).toBe(200);
  expect(await bodyOf<Restaurant>(answer)).toMatchObject({ imageUrl: url, image: { url } });
});

test("but not a sandwich's, by whichever way", async () => {
  const { id: imageId, url: shown } = await createImage(app.db, { kind: "sandwich" });
  const { id, restaurantId } = await createSandwich(app.db, { imageId });
  expect((await announce(curator, { slug: "sandwichImageUploader" })).status).toBe(403);
  const { url } = await uploadPhoto(curator, "generalImageUploader");
  const path = `/api/sandwiches/${id}`;
  for (const imageUrl of [url, "https://photos.example/lunch.jpg", null]) {
    expect((await curator.patch(path, { price: 8, imageUrl })).status).toBe(403);
  }
  const added = { restaurantId, name: "Hot One", imageUrl: url };
  expect((await curator.post("/api/sandwiches", added)).status).toBe(403);
  expect(await bodyOf(await curator.get(path))).toMatchObject({ imageUrl: shown, price: 9.5 });

  // A form that says again what is there changes nothing.
  expect((await curator.patch(path, { price: 8, imageUrl: shown })).status).toBe(200);
});
