import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Review, ReviewResponse } from "#contract/reviews.ts";
import { reviewPhotos, sandwiches } from "#server/database/schema/schema.ts";
import { createReview, createSandwich } from "#tests/support/factories.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, nextPageOf } from "#tests/support/test-client.ts";
import { createImage } from "#tests/support/uploads.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const vote = ({ client }: SignedIn, id: number) => client.send("PUT", `/api/reviews/${id}/vote`);
const report = ({ client }: SignedIn, id: number, reason = "Spam") =>
  client.post(`/api/reviews/${id}/reports`, { reason });
const responsesOf = async ({ client, user }: SignedIn, query = "") =>
  client.get(`/api/users/${user.id}/review-responses${query}`);

test("a vote counts once, however often it is given, and can be taken back as often", async () => {
  const review = await createReview(app.db);
  const [one, two] = [await app.signIn(), await app.signIn()];
  await vote(one, review.id);
  const answers = await Promise.all([vote(two, review.id), vote(two, review.id)]);
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ id: review.id, helpfulCount: 2 });
  }
  const take = () => two.client.delete(`/api/reviews/${review.id}/vote`);
  expect((await take()).status).toBe(204);
  expect((await take()).status).toBe(204);
  const path = `/api/sandwiches/${review.sandwichId}/reviews`;
  const [shown] = await bodyOf<Review[]>(await app.client().get(path));
  expect(shown?.helpfulCount).toBe(1);
});

test("votes come and go beside changes of the same sandwich, and its best photo is right", async () => {
  const rated = { ratingCount: 3, ratingSum: 15 };
  const { id: sandwichId } = await createSandwich(app.db, rated);
  const written: { id: number; imageId: number }[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id } = await createReview(app.db, { sandwichId, rating: 5 });
    const { id: imageId } = await createImage(app.db, { kind: "review" });
    await app.db.insert(reviewPhotos).values({ reviewId: id, imageId });
    written.push({ id, imageId });
  }
  const admin = await app.signInAsAdmin();
  const voters = [await app.signIn(), await app.signIn(), await app.signIn()];
  const [stays, , goes] = written;
  const hide = (isHidden: boolean) =>
    admin.client.patch(`/api/reviews/${stays?.id}/visibility`, { isHidden });
  const answers = await Promise.all([
    ...voters.flatMap((voter) => written.map(({ id }) => vote(voter, id))),
    ...voters.map(({ client }) => client.delete(`/api/reviews/${goes?.id}/vote`)),
    hide(true).then(() => hide(false)),
    admin.client.delete(`/api/reviews/${goes?.id}`),
  ]);
  const failures = answers.filter(({ status }) => status >= 500);
  expect(await Promise.all(failures.map((answer) => answer.text()))).toEqual([]);
  for (const voter of voters) expect((await vote(voter, stays?.id ?? 0)).status).toBe(200);
  await voters[0]?.client.delete(`/api/reviews/${written[1]?.id}/vote`);
  const [{ bestPhotoId } = {}] = await app.db
    .select()
    .from(sandwiches)
    .where(eq(sandwiches.id, sandwichId));
  expect(bestPhotoId).toBe(stays?.imageId);
});

test("nobody votes for or reports their own, or what is hidden or gone", async () => {
  const author = await app.signIn();
  const own = await createReview(app.db, { userId: author.user.id });
  const hidden = await createReview(app.db, { hiddenAt: new Date() });
  for (const respond of [vote, report]) {
    expect((await respond(author, own.id)).status).toBe(403);
    expect((await respond(author, hidden.id)).status).toBe(404);
    expect((await respond(author, 999_999)).status).toBe(404);
  }
});

test("a report needs a reason, comes once, and not too many come at once", async () => {
  const member = await app.signIn();
  const { id } = await createReview(app.db);
  expect((await report(member, id, " \n")).status).toBe(400);
  expect((await report(member, id, "x".repeat(501))).status).toBe(400);
  const answer = await report(member, id, " Spam ");
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({
    reason: "Spam",
    username: member.user.username,
    resolvedAt: null,
  });
  const again = await report(member, id);
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ message: "You have already reported this review." });
  for (let tries = 2; tries < 20; tries++) await report(member, id);
  const refused = await report(member, id);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("3600");
  expect((await report(await app.signIn(), id)).status).toBe(201);
});

test("a member sees which they answered, page by page, and nobody else does", async () => {
  const member = await app.signIn();
  const [first, second, third] = [
    await createReview(app.db),
    await createReview(app.db),
    await createReview(app.db),
  ];
  await vote(member, first.id);
  await report(member, first.id);
  await vote(member, second.id);
  await report(member, third.id);
  await vote(await app.signIn(), third.id);
  const page = await responsesOf(member, "?limit=2");
  expect(await bodyOf<ReviewResponse[]>(page)).toEqual([
    { reviewId: third.id, hasVoted: false, hasReported: true },
    { reviewId: second.id, hasVoted: true, hasReported: false },
  ]);
  const rest = await member.client.get(nextPageOf(page) ?? "");
  expect(await bodyOf<ReviewResponse[]>(rest)).toEqual([
    { reviewId: first.id, hasVoted: true, hasReported: true },
  ]);
  const some = await responsesOf(member, `?reviewIds=${first.id},${third.id},999999`);
  expect((await bodyOf<ReviewResponse[]>(some)).map(({ reviewId }) => reviewId)).toEqual([
    third.id,
    first.id,
  ]);
  for (const wrong of ["", "1,", "x", "99999999999", Array(201).fill(1).join()]) {
    expect((await responsesOf(member, `?reviewIds=${wrong}`)).status).toBe(400);
  }
});
