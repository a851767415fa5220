import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {
  MemberReview,
  MenuReview,
  RatingSummary,
  Review,
  SandwichPhoto,
} from "#contract/reviews.ts";
import { restaurantRedirects } from "#server/database/schema/restaurants.ts";
import { reviewPhotos } from "#server/database/schema/review-responses.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { users } from "#server/database/schema/users.ts";
import {
  createRestaurant,
  createReview,
  createSandwich,
  createUser,
} from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import { createImage } from "#tests/support/uploads.ts";

let app: TestApp;
let restaurantId: number;
let sandwichId: number;

/** Rating and day; two share both, so that only the id decides. */
const written = [
  [5, 1],
  [3, 2],
  [5, 3],
  [1, 4],
  [3, 2],
  [5, 5],
  [1, 6],
] as const;
const ids: number[] = [];

beforeAll(async () => {
  app = await createTestApp();
  restaurantId = (await createRestaurant(app.db)).id;
  sandwichId = (await createSandwich(app.db, { restaurantId, name: "Hot One" })).id;
  for (const [rating, day] of written) {
    const dateCreated = new Date(Date.UTC(2026, 0, day));
    ids.push((await createReview(app.db, { sandwichId, rating, dateCreated })).id);
  }
  await createReview(app.db, { sandwichId, rating: 1, hiddenAt: new Date() });
});
afterAll(() => app.close());

const readAll = <T>(path: string) => readPages<T>(app.client(), path);

describe("GET /api/sandwiches/{id}/reviews", () => {
  test.each([
    ["newest", [6, 5, 3, 2, 4, 1, 0]],
    ["highest", [5, 2, 0, 4, 1, 6, 3]],
    ["lowest", [6, 3, 4, 1, 5, 2, 0]],
  ])("%s first, in pages without gap or repeat", async (sort, order) => {
    const path = `/api/sandwiches/${sandwichId}/reviews?sort=${sort}&limit=2`;
    const shown = (await readAll<Review>(path)).map(({ id }) => id);
    expect(shown).toEqual(order.map((index) => ids[index]));
  });

  test.each(["newest", "highest", "lowest"] as const)(
    "the %s page that begins with a review has it first, and what follows it behind",
    async (sort) => {
      const path = `/api/sandwiches/${sandwichId}/reviews?sort=${sort}&limit=3`;
      const all = await readAll<Review>(path);
      for (const [index, { id }] of all.entries()) {
        expect(await readAll<Review>(`${path}&from=${id}`)).toEqual(all.slice(index));
      }
      expect(await readAll<Review>(`${path}&from=2147483647`)).toEqual(all);
    },
  );

  test("shows who wrote it by name and avatar, and nothing else of them", async () => {
    const author = await createUser(app.db);
    const { id } = await createSandwich(app.db);
    const review = await createReview(app.db, { sandwichId: id, userId: author.id, rating: 2 });
    const path = `/api/sandwiches/${id}/reviews`;
    const [shown] = await readAll<Review>(path);
    expect(shown).toEqual({
      id: review.id,
      sandwichId: id,
      userId: author.id,
      username: author.username,
      avatarUrl: null,
      rating: 2,
      review: review.comment,
      dateCreated: review.dateCreated.toISOString(),
      photos: [],
      helpfulCount: 0,
    });
    await app.db.delete(users).where(eq(users.id, author.id));
    expect((await readAll<Review>(path))[0]).toMatchObject({ userId: null, username: null });
  });
});

describe("GET /api/users/{id}/reviews", () => {
  test("a member's, newest first, or the one about a sandwich", async () => {
    const author = await createUser(app.db);
    const path = `/api/users/${author.id}/reviews`;
    const [older, newer] = [new Date("2026-02-01"), new Date("2026-02-02")];
    const second = await createReview(app.db, { userId: author.id, dateCreated: newer });
    const first = await createReview(app.db, { userId: author.id, dateCreated: older });
    const gone = await createSandwich(app.db, { deletedAt: new Date() });
    await createReview(app.db, { userId: author.id, sandwichId: gone.id });
    const shown = await readAll<MemberReview>(`${path}?limit=1`);
    expect(shown.map(({ id }) => id)).toEqual([second.id, first.id]);
    const one = await readAll<MemberReview>(`${path}?sandwichId=${first.sandwichId}`);
    expect(one).toMatchObject([{ id: first.id, username: author.username, isHidden: false }]);
    expect(await readAll(`${path}?sandwichId=${sandwichId}`)).toEqual([]);
  });

  test("hidden ones are for the member and for admins", async () => {
    const member = await app.signIn();
    const { id } = await createReview(app.db, { userId: member.user.id, hiddenAt: new Date() });
    const read = async (client: TestClient) =>
      bodyOf<MemberReview[]>(await client.get(`/api/users/${member.user.id}/reviews`));
    expect(await read(app.client())).toEqual([]);
    expect(await read((await app.signIn()).client)).toEqual([]);
    expect(await read(member.client)).toMatchObject([{ id, isHidden: true }]);
    expect(await read((await app.signInAsAdmin()).client)).toMatchObject([{ id }]);
  });
});

test("the summary counts what is shown, five stars first", async () => {
  const read = async (id: number) =>
    bodyOf<RatingSummary>(await app.client().get(`/api/sandwiches/${id}/rating-summary`));
  expect(await read(sandwichId)).toEqual({
    average: 3.3,
    count: 7,
    histogram: [
      { stars: 5, count: 3, percent: 43 },
      { stars: 4, count: 0, percent: 0 },
      { stars: 3, count: 2, percent: 29 },
      { stars: 2, count: 0, percent: 0 },
      { stars: 1, count: 2, percent: 29 },
    ],
  });
  const { id } = await createSandwich(app.db);
  expect(await read(id)).toMatchObject({ average: 0, count: 0 });
});

