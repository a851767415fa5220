import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CollectionEntry, ImportOutcome } from "#contract/collection.ts";
import { mostVisits } from "#contract/collection-choices.ts";
import type { MemberReview } from "#contract/reviews.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Visit, VisitFields } from "#contract/visits.ts";
import { visits } from "#server/database/schema/collection.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { brokenEntryLaws } from "#tests/support/collection-community.ts";
import { createRestaurant, createSandwich } from "#tests/support/factories.ts";
import { brokenLaws } from "#tests/support/review-community.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

let app: TestApp;
let member: SignedIn;
let sandwichId: number;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  member = await app.signIn();
  sandwichId = (await createSandwich(app.db)).id;
});
afterAll(async () => {
  const laws = { ...(await brokenLaws(app.db)), ...(await brokenEntryLaws(app.db)) };
  expect(Object.values(laws).flat()).toEqual([]);
  await app.close();
});

const day = (date: string) => `${date}T00:00:00.000Z`;

async function save(input: Record<string, unknown> = {}, { client, user } = member) {
  const flags = { isFavorite: false, hasTried: true };
  const body = { userId: user.id, sandwichId, ...flags, ...input };
  return bodyOf<CollectionEntry>(await client.post("/api/user-sandwiches", body));
}
const add = async (entryId: number, fields: VisitFields) =>
  bodyOf<CollectionEntry>(
    await member.client.post(`/api/user-sandwiches/${entryId}/visits`, fields),
  );
const change = async (id: number, fields: VisitFields) =>
  bodyOf<CollectionEntry>(await member.client.patch(`/api/visits/${id}`, fields));
const entry = async () =>
  (
    await bodyOf<CollectionEntry[]>(
      await member.client.get(`/api/users/${member.user.id}/sandwiches`),
    )
  )[0];
const ratingOf = async () => {
  const sandwich = await bodyOf<Sandwich>(await app.client().get(`/api/sandwiches/${sandwichId}`));
  return [sandwich.averageRating, sandwich.reviewCount];
};
const without = ({ visits }: { visits: Visit[] }) => visits.map(({ id: _, ...visit }) => visit);

test("each visit has its date, stars and line; the latest dates the entry and counts as the rating", async () => {
  const { id } = await save({ dateTried: day("2024-01-05") });
  const twice = await add(id, { dateTried: day("2024-03-01"), rating: 4, line: " Crisper. " });
  expect(without(twice)).toEqual([
    { dateTried: day("2024-03-01"), rating: 4, line: "Crisper." },
    { dateTried: day("2024-01-05"), rating: null, line: null },
  ]);
  expect(twice).toMatchObject({ id, hasTried: true, dateTried: day("2024-03-01") });
  expect(await entry()).toEqual(twice);
  expect(await ratingOf()).toEqual([4, 1]);

  const earlier = await add(id, { dateTried: day("2023-11-03"), rating: 1 });
  expect(earlier.dateTried).toBe(day("2024-03-01"));
  expect(await ratingOf()).toEqual([4, 1]);
  await add(id, { rating: 2 });
  expect((await entry())?.dateTried).toBe(app.now().toISOString());
  expect(await ratingOf()).toEqual([2, 1]);

  member.client.cookies.set("timeZone", "Pacific/Kiritimati");
  const ownNow = new Date(app.now().getTime() + 14 * 60 * 60 * 1000).toISOString();
  expect((await add(id, {})).dateTried).toBe(ownNow);
});

