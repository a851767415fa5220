import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Overview } from "#contract/administration.ts";
import type { MemberReview, ReportedReview } from "#contract/reviews.ts";
import { auditLog } from "#server/database/schema/audit-log.ts";
import { users } from "#server/database/schema/users.ts";
import { createReview, createSandwich } from "#tests/support/factories.ts";
import { brokenLaws } from "#tests/support/review-community.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { createImage } from "#tests/support/uploads.ts";

const advertisement = "Cheap sauce at https://sauce.example";
const eightDaysMs = 8 * 24 * 60 * 60_000;

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signInAsAdmin();
});
afterAll(() => app.close());

async function write(author: SignedIn, input: object): Promise<MemberReview> {
  const { id: sandwichId } = await createSandwich(app.db);
  const body = { userId: author.user.id, sandwichId, rating: 5, ...input };
  const answer = await author.client.post("/api/reviews", body);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return bodyOf<MemberReview>(answer);
}

const setHidden = (id: number, isHidden: boolean, version?: number) =>
  admin.client.patch(`/api/reviews/${id}/visibility`, { isHidden, version });
const undecided = async () =>
  bodyOf<ReportedReview[]>(await admin.client.get("/api/review-reports?status=open"));
const countOfUndecided = async () =>
  (await bodyOf<Overview>(await admin.client.get("/api/admin/overview"))).waiting.reportedReviews;
const xpOf = async ({ user }: SignedIn) =>
  (await app.db.select().from(users).where(eq(users.id, user.id)))[0]?.xp;
const expectLawsToHold = async () => {
  for (const [law, rows] of Object.entries(await brokenLaws(app.db))) expect(rows, law).toEqual([]);
};

test("what looks like spam is nowhere to be seen or counted until an admin lets it through", async () => {
  const author = await app.signIn();
  const { id: sandwichId, restaurantId } = await createSandwich(app.db);
  const { url } = await createImage(app.db, { kind: "review", uploadedByUserId: author.user.id });
  const publicPaths = [
    `/api/sandwiches/${sandwichId}`,
    `/api/sandwiches/${sandwichId}/rating-summary`,
    `/api/sandwiches/${sandwichId}/reviews`,
    `/api/sandwiches/${sandwichId}/photos`,
    `/api/restaurants/${restaurantId}/reviews`,
    `/api/users/${author.user.id}/reviews`,
    `/api/reviews`,
    `/restaurant/${restaurantId}/feed.xml`,
  ];
  const publicView = () =>
    Promise.all(publicPaths.map(async (path) => (await app.client().get(path)).text()));
  const before = await publicView();
  const { length: othersUndecided } = await undecided();

  const review = await write(author, { sandwichId, review: advertisement, photoUrls: [url] });
  expect(review).toMatchObject({ isHidden: true, isWaiting: true });
  expect(await publicView()).toEqual(before);
  expect(await xpOf(author)).toBe(22);
  const own = await author.client.get(`/api/users/${author.user.id}/reviews`);
  expect(await own.json()).toMatchObject([{ id: review.id, isWaiting: true }]);
  expect(await undecided()).toContainEqual({
    review,
    version: 1,
    waitingReason: "By a new member: it has a link.",
    openCount: 0,
    reportCount: 0,
    reports: [],
  });
  expect(await countOfUndecided()).toBe(othersUndecided + 1);
  // A change of its author does not let it through.
  await author.client.patch(`/api/reviews/${review.id}`, { rating: 4, review: "Nice sauce" });
  expect(await publicView()).toEqual(before);
  await expectLawsToHold();

  const shown = await setHidden(review.id, false, 2);
  expect(await shown.json()).toMatchObject({ isHidden: false, isWaiting: false, rating: 4 });
  const after = await publicView();
  for (const [place, path] of publicPaths.entries())
    expect(after[place], path).not.toBe(before[place]);
  expect(await xpOf(author)).toBe(47);
  expect(await undecided()).toHaveLength(othersUndecided);
  const audited = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(review.id)))
    .orderBy(asc(auditLog.id));
  expect(audited).toMatchObject([
    {
      action: "review.show",
      details: { before: { waitingReason: "By a new member: it has a link." } },
    },
  ]);
  await expectLawsToHold();
});