test("a restaurant's reviews are those of its menu, the newest first", async () => {
  const other = await createSandwich(app.db, { restaurantId, name: "Cold One" });
  const dateCreated = new Date("2026-01-03T12:00:00Z");
  const between = await createReview(app.db, { sandwichId: other.id, dateCreated });
  const gone = await createSandwich(app.db, { restaurantId, deletedAt: new Date() });
  await createReview(app.db, { sandwichId: gone.id });
  const all = await readAll<MenuReview>(`/api/restaurants/${restaurantId}/reviews?limit=3`);
  const expected = [ids[6], ids[5], ids[3], between.id, ids[2], ids[4], ids[1], ids[0]];
  expect(all.map(({ id }) => id)).toEqual(expected);
  expect(all[3]?.sandwichName).toBe("Cold One");
});

test("all reviews leave out the hidden and those of what is off the menus", async () => {
  const closed = await createRestaurant(app.db, { deletedAt: new Date() });
  const unlisted = await createSandwich(app.db, { restaurantId: closed.id });
  const lost = await createReview(app.db, { sandwichId: unlisted.id });
  const all = await readAll<Review>("/api/reviews?limit=3");
  const shown = all.map(({ id }) => id);
  expect(shown).toEqual(expect.arrayContaining(ids));
  expect(shown).not.toContain(lost.id);
  const hidden = await app.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(isNotNull(reviews.hiddenAt));
  for (const { id } of hidden) expect(shown).not.toContain(id);
  const dates = all.map(({ dateCreated }) => dateCreated);
  expect(dates).toEqual([...dates].sort().reverse());
});

test.each([
  "sandwiches/999999/reviews",
  "sandwiches/x/rating-summary",
  "restaurants/999999/reviews",
  "users/nobody/reviews",
])("%s is a 404", async (path) => {
  expect((await app.client().get(`/api/${path}`)).status).toBe(404);
});

test("what has left the menu has no reviews, photos or ratings to show", async () => {
  const closed = await createRestaurant(app.db, { deletedAt: new Date() });
  const left = await createSandwich(app.db, { deletedAt: new Date() });
  const ofClosed = await createSandwich(app.db, { restaurantId: closed.id });
  for (const { id } of [left, ofClosed]) {
    const { id: reviewId } = await createReview(app.db, { sandwichId: id });
    const { id: imageId } = await createImage(app.db, { kind: "review" });
    await app.db.insert(reviewPhotos).values({ reviewId, imageId });
    for (const part of ["reviews", "photos", "rating-summary"]) {
      const { status } = await app.client().get(`/api/sandwiches/${id}/${part}`);
      expect([part, status]).toEqual([part, 404]);
    }
  }
  expect((await app.client().get(`/api/restaurants/${closed.id}/reviews`)).status).toBe(404);

  const { id: fromRestaurantId } = closed;
  await app.db
    .insert(restaurantRedirects)
    .values({ fromRestaurantId, toRestaurantId: restaurantId });
  const merged = await app.client().get(`/api/restaurants/${fromRestaurantId}/reviews`);
  const own = await app.client().get(`/api/restaurants/${restaurantId}/reviews`);
  expect(await merged.json()).toEqual(await own.json());
});

test("a page without reviews is empty where the sandwich, restaurant or member is there", async () => {
  const empty = await createSandwich(app.db);
  const { id: nobodyYet } = await createUser(app.db);
  for (const path of [
    `sandwiches/${empty.id}/reviews`,
    `sandwiches/${empty.id}/photos`,
    `restaurants/${empty.restaurantId}/reviews`,
    `users/${nobodyYet}/reviews`,
    `users/${nobodyYet}/badges`,
  ]) {
    expect(await (await app.client().get(`/api/${path}`)).json()).toEqual([]);
  }
});

describe("GET /api/sandwiches/{id}/photos", () => {
  test("those of shown reviews, the newest first and of each in its order, in pages", async () => {
    const { id } = await createSandwich(app.db);
    const author = await createUser(app.db);
    const illustrated = async (day: number, count: number, overrides = {}) => {
      const dateCreated = new Date(Date.UTC(2026, 0, day));
      const review = await createReview(app.db, { sandwichId: id, dateCreated, ...overrides });
      const urls: string[] = [];
      for (let position = 0; position < count; position += 1) {
        const image = await createImage(app.db, { kind: "review" });
        await app.db
          .insert(reviewPhotos)
          .values({ reviewId: review.id, imageId: image.id, position });
        urls.push(image.url);
      }
      return { urls, reviewId: review.id };
    };
    const old = await illustrated(1, 3, { userId: null });
    await illustrated(2, 0);
    await illustrated(3, 2, { hiddenAt: new Date() });
    const newest = await illustrated(4, 2, { userId: author.id });
    await illustrated(5, 1, { sandwichId });

    const photos = await readAll<SandwichPhoto>(`/api/sandwiches/${id}/photos?limit=2`);
    expect(photos.map(({ url }) => url)).toEqual([...newest.urls, ...old.urls]);
    expect(photos[0]).toEqual({
      url: newest.urls[0],
      width: 800,
      height: 600,
      widths: [320, 800],
      preview: "data:image/webp;base64,",
      reviewId: newest.reviewId,
      username: author.username,
    });
    expect(photos[4]).toMatchObject({ reviewId: old.reviewId, username: null });
  });

  test("none for a sandwich that is not there", async () => {
    expect((await app.client().get("/api/sandwiches/2147483647/photos")).status).toBe(404);
    expect((await app.client().get("/api/sandwiches/1/photos?cursor=x")).status).toBe(400);
  });
});