test("of two visits of one day the one that was noted last is the latest, whatever times they have", async () => {
  const { user, client } = member;
  await client.post("/api/reviews", { userId: user.id, sandwichId, rating: 4 });
  const { id = 0 } = (await entry()) ?? {};
  const today = day(app.now().toISOString().slice(0, 10));
  const both = await add(id, { dateTried: today, rating: 2 });
  expect(both.visits.map(({ rating }) => rating)).toEqual([2, 4]);
  expect(await ratingOf()).toEqual([2, 1]);
  await client.patch(`/api/user-sandwiches/${id}`, { isFavorite: true });
  expect((await entry())?.visits.map(({ rating }) => rating)).toEqual([2, 4]);
  const [review] = await bodyOf<MemberReview[]>(await client.get(`/api/users/${user.id}/reviews`));
  await client.patch(`/api/reviews/${review?.id}`, { rating: 5 });
  expect((await entry())?.visits.map(({ rating }) => rating)).toEqual([5, 4]);
});

test("a visit can be changed and removed; the rating follows, and without any it is not tried", async () => {
  const { id } = await save({ dateTried: day("2024-01-05") });
  const { visits: both } = await add(id, { dateTried: day("2024-03-01"), rating: 4 });
  const [latest, first] = both.map((visit) => visit.id);
  await change(first ?? 0, { rating: 2 });
  expect(await ratingOf()).toEqual([4, 1]);
  const swapped = await change(first ?? 0, { dateTried: day("2024-05-01"), line: "Again!" });
  expect(swapped).toMatchObject({ dateTried: day("2024-05-01") });
  expect(swapped.visits[0]).toMatchObject({ id: first, rating: 2, line: "Again!" });
  expect(await ratingOf()).toEqual([2, 1]);
  expect(await change(first ?? 0, {})).toEqual(swapped);

  expect((await member.client.delete(`/api/visits/${first}`)).status).toBe(204);
  expect(await entry()).toMatchObject({ hasTried: true, dateTried: day("2024-03-01") });
  expect(await ratingOf()).toEqual([4, 1]);
  expect((await member.client.delete(`/api/visits/${latest}`)).status).toBe(204);
  expect(await entry()).toMatchObject({ hasTried: false, dateTried: null, visits: [] });
  expect((await member.client.delete(`/api/visits/${latest}`)).status).toBe(404);
});

test("a review's stars are the latest visit's; one that was deleted comes back by new stars alone", async () => {
  const { id } = await save({ dateTried: day("2024-01-05") });
  const { user, client } = member;
  const body = { userId: user.id, sandwichId, rating: 5 };
  const review = await bodyOf<MemberReview>(await client.post("/api/reviews", body));
  expect(without((await entry()) ?? { visits: [] })).toMatchObject([{ rating: 5 }]);
  await client.patch(`/api/reviews/${review.id}`, { rating: 3 });
  const { visits: both } = await add(id, { dateTried: day("2024-03-01") });
  expect(both.map(({ rating }) => rating)).toEqual([null, 3]);
  expect(await ratingOf()).toEqual([3, 1]);

  await client.delete(`/api/reviews/${review.id}`);
  expect(await entry()).toMatchObject({
    hasTried: true,
    visits: [{ rating: null }, { rating: null }],
  });
  await change(both[0]?.id ?? 0, { line: "No stars." });
  expect(await ratingOf()).toEqual([0, 0]);
  await change(both[0]?.id ?? 0, { rating: 4 });
  expect(await ratingOf()).toEqual([4, 1]);
});

test("a date of the entry is its latest visit's; untried it has none, and Undo brings all back", async () => {
  const { id } = await save({ dateTried: day("2024-01-05") });
  await add(id, { dateTried: day("2024-03-01"), rating: 4, line: "Hot!" });
  const patch = (body: object) => member.client.patch(`/api/user-sandwiches/${id}`, body);
  await patch({ dateTried: day("2023-12-24") });
  const before = await entry();
  expect(before?.dateTried).toBe(day("2024-01-05"));
  expect(before?.visits.map(({ dateTried }) => dateTried)).toEqual([
    day("2024-01-05"),
    day("2023-12-24"),
  ]);
  await patch({ hasTried: false });
  expect((await entry())?.visits).toEqual([]);
  const { id: _, visits: kept, ...rest } = before ?? (await save());
  await save({ ...rest, visits: without({ visits: kept }) });
  const restored = await entry();
  expect(without(restored ?? { visits: [] })).toEqual(without({ visits: kept }));
  // What is there already is never replaced.
  await save({ ...rest, visits: [{ dateTried: null, rating: null, line: "Stale" }] });
  expect(await entry()).toEqual(restored);
});

