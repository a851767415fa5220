import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { countStatements } from "#tests/support/count-statements.ts";
import { createSandwich } from "#tests/support/factories.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { createImage } from "#tests/support/uploads.ts";

// Numbers are as exact as they are on purpose: whoever makes one of them smaller writes it down here, and whoever makes
// one larger has a reason for it. Each call is a member's or an admin's, so the first statement finds the session.
describe.runIf(inject("testEngine").engine === "server")("what a call costs on a server", () => {
  let app: TestApp;
  let member: SignedIn;
  let other: SignedIn;
  let admin: SignedIn;
  let sandwichId: number;
  let restaurantId: number;
  beforeAll(async () => {
    app = await createTestApp();
    member = await app.signIn();
    other = await app.signIn();
    admin = await app.signInAsAdmin();
    ({ id: sandwichId, restaurantId } = await createSandwich(app.db));
    // A new connection is told its settings once: all of them are there before anything is counted.
    const busy = () => app.db.execute(sql`select pg_sleep(0.1)`);
    await Promise.all(Array.from({ length: 10 }, busy));
  });
  afterAll(() => app?.close());

  /** The answer's id, and how many statements were sent and answers waited for. */
  async function costOf(send: () => Promise<Response>) {
    const cost = countStatements();
    const answer = await send();
    expect(answer.status, await answer.clone().text()).toBeLessThan(300);
    const { id = 0 } = answer.status === 204 ? {} : await bodyOf<{ id?: number }>(answer);
    return { id, cost: cost() };
  }

  const write = async (body: object) => {
    const by = { userId: member.user.id, sandwichId };
    return costOf(() => member.client.post("/api/reviews", { ...by, rating: 4, ...body }));
  };

  test("a review", async () => {
    const { id, cost } = await write({});
    const path = `/api/reviews/${id}`;
    const costs = {
      write: cost,
      change: (await costOf(() => member.client.patch(path, { rating: 5 }))).cost,
      vote: (await costOf(() => other.client.send("PUT", `${path}/vote`))).cost,
      "take the vote back": (await costOf(() => other.client.delete(`${path}/vote`))).cost,
      report: (await costOf(() => other.client.post(`${path}/reports`, { reason: "Rude" }))).cost,
      hide: (await costOf(() => admin.client.patch(`${path}/visibility`, { isHidden: true }))).cost,
      show: (await costOf(() => admin.client.patch(`${path}/visibility`, { isHidden: false })))
        .cost,
      delete: (await costOf(() => member.client.delete(path))).cost,
    };
    const { id: again } = await write({});
    expect({
      ...costs,
      "delete as an admin": (await costOf(() => admin.client.delete(`/api/reviews/${again}`))).cost,
    }).toEqual({
      write: { statements: 11, trips: 4 },
      change: { statements: 8, trips: 4 },
      vote: { statements: 5, trips: 3 },
      "take the vote back": { statements: 4, trips: 3 },
      report: { statements: 5, trips: 4 },
      hide: { statements: 10, trips: 4 },
      show: { statements: 9, trips: 4 },
      delete: { statements: 8, trips: 4 },
      "delete as an admin": { statements: 9, trips: 4 },
    });
  });

  test("a review with photos", async () => {
    const own = { kind: "review" as const, uploadedByUserId: member.user.id };
    const photoUrls = [];
    for (let count = 0; count < 3; count += 1) photoUrls.push((await createImage(app.db, own)).url);
    const { id, cost } = await write({ photoUrls });
    const path = `/api/reviews/${id}`;
    const fewer = { rating: 3, photoUrls: photoUrls.slice(1) };
    expect({
      write: cost,
      change: (await costOf(() => member.client.patch(path, fewer))).cost,
      delete: (await costOf(() => member.client.delete(path))).cost,
    }).toEqual({
      write: { statements: 12, trips: 4 },
      change: { statements: 9, trips: 4 },
      delete: { statements: 8, trips: 4 },
    });
  });

  test("an entry, a saved restaurant, news", async () => {
    const { client, user } = member;
    const entry = { userId: user.id, sandwichId, isFavorite: true, hasTried: false };
    const { id, cost } = await costOf(() => client.post("/api/user-sandwiches", entry));
    const path = `/api/user-sandwiches/${id}`;
    const saved = `/api/users/${user.id}/restaurants/${restaurantId}`;
    expect({
      save: cost,
      change: (await costOf(() => client.patch(path, { isFavorite: false, hasTried: true }))).cost,
      remove: (await costOf(() => client.delete(path))).cost,
      "save a restaurant": (await costOf(() => client.send("PUT", saved, { body: {} }))).cost,
      "forget a restaurant": (await costOf(() => client.delete(saved))).cost,
      "take news": (await costOf(() => client.post(`/api/users/${user.id}/news`))).cost,
    }).toEqual({
      save: { statements: 8, trips: 4 },
      change: { statements: 8, trips: 4 },
      remove: { statements: 6, trips: 4 },
      "save a restaurant": { statements: 6, trips: 4 },
      "forget a restaurant": { statements: 4, trips: 3 },
      "take news": { statements: 7, trips: 4 },
    });
  });

  test("reads", async () => {
    await write({});
    const self = `/api/users/${member.user.id}`;
    const sandwich = `/api/sandwiches/${sandwichId}`;
    const expected: Record<string, number> = {
      "/api/reviews": 2,
      [`${sandwich}/reviews`]: 2,
      [`${sandwich}/rating-summary`]: 2,
      [`/api/restaurants/${restaurantId}/reviews`]: 2,
      [`${self}/reviews`]: 2,
      [`${self}/review-responses`]: 2,
      [`${self}/collection-counts`]: 2,
      [`${self}/restaurants`]: 2,
      [`${self}/level`]: 2,
      [`${self}/actions`]: 2,
      [`${self}/standing?period=all`]: 2,
      [`${self}/standing?period=month`]: 2,
      "/api/leaderboard": 2,
      // A page and how many there are.
      "/api/badges": 3,
      // Lists, months, ratings, tags.
      [`${self}/stats`]: 5,
      [`${self}/export`]: 19,
      "/api/auth/me": 1,
      "/api/auth/sessions": 2,
      "/api/auth/passkeys": 2,
      "/api/action-config": 2,
      "/api/review-reports": 4,
      "/api/admin/gaps?gap=photo": 3,
      // Familiar names, once a minute; whether anything holds the word; names that share a part of it.
      "/api/search/suggestion?q=xyzzyxy": 4,
      // Totals, weeks and four gaps.
      "/api/admin/overview": 8,
    };
    const found: Record<string, number> = {};
    for (const path of Object.keys(expected)) {
      const isForAdmins = /admin|config|reports/.test(path);
      const { client } = isForAdmins ? admin : member;
      found[path] = (await costOf(() => client.get(path))).cost.statements;
    }
    expect(found).toEqual(expected);
  });
});
