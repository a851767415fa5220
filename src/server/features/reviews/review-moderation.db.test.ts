import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MemberReview, ReportedReview } from "#contract/reviews.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { auditLog } from "#server/database/schema/audit-log.ts";
import { users } from "#server/database/schema/users.ts";
import { createReview, createSandwich } from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signInAsAdmin();
});
afterAll(() => app.close());

async function writtenReview() {
  const author = await app.signIn();
  const sandwich = await createSandwich(app.db);
  const input = { userId: author.user.id, sandwichId: sandwich.id, rating: 1, review: "Meh" };
  const review = await bodyOf<MemberReview>(await author.client.post("/api/reviews", input));
  const rating = async () => {
    const answer = await app.client().get(`/api/sandwiches/${sandwich.id}`);
    return (await bodyOf<Sandwich>(answer)).reviewCount;
  };
  const xp = async () =>
    (await app.db.select().from(users).where(eq(users.id, author.user.id)))[0]?.xp;
  return { author, review, rating, xp };
}

const report = async (id: number, reason: string) => {
  app.passTime(1000);
  const member = await app.signIn();
  await member.client.post(`/api/reviews/${id}/reports`, { reason });
  return member;
};
const queue = async (query = "") =>
  bodyOf<ReportedReview[]>(await admin.client.get(`/api/review-reports${query}`));
const idsIn = (reported: ReportedReview[]) => reported.map(({ review }) => review.id);
const setHidden = (id: number, isHidden: boolean) =>
  admin.client.patch(`/api/reviews/${id}/visibility`, { isHidden });
const dismiss = (id: number) =>
  admin.client.patch(`/api/reviews/${id}/reports`, { status: "dismissed" });
const audited = async (id: number) => {
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(id)))
    .orderBy(asc(auditLog.id));
  return rows.map(({ action }) => action);
};

test("hiding takes the review out of every sum and settles its reports; showing gives it back", async () => {
  const { author, review, rating, xp } = await writtenReview();
  await report(review.id, "Rude");
  const hidden = await setHidden(review.id, true);
  expect(hidden.status).toBe(200);
  expect(await hidden.json()).toMatchObject({ id: review.id, isHidden: true });
  expect([await rating(), await xp()]).toEqual([0, 22]);
  expect(idsIn(await queue("?status=open"))).not.toContain(review.id);
  await setHidden(review.id, true);
  const edited = await author.client.patch(`/api/reviews/${review.id}`, { rating: 5 });
  expect(await edited.json()).toMatchObject({ rating: 5, isHidden: true });
  expect([await rating(), await xp()]).toEqual([0, 22]);
  await setHidden(review.id, false);
  await setHidden(review.id, false);
  expect([await rating(), await xp()]).toEqual([1, 47]);
  expect(await audited(review.id)).toEqual(["review.hide", "review.show"]);
});

test("the queue shows the undecided first, each with its reasons and who gave them", async () => {
  const decided = await createReview(app.db);
  const open = await createReview(app.db, { comment: "Buy my sauce" });
  const { review: silent } = await writtenReview();
  const first = await report(open.id, "Advertising");
  const second = await report(open.id, "Same again");
  await report(decided.id, "I disagree");
  expect((await dismiss(decided.id)).status).toBe(200);
  app.passTime(1000);
  await setHidden(silent.id, true);
  expect((await queue("?status=open")).map(({ review }) => review.id)).toContain(open.id);
  const mine = (await queue()).filter(({ review }) =>
    [decided.id, silent.id, open.id].includes(review.id),
  );
  expect(idsIn(mine)).toEqual([open.id, silent.id, decided.id]);
  expect(mine[0]).toMatchObject({
    review: { review: "Buy my sauce", isHidden: false },
    openCount: 2,
    reportCount: 2,
    reports: [
      { reason: "Same again", username: second.user.username, resolvedAt: null },
      { reason: "Advertising", username: first.user.username },
    ],
  });
  expect(mine[1]).toMatchObject({ review: { isHidden: true }, reportCount: 0, reports: [] });
  expect(mine[2]).toMatchObject({ openCount: 0, reportCount: 1 });
  expect(await audited(decided.id)).toEqual(["review.dismissReports"]);
  const handled = idsIn(await queue("?status=handled"));
  expect([handled.includes(decided.id), handled.includes(open.id)]).toEqual([true, false]);
});

test("a hidden review that is deleted takes nothing along a second time", async () => {
  const { author, review, rating, xp } = await writtenReview();
  await setHidden(review.id, true);
  expect((await author.client.delete(`/api/reviews/${review.id}`)).status).toBe(204);
  expect([await rating(), await xp()]).toEqual([0, 22]);
});

test("the report of a member who has left is still there, without a name", async () => {
  const review = await createReview(app.db);
  const { user } = await report(review.id, "Rude");
  await app.db.delete(users).where(eq(users.id, user.id));
  const [reported] = (await queue()).filter((each) => each.review.id === review.id);
  expect(reported?.reports).toMatchObject([{ reason: "Rude", username: null }]);
});

test("a new report opens a review again that was dismissed", async () => {
  const { id } = await createReview(app.db);
  await report(id, "I disagree");
  await dismiss(id);
  await report(id, "Really rude");
  const [reopened] = (await queue("?status=open")).filter(({ review }) => review.id === id);
  expect(reopened).toMatchObject({ openCount: 1, reportCount: 2 });
});

test("the queue comes in pages without gap or repeat", async () => {
  for (let count = 0; count < 3; count++) await report((await createReview(app.db)).id, "Spam");
  const all = idsIn(await queue());
  const paged = await readPages<ReportedReview>(admin.client, "/api/review-reports?limit=2");
  expect(idsIn(paged)).toEqual(all);
});

test("the queue goes out as a file, with the newest reasons of each", async () => {
  const { author, review } = await writtenReview();
  await report(review.id, "Rude");
  await report(review.id, "Not about food, really");
  const file = await admin.client.get("/api/review-reports.csv?status=open");
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const line = `${review.id},${review.sandwichName},${author.user.username},1,Meh,no,2,2,"Not about food, really\nRude",""`;
  expect((await file.text()).split("\r\n")).toContain(line);
  const decided = await admin.client.get("/api/review-reports.csv?status=handled");
  expect(await decided.text()).not.toContain("Not about food");
});

test("what is not there cannot be moderated", async () => {
  expect((await setHidden(999_999, true)).status).toBe(404);
  expect((await dismiss(999_999)).status).toBe(404);
});