const importInto = async ({ client, user }: SignedIn, rows: object[], dryRun = false) =>
  bodyOf<ImportOutcome[]>(
    await client.post(`/api/users/${user.id}/collection-import`, { dryRun, rows }),
  );
const visit = (dateTried: string, rating: number | null) => ({ dateTried, rating, line: null });
const ownReviews = async ({ client, user } = member) =>
  bodyOf<MemberReview[]>(await client.get(`/api/users/${user.id}/reviews`));

test("stars of imported visits count, the latest of them, once and only for who had no visits", async () => {
  const visitsOf = [
    visit(day("2024-03-01"), null),
    visit(day("2024-03-01"), 4),
    visit(day("2024-01-05"), 2),
  ];
  const rows = [{ sandwichId, visits: visitsOf }];
  const foreseen = await importInto(member, rows, true);
  expect(await ratingOf()).toEqual([0, 0]);
  expect(foreseen).toMatchObject([{ status: "added", changes: ["rating"] }]);
  expect(await importInto(member, rows)).toEqual(foreseen);
  expect(await ratingOf()).toEqual([4, 1]);
  expect(await ownReviews()).toMatchObject([{ sandwichId, rating: 4, review: "" }]);
  const again = [{ sandwichId, notes: "Hot", visits: [visit(day("2024-05-01"), 1)] }];
  expect(await importInto(member, again)).toMatchObject([{ changes: ["notes"] }]);
  expect(await ratingOf()).toEqual([4, 1]);
});

test("an import leaves the member's own review as it is, and its stars are the latest visit's", async () => {
  const { user, client } = member;
  const body = { userId: user.id, sandwichId, rating: 5, review: "The best." };
  const review = await bodyOf<MemberReview>(await client.post("/api/reviews", body));
  await client.delete(`/api/user-sandwiches/${(await entry())?.id}`);
  const rows = [{ sandwichId, visits: [visit(day("2024-03-01"), 2), visit(day("2024-01-05"), 1)] }];
  const foreseen = await importInto(member, rows, true);
  expect(foreseen).toMatchObject([{ status: "added", changes: [] }]);
  expect(await importInto(member, rows)).toEqual(foreseen);
  expect(await ownReviews()).toMatchObject([{ id: review.id, rating: 5, review: "The best." }]);
  expect(await ratingOf()).toEqual([5, 1]);
  const { visits: kept = [] } = (await entry()) ?? {};
  expect(kept.map(({ rating }) => rating)).toEqual([5, 1]);
  // Otherwise the first change of a visit would take the review's stars.
  await change(kept[0]?.id ?? 0, { line: "Hot!" });
  expect(await ratingOf()).toEqual([5, 1]);
});

test("stars of what has left the menu are told as no rating", async () => {
  const { id } = await createSandwich(app.db, { deletedAt: new Date() });
  const rows = [{ sandwichId: id, visits: [visit(day("2024-03-01"), 2)] }];
  const foreseen = await importInto(member, rows, true);
  expect(foreseen).toMatchObject([{ status: "added", changes: [] }]);
  expect(await importInto(member, rows)).toEqual(foreseen);
});

