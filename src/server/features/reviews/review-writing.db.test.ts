import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CollectionEntry } from "#contract/collection.ts";
import type { LedgerEntry } from "#contract/gamification.ts";
import type { MemberReview } from "#contract/reviews.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { auditLog } from "#server/database/schema/audit-log.ts";
import { users } from "#server/database/schema/users.ts";
import { createSandwich } from "#tests/support/factories.ts";
import { brokenLaws } from "#tests/support/review-community.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { createImage } from "#tests/support/uploads.ts";

const startXp = 10;
const reward = 25;
/** Of the entry that a review makes: saved and tried. */
const triedXp = 12;

let app: TestApp;
let sandwichId: number;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  sandwichId = (await createSandwich(app.db)).id;
});
afterAll(() => app.close());

const write = ({ client, user }: SignedIn, input: Record<string, unknown> = {}) =>
  client.post("/api/reviews", { userId: user.id, sandwichId, rating: 4, ...input });
const written = async (member: SignedIn, input?: Record<string, unknown>) =>
  bodyOf<MemberReview>(await write(member, input));
const ratingOf = async () => {
  const sandwich = await bodyOf<Sandwich>(await app.client().get(`/api/sandwiches/${sandwichId}`));
  return [sandwich.averageRating, sandwich.reviewCount];
};
const xpOf = async ({ user }: SignedIn) =>
  (await app.db.select().from(users).where(eq(users.id, user.id)))[0]?.xp;
const entryOf = async ({ client, user }: SignedIn) =>
  (await bodyOf<CollectionEntry[]>(await client.get(`/api/users/${user.id}/sandwiches`)))[0];
const messageOf = async (response: Response) =>
  [response.status, (await bodyOf<{ message: string }>(response)).message] as const;

describe("POST /api/reviews", () => {
  test("makes the review; sandwich and member are richer at once", async () => {
    const member = await app.signIn();
    const response = await write(member, { rating: 5, review: "  Crisp.\r\n\u0007Twice.\u202e " });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      sandwichId,
      userId: member.user.id,
      username: member.user.username,
      rating: 5,
      review: "Crisp.\nTwice.",
      helpfulCount: 0,
      isHidden: false,
    });
    expect(await ratingOf()).toEqual([5, 1]);
    expect(await xpOf(member)).toBe(startXp + reward + triedXp);
  });

  test("brings photos of one's own, which an edit exchanges and everybody sees", async () => {
    const member = await app.signIn();
    const photo = () => createImage(app.db, { kind: "review", uploadedByUserId: member.user.id });
    const [first, second] = [await photo(), await photo()];
    const { id, photos } = await written(member, { photoUrls: [first.url] });
    expect(photos.map(({ url }) => url)).toEqual([first.url]);

    const path = `/api/reviews/${id}`;
    const theirs = await createImage(app.db, { kind: "review" });
    expect((await member.client.patch(path, { photoUrls: [theirs.url] })).status).toBe(400);
    const tooMany = Array(5).fill(first.url);
    expect((await member.client.patch(path, { photoUrls: tooMany })).status).toBe(400);
    await member.client.patch(path, { photoUrls: [second.url, first.url] });
    await member.client.patch(path, { rating: 1 });
    const shown = await app.client().get(`/api/sandwiches/${sandwichId}/reviews`);
    const [review] = await bodyOf<MemberReview[]>(shown);
    expect(review?.photos.map(({ url }) => url)).toEqual([second.url, first.url]);
  });

  test("its reward bears its own date, and keeps it when the review is hidden and shown", async () => {
    const member = await app.signIn();
    app.passTime(-40 * 24 * 60 * 60 * 1000);
    const { id, dateCreated } = await written(member);
    app.passTime(40 * 24 * 60 * 60 * 1000);
    const dayOfReward = async () => {
      const answer = await member.client.get(`/api/users/${member.user.id}/actions`);
      const ledger = await bodyOf<LedgerEntry[]>(answer);
      return ledger.find(({ actionType }) => actionType === "review_written")?.timestamp;
    };
    expect(await dayOfReward()).toBe(dateCreated);
    const { client: admin } = await app.signInAsAdmin();
    for (const isHidden of [true, false]) {
      await admin.patch(`/api/reviews/${id}/visibility`, { isHidden });
    }
    expect(await dayOfReward()).toBe(dateCreated);
  });

  test("marks the sandwich as tried on the day it names, and leaves that when it goes", async () => {
    const member = await app.signIn();
    const { id } = await written(member, { dateTried: "2024-01-05T00:00:00.000Z" });
    expect(await entryOf(member)).toMatchObject({
      hasTried: true,
      isFavorite: false,
      notes: null,
      dateTried: "2024-01-05T00:00:00.000Z",
    });
    await member.client.delete(`/api/reviews/${id}`);
    expect(await entryOf(member)).toMatchObject({ hasTried: true });
    expect(await xpOf(member)).toBe(startXp + triedXp);
  });

  test("without a day it was now, and what the entry says already stays", async () => {
    const [first, second] = [await app.signIn(), await app.signIn()];
    await write(first);
    expect((await entryOf(first))?.dateTried).toBe(app.now().toISOString());

    const traveller = await app.signIn();
    traveller.client.cookies.set("timeZone", "Pacific/Pago_Pago");
    await write(traveller);
    const ownNow = new Date(app.now().getTime() - 11 * 60 * 60 * 1000).toISOString();
    expect((await entryOf(traveller))?.dateTried).toBe(ownNow);

    const kept = { isFavorite: true, hasTried: true, notes: "Hot!", dateTried: null };
    const { id: userId } = second.user;
    await second.client.post("/api/user-sandwiches", { userId, sandwichId, ...kept });
    const { id } = await written(second);
    expect(await entryOf(second)).toMatchObject(kept);
    expect(await xpOf(second)).toBe(startXp + reward + triedXp + 5);

    const dateTried = "2024-01-05T00:00:00.000Z";
    await second.client.patch(`/api/reviews/${id}`, { rating: 2 });
    expect(await entryOf(second)).toMatchObject(kept);
    await second.client.patch(`/api/reviews/${id}`, { dateTried });
    expect(await entryOf(second)).toMatchObject({ ...kept, dateTried });
    expect(await xpOf(second)).toBe(startXp + reward + triedXp + 5);
  });

  test("a review that is refused marks nothing", async () => {
    const member = await app.signIn();
    const tomorrow = new Date(app.now().getTime() + 2 * 24 * 60 * 60 * 1000).toISOString();
    expect((await write(member, { dateTried: tomorrow })).status).toBe(400);
    expect((await write(member, { photoUrls: ["/images/none"] })).status).toBe(400);
    expect(await entryOf(member)).toBeUndefined();
    expect(await xpOf(member)).toBe(startXp);
  });

  test("two tabs at once make one review, and the other is told so", async () => {
    const member = await app.signIn();
    const responses = await Promise.all([write(member), write(member)]);
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({
      message: "You have already reviewed this sandwich.",
    });
    expect(await ratingOf()).toEqual([4, 1]);
    expect(await xpOf(member)).toBe(startXp + reward + triedXp);
  });

  test.each([
    ["no stars", { rating: 0 }, "Please provide a rating"],
    ["no rating", { rating: undefined }, "Please provide a rating"],
    ["half a star", { rating: 2.5 }, "A rating is a whole number of stars."],
    ["six stars", { rating: 6 }, "A rating is at most 5 stars."],
    ["a long text", { review: "x".repeat(2001) }, "A review is at most 2000 characters."],
  ])("%s is refused", async (_, input, message) => {
    const member = await app.signIn();
    expect(await messageOf(await write(member, input))).toEqual([400, message]);
  });

  test("nobody writes for somebody else, and nothing about what is not there", async () => {
    const [member, other] = [await app.signIn(), await app.signIn()];
    expect((await write(member, { userId: other.user.id })).status).toBe(403);
    expect(await messageOf(await write(member, { sandwichId: 999_999 }))).toEqual([
      404,
      "Sandwich not found",
    ]);
    expect((await app.client().post("/api/reviews", { sandwichId, rating: 4 })).status).toBe(401);
  });
});

