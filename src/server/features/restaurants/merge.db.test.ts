import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditEntry } from "#contract/audit.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { TrashedThing } from "#contract/trash.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { savedRestaurants, userSandwiches } from "#server/database/schema/collection.ts";
import { locations } from "#server/database/schema/locations.ts";
import { restaurantRecommendations } from "#server/database/schema/recommendations.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { sandwiches, sandwichRatings } from "#server/database/schema/sandwiches.ts";
import { users } from "#server/database/schema/users.ts";
import { recountRatings, refreshRanks } from "#server/features/sandwiches/ranking.service.ts";
import {
  buildReview,
  buildSandwich,
  buildUser,
  createLocation,
  createRestaurant,
} from "#tests/support/factories.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { createImage } from "#tests/support/uploads.ts";

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signInAsAdmin();
});
afterAll(() => app.close());

const get = async <T>(path: string) => bodyOf<T>(await app.client().get(path));
const merge = (from: number, into: number) =>
  admin.client.post(`/api/restaurants/${from}/merge`, { into });

/** 50 sandwiches with ten reviews each, all by the same ten members, and an entry of the first one for each. */
async function bigRestaurant(name: string, members: string[]) {
  const { id: restaurantId } = await createRestaurant(app.db, { name });
  const menu = await app.db
    .insert(sandwiches)
    .values(
      Array.from({ length: 50 }, (_, position) =>
        buildSandwich({ restaurantId, name: `${name} ${position}`, position }),
      ),
    )
    .returning({ id: sandwiches.id });
  await app.db
    .insert(reviews)
    .values(
      menu.flatMap(({ id: sandwichId }, index) =>
        members.map((userId, nth) =>
          buildReview({ sandwichId, userId, rating: 1 + ((index + (nth % 2)) % 5) }),
        ),
      ),
    );
  const [userId = ""] = members;
  await app.db
    .insert(userSandwiches)
    .values(menu.map(({ id: sandwichId }) => ({ userId, sandwichId, notes: `of ${sandwichId}` })));
  await createLocation(app.db, { restaurantId, address: `1 ${name} Street` });
  await createLocation(app.db, { restaurantId, address: "7 Shared Plaza" });
  return restaurantId;
}

const ranksById = () =>
  app.db
    .select({ id: sandwichRatings.sandwichId, rank: sandwichRatings.rank })
    .from(sandwichRatings)
    .orderBy(sandwichRatings.sandwichId);

async function countRows() {
  const [counts] = await queryRows<Record<string, number>>(
    app.db,
    sql`select (select count(*) from sandwiches)::int as sandwiches,
      (select count(*) from locations)::int as locations,
      (select count(*) from reviews)::int as reviews,
      (select sum(rating) from reviews)::int as stars,
      (select count(*) from user_sandwiches)::int as entries`,
  );
  return counts;
}

test("two restaurants with 50 sandwiches and 500 reviews each become one, and nothing is lost", async () => {
  const members = await app.db
    .insert(users)
    .values(Array.from({ length: 10 }, () => buildUser()))
    .returning({ id: users.id });
  const ids = members.map(({ id }) => id);
  const [first = "", second = "", third = ""] = ids;
  const from = await bigRestaurant("Old Coop", ids);
  const into = await bigRestaurant("New Coop", ids);
  const early = new Date("2026-01-01T00:00:00Z");
  await app.db.insert(savedRestaurants).values([
    { userId: first, restaurantId: from, createdAt: early },
    { userId: first, restaurantId: into },
    { userId: second, restaurantId: from },
    { userId: third, restaurantId: into },
  ]);
  await recountRatings(app.db);
  await refreshRanks(app.db);
  const ranks = await ranksById();
  // However wrong they have become, the merge counts anew.
  await app.db.update(sandwichRatings).set({ ratingSum: 1, ratingCount: 1, rank: 0 });
  const before = await countRows();
  expect(before).toMatchObject({ sandwiches: 100, reviews: 1000, entries: 100, locations: 4 });

  const answer = await merge(from, into);
  expect(answer.status).toBe(200);
  expect(await bodyOf<Restaurant>(answer)).toMatchObject({ id: into, sandwichCount: 100 });
  expect(await countRows()).toEqual(before);

  const menu = await app.db.select().from(sandwiches).where(eq(sandwiches.restaurantId, into));
  expect(menu).toHaveLength(100);
  expect(new Set(menu.map(({ position }) => position)).size).toBe(100);
  for (const { sandwichId, ratingSum, ratingCount } of await app.db
    .select()
    .from(sandwichRatings)) {
    const [true_] = await queryRows<{ sum: number; count: number }>(
      app.db,
      sql`select sum(rating)::int as sum, count(*)::int as count from reviews
        where sandwich_id = ${sandwichId}`,
    );
    expect({ sum: ratingSum, count: ratingCount }).toEqual(true_);
  }
  expect(await ranksById()).toEqual(ranks);
  expect(new Set(ranks.map(({ rank }) => rank)).size).toBeGreaterThan(1);
  const saved = await app.db
    .select()
    .from(savedRestaurants)
    .where(eq(savedRestaurants.restaurantId, into));
  expect(saved.map(({ userId }) => userId).sort()).toEqual([first, second, third].sort());
  expect(saved.find(({ userId }) => userId === first)?.createdAt).toEqual(early);

  // The shared address stands there once; its twin can be brought back.
  const kept = await get<Restaurant>(`/api/restaurants/${into}`);
  expect(kept.locations.map(({ address }) => address).sort()).toEqual([
    "1 New Coop Street",
    "1 Old Coop Street",
    "7 Shared Plaza",
  ]);
  const trash = await bodyOf<TrashedThing[]>(await admin.client.get("/api/trash"));
  expect(trash).toMatchObject([{ kind: "location", name: "7 Shared Plaza" }]);

  // The old address leads to the new one, and the moved menu is found under its name.
  expect(await get<Restaurant>(`/api/restaurants/${from}`)).toMatchObject({ id: into });
  const found = await get<Sandwich[]>("/api/sandwiches?q=new coop&limit=200");
  expect(found).toHaveLength(100);
  const log = await admin.client.get("/api/audit-log?action=restaurant.merge&q=old coop");
  expect(await bodyOf<AuditEntry[]>(log)).toMatchObject([
    {
      entityId: String(into),
      before: { merged: { id: from, name: "Old Coop" } },
      after: { moved: { sandwiches: 50, reviews: 500, locations: 2, entries: 52 } },
    },
  ]);
});