test("an import of a new member keeps nobody busy: what would wait stays with the visits", async () => {
  const { id: restaurantId } = await createRestaurant(app.db);
  const rows = [];
  for (let number = 1; number <= 12; number += 1) {
    const { id } = await createSandwich(app.db, { restaurantId });
    rows.push({ sandwichId: id, visits: [visit(day("2024-03-01"), 4)] });
  }
  const outcomes = await importInto(member, rows);
  expect(outcomes.filter(({ changes }) => changes.includes("rating"))).toHaveLength(10);
  const written = await app.db.select().from(reviews).where(eq(reviews.userId, member.user.id));
  expect(written.map(({ waitingReason }) => waitingReason)).toEqual(Array(10).fill(null));
  const entries = await bodyOf<CollectionEntry[]>(
    await member.client.get(`/api/users/${member.user.id}/sandwiches`),
  );
  expect(entries.map(({ visits }) => visits[0]?.rating)).toEqual(Array(12).fill(4));
});

test("imports of the same sandwiches in any order do not fall over each other", async () => {
  const rows: object[] = [];
  for (let number = 1; number <= 10; number += 1) {
    const { id } = await createSandwich(app.db);
    rows.push({ sandwichId: id, visits: [visit(day("2024-03-01"), 4)] });
  }
  const members = [member, await app.signIn(), await app.signIn(), await app.signIn()];
  const answers = await Promise.all(
    members.map(({ client, user }, turn) =>
      client.post(`/api/users/${user.id}/collection-import`, {
        dryRun: false,
        rows: turn % 2 === 0 ? rows : rows.toReversed(),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(members.map(() => 200));
});

test("foreign, future and too many visits are refused", async () => {
  const { id } = await save();
  const other = await app.signIn();
  const [visit] = (await entry())?.visits ?? [];
  const path = `/api/visits/${visit?.id}`;
  const statuses = await Promise.all([
    other.client.post(`/api/user-sandwiches/${id}/visits`, {}),
    other.client.patch(path, { line: "Mine" }),
    other.client.delete(path),
    app.client().delete(path),
    member.client.patch(path, { dateTried: "2999-01-01T00:00:00Z" }),
    member.client.patch(path, { rating: 6 }),
    member.client.patch(path, { line: "x".repeat(201) }),
    member.client.patch("/api/visits/999999", { line: "?" }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 401, 400, 400, 400, 404]);
  const many = Array.from({ length: mostVisits - 1 }, () => ({ entryId: id }));
  await app.db.insert(visits).values(many);
  const refused = await member.client.post(`/api/user-sandwiches/${id}/visits`, {});
  expect([refused.status, await bodyOf(refused)]).toMatchObject([
    409,
    { message: "You have noted 100 visits, which is as many as we keep of one sandwich." },
  ]);
});

test("two tabs that note a visit at once note two", async () => {
  const { id } = await save();
  const answers = await Promise.all([add(id, { rating: 4 }), add(id, { rating: 4 })]);
  expect(answers.map(({ visits }) => visits.length).sort()).toEqual([2, 3]);
  expect(await ratingOf()).toEqual([4, 1]);
});

test("statistics count each visit, the account's export lists them, and admins see no lines", async () => {
  const { id } = await save();
  await add(id, { line: "Hot!", rating: 4 });
  const { user, client } = member;
  const stats = await bodyOf<{ tried: number; triedPerMonth: number[] }>(
    await client.get(`/api/users/${user.id}/stats`),
  );
  expect([stats.tried, stats.triedPerMonth.at(-1)]).toEqual([1, 2]);
  const exported = await bodyOf<{ entries: CollectionEntry[] }>(
    await client.get(`/api/users/${user.id}/export`),
  );
  const today = app.now().toISOString().slice(0, 10);
  expect(exported.entries[0]).toMatchObject({ dateTried: today });
  expect(exported.entries[0]?.visits).toEqual([
    { dateTried: today, rating: 4, line: "Hot!" },
    { dateTried: today, rating: null, line: null },
  ]);
  const admin = await app.signInAsAdmin();
  const [seen] = await bodyOf<CollectionEntry[]>(
    await admin.client.get(`/api/users/${user.id}/sandwiches`),
  );
  expect(seen?.visits.map(({ line }) => line)).toEqual([null, null]);
});