test("it is let through as it was read, and not with what its author has made of it since", async () => {
  const author = await app.signIn();
  const { id } = await write(author, { review: "Crisp. See https://crisp.example" });
  const version = async () => (await undecided()).find(({ review }) => review.id === id)?.version;
  const read = await version();
  expect((await setHidden(id, false)).status).toBe(400);
  for (const change of [{ review: advertisement }, { rating: 1 }, { photoUrls: [] }]) {
    await author.client.patch(`/api/reviews/${id}`, change);
    for (const isHidden of [true, false]) {
      const refused = await setHidden(id, isHidden, read);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        code: "stale_version",
        message: "The author has changed this review since. Please read it again.",
        stale: {
          version: await version(),
          fields: [{ field: "rating" }, { field: "review", value: advertisement }],
        },
      });
    }
  }
  expect((await setHidden(id, false, await version())).status).toBe(200);
});

test("an admin hides or deletes it as well, which takes nothing away twice", async () => {
  const author = await app.signIn();
  const [first, second] = [
    await write(author, { review: advertisement }),
    await write(author, { review: advertisement }),
  ];
  expect(await (await setHidden(first.id, true)).json()).toMatchObject({ isWaiting: false });
  expect((await undecided()).map(({ review }) => review.id)).not.toContain(first.id);
  expect((await admin.client.delete(`/api/reviews/${second.id}`)).status).toBe(204);
  expect(await xpOf(author)).toBe(34);
  await setHidden(first.id, false);
  expect(await xpOf(author)).toBe(59);
  await expectLawsToHold();
});

test("words that are changed into an advertisement make a review wait", async () => {
  const author = await app.signIn();
  const { id } = await write(author, { review: "Crisp." });
  const change = (input: object) => author.client.patch(`/api/reviews/${id}`, input);
  expect(await (await change({ review: "Crisp!", rating: 3 })).json()).toMatchObject({
    isWaiting: false,
  });
  const changed = await change({ review: advertisement, rating: 1 });
  expect(await changed.json()).toMatchObject({ isHidden: true, isWaiting: true, rating: 1 });
  expect(await xpOf(author)).toBe(22);
  await expectLawsToHold();
});

// From here on there are reviews that no call has written, so the laws are not asked any more.

test("copied words and the eleventh review within ten minutes wait, also one by the stars of a visit", async () => {
  const words = "The best sandwich that I have ever had in all my life!";
  await createReview(app.db, { comment: words });
  const copier = await app.signIn();
  expect(await write(copier, { review: words.toUpperCase() })).toMatchObject({ isWaiting: true });

  const busy = await app.signIn();
  const { id: userId } = busy.user;
  for (let count = 0; count < 10; count++)
    await createReview(app.db, { userId, dateCreated: app.now() });
  const { id: sandwichId } = await createSandwich(app.db);
  const entry = await busy.client.post("/api/user-sandwiches", {
    userId,
    sandwichId,
    isFavorite: true,
    hasTried: false,
  });
  const { id: entryId } = await bodyOf<{ id: number }>(entry);
  const visited = await busy.client.post(`/api/user-sandwiches/${entryId}/visits`, { rating: 1 });
  expect(visited.status, await visited.clone().text()).toBe(201);
  const own = await busy.client.get(`/api/users/${userId}/reviews?sandwichId=${sandwichId}`);
  expect(await own.json()).toMatchObject([{ rating: 1, isWaiting: true }]);
  app.passTime(10 * 60_000);
  expect(await write(busy, {})).toMatchObject({ isWaiting: false });
});

test("members whom others read already, and admins, do not wait", async () => {
  const member = await app.signIn();
  for (let count = 0; count < 3; count++) await createReview(app.db, { userId: member.user.id });
  expect(await write(member, { review: advertisement })).toMatchObject({ isWaiting: true });
  app.passTime(eightDaysMs);
  expect(await write(member, { review: advertisement })).toMatchObject({ isWaiting: false });
  expect(await write(admin, { review: advertisement })).toMatchObject({ isWaiting: false });
});