test("the one that stays learns what it did not know, and keeps what it did", async () => {
  const { id: imageId, url: imageUrl } = await createImage(app.db);
  const from = await createRestaurant(app.db, {
    website: "https://a.example",
    phoneNumber: "1",
    address: "1 Own Street",
    hoursOfOperation: { monday: "9-5" },
    imageId,
  });
  const into = await createRestaurant(app.db, { phoneNumber: "2", address: "2 Own Street" });
  await app.db
    .insert(restaurantRecommendations)
    .values({ websiteUrl: "https://a.example", notes: "Worth a detour", restaurantId: from.id });
  const merged = await bodyOf<Restaurant>(await merge(from.id, into.id));
  expect(merged).toMatchObject({ website: "https://a.example", phoneNumber: "2", imageUrl });
  expect(merged.locations).toMatchObject([
    { address: "1 Own Street", hoursOfOperation: { monday: "9-5" } },
    { address: "2 Own Street" },
  ]);
  const [recommended] = await app.db.select().from(restaurantRecommendations);
  expect(recommended?.restaurantId).toBe(into.id);
});

test("merged twice, the oldest address still leads there", async () => {
  const [a, b, c] = [
    await createRestaurant(app.db),
    await createRestaurant(app.db),
    await createRestaurant(app.db),
  ];
  await merge(a.id, b.id);
  await merge(b.id, c.id);
  expect(await get<Restaurant>(`/api/restaurants/${a.id}`)).toMatchObject({ id: c.id });
  expect(await app.db.$count(restaurants, eq(restaurants.id, b.id))).toBe(0);
  expect(await app.db.$count(locations, eq(locations.restaurantId, b.id))).toBe(0);
});

test("not into itself, nor from or into one that is not there", async () => {
  const { id } = await createRestaurant(app.db);
  const gone = await createRestaurant(app.db, { deletedAt: new Date() });
  expect((await merge(id, id)).status).toBe(400);
  for (const [from, into] of [
    [id, gone.id],
    [gone.id, id],
    [id, 999_999],
  ] as const) {
    expect((await merge(from, into)).status).toBe(404);
  }
});

test("two merges of one pair at once: one wins, the other finds nothing left", async () => {
  const [a, b] = [await createRestaurant(app.db), await createRestaurant(app.db)];
  const answers = await Promise.all([merge(a.id, b.id), merge(b.id, a.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test("a restaurant's own address becomes a location with all that is known of it", async () => {
  const own = { address: "5 Main St, Portland, OR 97206", latitude: 45.5, longitude: -122.6 };
  const confirmedAt = new Date("2026-02-03T00:00:00Z");
  const { id: from } = await createRestaurant(app.db, {
    ...own,
    hoursOfOperation: { text: "daily 9-5" },
    hoursSource: "website",
    confirmedAt,
  });
  const { id: into } = await createRestaurant(app.db, { address: null });
  expect((await merge(from, into)).status).toBe(200);
  const [moved] = await app.db.select().from(locations).where(eq(locations.restaurantId, into));
  expect(moved).toMatchObject({
    ...own,
    city: "Portland",
    postcode: "97206",
    timeZone: "America/Los_Angeles",
    hoursSource: "website",
    confirmedAt,
  });
});