describe("PATCH /api/reviews/{id}", () => {
  test("changes stars and words; the average follows, the XP stays", async () => {
    const member = await app.signIn();
    await written(await app.signIn(), { rating: 5 });
    const { id, dateCreated } = await written(member, { rating: 5, review: "Wow" });
    const again = { userId: member.user.id, sandwichId, rating: 2, review: "On second thought" };
    const response = await member.client.patch(`/api/reviews/${id}`, again);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ...again, id, dateCreated });
    expect(await ratingOf()).toEqual([3.5, 2]);
    expect(await xpOf(member)).toBe(startXp + reward + triedXp);
  });

  test("only one's own, and only about the same sandwich", async () => {
    const [member, other] = [await app.signIn(), await app.signInAsAdmin()];
    const { id } = await written(member);
    const path = `/api/reviews/${id}`;
    expect((await other.client.patch(path, { rating: 1 })).status).toBe(403);
    expect((await member.client.patch(path, { userId: other.user.id })).status).toBe(403);
    expect((await member.client.patch(path, { sandwichId: sandwichId + 1 })).status).toBe(400);
    expect((await member.client.patch("/api/reviews/999999", { rating: 1 })).status).toBe(404);
    expect(await ratingOf()).toEqual([4, 1]);
  });
});

describe("DELETE /api/reviews/{id}", () => {
  test("takes everything back that it brought, and one may write anew", async () => {
    const member = await app.signIn();
    const { id } = await written(member);
    expect((await member.client.delete(`/api/reviews/${id}`)).status).toBe(204);
    expect(await ratingOf()).toEqual([0, 0]);
    expect(await xpOf(member)).toBe(startXp + triedXp);
    expect((await member.client.delete(`/api/reviews/${id}`)).status).toBe(404);
    expect((await write(member)).status).toBe(201);
    expect(await xpOf(member)).toBe(startXp + reward + triedXp);
    expect(
      await app.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.entityId, String(id))),
    ).toEqual([]);
  });

  test("a stranger may not; an admin may, and it is written down", async () => {
    const [member, stranger, admin] = [
      await app.signIn(),
      await app.signIn(),
      await app.signInAsAdmin(),
    ];
    const { id } = await written(member, { review: "Buy my sauce" });
    expect((await stranger.client.delete(`/api/reviews/${id}`)).status).toBe(403);
    expect((await admin.client.delete(`/api/reviews/${id}`)).status).toBe(204);
    expect(await xpOf(member)).toBe(startXp + triedXp);
    const [entry] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)));
    expect(entry).toMatchObject({
      actorUserId: admin.user.id,
      action: "review.delete",
      details: { before: { comment: "Buy my sauce", userId: member.user.id } },
    });
    expect(entry?.requestId).toMatch(/^[\da-f-]{36}$/);
  });

  test("one whose author has left goes without taking XP from anybody", async () => {
    const [member, admin] = [await app.signIn(), await app.signInAsAdmin()];
    const { id } = await written(member);
    await app.db.delete(users).where(eq(users.id, member.user.id));
    expect((await admin.client.delete(`/api/reviews/${id}`)).status).toBe(204);
    expect(await ratingOf()).toEqual([0, 0]);
    expect((await brokenLaws(app.db))["xp"]).toEqual([]);
  });
});
