import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import {
  createRestaurant,
  createReview,
  createSandwich,
  createUser,
} from "#tests/support/factories.ts";
import { buildPhoto } from "#tests/support/image-files.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { createImage } from "#tests/support/uploads.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ settings: { PUBLIC_ORIGIN: "https://cluck.example" } });
});
afterAll(() => app.close());

const textOf = async (path: string) => (await app.client().get(path)).text();

describe("for search engines", () => {
  test("robots.txt names the sitemap by our public address", async () => {
    expect(await textOf("/robots.txt")).toContain("Sitemap: https://cluck.example/sitemap.xml");
  });

  test("the sitemap leads to every published page, and to nothing invented or deleted", async () => {
    const restaurant = await createRestaurant(app.db);
    const sandwich = await createSandwich(app.db, { restaurantId: restaurant.id });
    const demo = await createRestaurant(app.db, { isDemo: true });
    const hidden = [
      await createSandwich(app.db, { restaurantId: restaurant.id, deletedAt: new Date() }),
      await createSandwich(app.db, { restaurantId: demo.id, isDemo: true }),
    ];
    const index = await textOf("/sitemap.xml");
    const pages = [...index.matchAll(/<loc>https:\/\/cluck\.example(.+?)<\/loc>/g)].map(
      ([, path]) => path ?? "",
    );
    expect(pages).toEqual([
      "/sitemap-pages.xml",
      "/sitemap-restaurants-0.xml",
      "/sitemap-sandwiches-0.xml",
    ]);
    const all = (await Promise.all(pages.map(textOf))).join("");
    expect(all).toContain(`<loc>https://cluck.example/restaurant/${restaurant.id}</loc><lastmod>`);
    expect(all).toContain(`<loc>https://cluck.example/sandwich/${sandwich.id}</loc>`);
    expect(all).toContain("<loc>https://cluck.example/explore?view=restaurants</loc>");
    expect(all).toContain("<loc>https://cluck.example/leaderboard</loc>");
    expect(all).not.toContain(`/restaurant/${demo.id}<`);
    for (const { id } of hidden) expect(all).not.toContain(`/sandwich/${id}<`);
    for (const page of [7, 214_748, 999_999])
      expect((await app.client().get(`/sitemap-sandwiches-${page}.xml`)).status).toBe(404);
  });
});

test("a shared sandwich with a photo shows it as a JPEG, which every crawler reads", async () => {
  const { id: imageId, storageKey } = await createImage(app.db, { kind: "sandwich" });
  await app.deps.storage.save(
    storageKey,
    (async function* () {
      yield { name: "800.webp", bytes: await buildPhoto({ format: "webp" }) };
    })(),
  );
  const { id } = await createSandwich(app.db, { imageId });
  const response = await app.client().get(`/sandwich/${id}/card.jpg`);
  expect(response.headers.get("Content-Type")).toBe("image/jpeg");
  const start = new Uint8Array(await response.arrayBuffer()).subarray(0, 3);
  expect([...start]).toEqual([0xff, 0xd8, 0xff]);
  const drawn = await createSandwich(app.db);
  const other = await app.client().get(`/sandwich/${drawn.id}/card.jpg`);
  expect(other.headers.get("Location")).toBe(`/sandwich/${drawn.id}/card.png`);
  const withoutFiles = await createImage(app.db, { kind: "sandwich" });
  const lostPhoto = await createSandwich(app.db, { imageId: withoutFiles.id });
  const [lost, nobody] = await Promise.all(
    [lostPhoto.id, 999_999].map((sandwich) => app.client().get(`/sandwich/${sandwich}/card.jpg`)),
  );
  expect([lost?.status, nobody?.status]).toEqual([404, 404]);
});

test("a shared restaurant shows its drawing, and home its best sandwich", async () => {
  const { id } = await createRestaurant(app.db);
  const response = await app.client().get(`/restaurant/${id}/card.png`);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(width).toBe(1200);
  const nobody = await app.client().get("/restaurant/999999/card.png");
  expect(nobody.status).toBe(404);
  await createSandwich(app.db);
  const home = await app.client().get("/card.png");
  expect(home.headers.get("Location")).toMatch(/^\/sandwich\/\d+\/card\.png$/);
});

test("a share picture is drawn when something on it has changed, and not before", async () => {
  let drawn = 0;
  const count = () => {
    drawn += 1;
  };
  sharp.queue.on("change", count);
  const { id } = await createSandwich(app.db, { name: "Hot" });
  const bytes = async () =>
    Buffer.from(await (await app.client().get(`/sandwich/${id}/card.png`)).arrayBuffer());
  const first = await bytes();
  expect(drawn).toBeGreaterThan(0);
  drawn = 0;
  expect(await bytes()).toEqual(first);
  expect(drawn).toBe(0);
  await app.db.update(sandwiches).set({ name: "Hotter" }).where(eq(sandwiches.id, id));
  expect(await bytes()).not.toEqual(first);
  sharp.queue.off("change", count);
});

describe("feeds", () => {
  test("new sandwiches, the newest first, with names that are just text", async () => {
    const restaurant = await createRestaurant(app.db, { name: "Salt & <Fat>" });
    await createSandwich(app.db, {
      restaurantId: restaurant.id,
      name: 'The "Quote"',
      createdAt: new Date(Date.now() + 1000),
    });
    const response = await app.client().get("/feed.xml");
    expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    const [first] = [...(await response.text()).matchAll(/<entry>.*?<title>(.*?)<\/title>/gs)];
    expect(first?.[1]).toBe("The &quot;Quote&quot; at Salt &amp; &lt;Fat&gt;");
  });

  test("a restaurant's reviews, without hidden ones and without names that left", async () => {
    const { id, restaurantId } = await createSandwich(app.db, { name: "Hot One" });
    const member = await createUser(app.db);
    const praise = { sandwichId: id, userId: member.id, rating: 5, comment: "Yes!" };
    const { id: reviewId } = await createReview(app.db, praise);
    await createReview(app.db, { sandwichId: id, userId: null, comment: "From before." });
    await createReview(app.db, { sandwichId: id, comment: "Abuse", hiddenAt: new Date() });
    const feed = await textOf(`/restaurant/${restaurantId}/feed.xml`);
    expect(feed).toContain("Hot One: 5 of 5 stars");
    expect(feed).toContain(`/sandwich/${id}/reviews?from=${reviewId}#review-${reviewId}"`);
    expect(feed).toContain(`<name>${member.username}</name>`);
    expect(feed).toContain("<name>User</name>");
    expect(feed).not.toContain("Abuse");
    expect(feed).not.toContain(member.email);
    expect((await app.client().get("/restaurant/nugget/feed.xml")).status).toBe(404);
    expect((await app.client().get("/restaurant/999999/feed.xml")).status).toBe(404);
  });
});
