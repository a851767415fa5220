import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Sandwich } from "#contract/sandwiches.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { sandwichTags } from "#server/database/schema/tags.ts";
import {
  createRestaurant,
  createReview,
  createSandwich,
  createTag,
} from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { recountRatings, refreshRanks } from "./ranking.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("GET /api/sandwiches/{id}", () => {
  test("carries all that a card shows", async () => {
    const restaurant = await createRestaurant(app.db, { name: "The Roost" });
    const [first, second] = [await createTag(app.db), await createTag(app.db)];
    const { id } = await createSandwich(app.db, {
      restaurantId: restaurant.id,
      name: "Hot One",
      // Stored before a repeated one was dropped on the way in.
      ingredients: ["Bun", "thigh", "bun", "THIGH "],
      priceCents: 1150,
      isSpicy: true,
      spiceLevel: 4,
      containsGluten: true,
      containsDairy: false,
      containsEggs: null,
      ratingSum: 13,
      ratingCount: 3,
    });
    await app.db.insert(sandwichTags).values([
      { sandwichId: id, tagId: second.id },
      { sandwichId: id, tagId: first.id },
    ]);
    const response = await app.client().get(`/api/sandwiches/${id}`);
    expect(await response.json()).toMatchObject({
      id,
      restaurantName: "The Roost",
      ingredients: ["Bun", "thigh"],
      price: 11.5,
      averageRating: 4.3,
      reviewCount: 3,
      containsEggs: null,
      dietaryInfo: {
        containsGluten: true,
        containsDairy: false,
        containsEggs: null,
        spicy: true,
        organic: null,
      },
      tags: [
        { id: second.id, name: second.name, type: "style", sandwichId: id },
        { id: first.id, name: first.name, type: "style", sandwichId: id },
      ],
    });
  });

  test.each(["0", "-1", "abc", "1.5", "99999999999", "2147483647"])("%s is a 404", async (id) => {
    expect((await app.client().get(`/api/sandwiches/${id}`)).status).toBe(404);
  });

  test("one that was deleted, or whose restaurant was, is a 404", async () => {
    const gone = await createSandwich(app.db, { deletedAt: new Date() });
    const closed = await createRestaurant(app.db, { deletedAt: new Date() });
    const orphan = await createSandwich(app.db, { restaurantId: closed.id });
    for (const { id } of [gone, orphan]) {
      expect((await app.client().get(`/api/sandwiches/${id}`)).status).toBe(404);
    }
  });
});

describe("GET /api/sandwiches and /api/sandwiches/popular", () => {
  test("the best first; ties by count, then id; pages without gap or repeat", async () => {
    await app.db.delete(restaurants);
    const { id: restaurantId } = await createRestaurant(app.db);
    const create = (rank: number, ratingCount: number) =>
      createSandwich(app.db, { restaurantId, rank, ratingCount, ratingSum: ratingCount * 3 });
    const low = await create(3.1, 9);
    const tiedOld = await create(4.05, 2);
    const tiedNew = await create(4.05, 2);
    const tiedMore = await create(4.05, 7);
    const top = await create(4.7, 1);
    await createSandwich(app.db, { restaurantId, rank: 5, deletedAt: new Date() });
    const expected = [top, tiedMore, tiedOld, tiedNew, low].map(({ id }) => id);

    for (const path of ["/api/sandwiches", "/api/sandwiches/popular"]) {
      const seen = await readPages<Sandwich>(app.client(), `${path}?limit=2`);
      expect(seen.map(({ id }) => id)).toEqual(expected);
    }
  });

  test("many good ratings are above one perfect rating", async () => {
    await app.db.delete(restaurants);
    const rate = async (...ratings: number[]) => {
      const { id: sandwichId } = await createSandwich(app.db);
      for (const rating of ratings) await createReview(app.db, { sandwichId, rating });
      return sandwichId;
    };
    const perfectOnce = await rate(5);
    const disliked = await rate(2, 2, 3, 2, 2, 1);
    const loved = await rate(5, 5, 4, 5, 5, 4, 5, 5);
    await recountRatings(app.db);
    await refreshRanks(app.db);
    for (const path of ["/api/sandwiches", "/api/sandwiches/popular"]) {
      const seen = await readPages<Sandwich>(app.client(), path);
      expect(seen.map(({ id }) => id)).toEqual([loved, perfectOnce, disliked]);
    }
  });

  test.each(["limit=0", "limit=201", "limit=x", "cursor=nonsense", "cursor=WzFd"])(
    "?%s is a 400 that names the field",
    async (query) => {
      const response = await app.client().get(`/api/sandwiches?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ issues: [{ path: query.split("=")[0] }] });
    },
  );
});
