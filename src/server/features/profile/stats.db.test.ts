import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProfileStats } from "#contract/profile.ts";
import { userSandwiches, visits } from "#server/database/schema/collection.ts";
import { sandwichTags } from "#server/database/schema/tags.ts";
import { createReview, createSandwich, createTag } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

const now = new Date("2026-03-31T23:30:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());

async function memberWithEntries(...dates: (string | null | "wish")[]) {
  // The session's clock stands in 2026 as well.
  const { client, user } = await app.signIn();
  const hot = await createTag(app.db, { name: `hot ${user.id}` });
  for (const date of dates) {
    const sandwich = await createSandwich(app.db);
    await app.db.insert(sandwichTags).values({ sandwichId: sandwich.id, tagId: hot.id });
    const dateTried = date === null || date === "wish" ? null : new Date(date);
    const entry = { userId: user.id, sandwichId: sandwich.id, isFavorite: date === null };
    const [{ id: entryId } = { id: 0 }] = await app.db
      .insert(userSandwiches)
      .values({ ...entry, hasTried: date !== "wish", dateTried })
      .returning();
    if (date !== "wish") {
      await app.db.insert(visits).values({ entryId, dateTried });
      await createReview(app.db, { userId: user.id, sandwichId: sandwich.id, rating: 5 });
    }
  }
  const stats = await bodyOf<ProfileStats>(await client.get(`/api/users/${user.id}/stats`));
  return { stats, tag: hot.name };
}

test("counts lists, months in UTC, ratings and tags", async () => {
  const { stats, tag } = await memberWithEntries(
    "2026-03-31T23:00:00Z",
    "2026-03-01T00:00:00Z",
    "2026-02-28T23:59:59Z",
    "2025-04-01T00:00:00Z",
    "2025-03-31T23:59:59Z",
    null,
    "wish",
    "wish",
  );
  const perMonth = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2];
  expect(stats).toMatchObject({ tried: 6, favorites: 1, wishlist: 2, triedPerMonth: perMonth });
  expect([stats.months[0], stats.months.at(-1), stats.months.length]).toEqual([
    "2025-04",
    "2026-03",
    12,
  ]);
  expect(stats.ratings).toEqual([0, 0, 0, 0, 6]);
  expect(stats.tags).toEqual([{ name: tag, tried: 6, triedPerMonth: perMonth }]);
});

test("somebody new has twelve empty months", async () => {
  const { stats } = await memberWithEntries();
  expect(stats).toMatchObject({ tried: 0, tags: [], ratings: [0, 0, 0, 0, 0] });
  expect(stats.triedPerMonth).toEqual(Array(12).fill(0));
});
