import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ImageKind } from "#contract/image-files.ts";
import { queryRow } from "#server/database/query-rows.ts";
import { images } from "#server/database/schema/images.ts";
import type { ShownImage } from "#server/database/shown-image.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { createReview, createUser } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { createImage, inventedKey } from "#tests/support/uploads.ts";
import { withOwnImage } from "./images.service.ts";
import { photosColumn, presentPhotos, setReviewPhotos } from "./review-photos.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const choose = (imageUrl: string | null | undefined, kind: ImageKind) =>
  withOwnImage(app.db, { imageUrl }, kind);

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { status: number; details: { issues: unknown } }) => [
      error.status,
      error.details.issues,
    ],
  );

test("any address of an image of ours becomes its full size, with our origin or without", async () => {
  const { id, url, storageKey } = await createImage(app.db, { kind: "sandwich" });
  for (const address of [url, `https://cluck.example${url}`, `/images/${storageKey}/320.avif`]) {
    expect(await choose(address, "sandwich")).toEqual({ facts: { imageUrl: url }, imageId: id });
  }
});

test("an image for anything fits everything, one for a badge only a badge", async () => {
  const general = await createImage(app.db);
  expect(await choose(general.url, "restaurant")).toMatchObject({ imageId: general.id });
  const badge = await createImage(app.db, { kind: "badge" });
  expect(await choose(badge.url, "badge")).toMatchObject({ imageId: badge.id });
  expect(await refusalOf(choose(badge.url, "sandwich"))).toEqual([
    400,
    [{ path: "imageUrl", message: expect.stringContaining("for a badge") }],
  ]);
});

test("null takes the image away, and who says nothing leaves it", async () => {
  expect(await choose(null, "badge")).toMatchObject({ imageId: null });
  expect(await choose(undefined, "badge")).toMatchObject({ imageId: undefined });
});

test.each([
  "lunch.jpg",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "file:///etc/passwd",
  "https://photos.example/lunch.jpg",
  "/images/../secret",
  `/images/${inventedKey()}/800.webp`,
  `https://photos.example/images/${inventedKey()}/800.webp`,
])("%s is no image of ours", async (address) => {
  const [status] = (await refusalOf(choose(address, "sandwich"))) ?? [];
  expect(status).toBe(400);
});

test("taken into use, an image is no orphan any more", async () => {
  const { id, url } = await createImage(app.db, { orphanedAt: app.now() });
  await choose(url, "general");
  const [row] = await app.db.select().from(images).where(eq(images.id, id));
  expect(row?.orphanedAt).toBeNull();
});

test("a review has up to four photos of its author's, in their order", async () => {
  const author = await createUser(app.db);
  const { id } = await createReview(app.db, { userId: author.id });
  const own = { kind: "review" as const, uploadedByUserId: author.id };
  const photos = [];
  for (let count = 0; count < 5; count += 1) photos.push(await createImage(app.db, own));
  const urls = photos.map(({ url }) => url);
  const set = (chosen: string[], by = author.id) =>
    inTransaction(app.db, (tx) => setReviewPhotos(tx, id, chosen, by));
  const shown = async () => {
    const column = photosColumn(sql`${id}::int`);
    const { photos } = await queryRow<{ photos: ShownImage[] }>(
      app.db,
      sql`select ${column} as photos`,
    );
    return presentPhotos(photos).map(({ url }) => url);
  };

  await set(urls.slice(0, 4));
  expect(await shown()).toEqual(urls.slice(0, 4));
  await set([urls[4] ?? "", urls[1] ?? "", urls[1] ?? ""]);
  expect(await shown()).toEqual([urls[4], urls[1]]);

  const stranger = await createUser(app.db);
  const theirs = await createImage(app.db, { kind: "review", uploadedByUserId: stranger.id });
  const forBadges = await createImage(app.db, { ...own, kind: "badge" });
  for (const wrong of [urls, [theirs.url], [forBadges.url], ["https://photos.example/a.jpg"]]) {
    const [status] = (await refusalOf(set(wrong))) ?? [];
    expect(status).toBe(400);
  }
  expect(await shown()).toEqual([urls[4], urls[1]]);
  await set([]);
  expect(await shown()).toEqual([]);
});
