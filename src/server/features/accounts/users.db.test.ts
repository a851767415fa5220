import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import type { ApiErrorBody } from "#contract/errors.ts";
import { knownDevices } from "#server/database/schema/account-tokens.ts";
import { savedRestaurants, userSandwiches } from "#server/database/schema/collection.ts";
import { avatars } from "#server/database/schema/images.ts";
import { passkeys } from "#server/database/schema/passkeys.ts";
import { restaurantRecommendations } from "#server/database/schema/recommendations.ts";
import {
  reviewPhotos,
  reviewReports,
  reviewVotes,
} from "#server/database/schema/review-responses.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { users } from "#server/database/schema/users.ts";
import { countTry } from "#server/domain/throttle.ts";
import { createReview, createSandwich } from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import { createImage, inventedKey, uploadPhoto } from "#tests/support/uploads.ts";
import { changeUser, deleteAccount, getViewer } from "./users.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("PATCH /api/users/{id}", () => {
  test("changes the profile and leaves the rest", async () => {
    const { client, user } = await app.signIn();
    const change = { displayName: "  Henny  ", bio: "", location: "Nashville" };
    const response = await client.patch(`/api/users/${user.id}`, change);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      username: user.username,
      displayName: "Henny",
      bio: null,
      location: "Nashville",
    });
  });

  test("the avatar is an image that the member uploaded for anything", async () => {
    const member = await app.signIn();
    const { client, user } = member;
    const { url } = await uploadPhoto(client, "generalImageUploader");
    const avatarUrl = url.replace(/\d+\.webp$/, "160.webp");
    const path = `/api/users/${user.id}`;
    expect(await (await client.patch(path, { avatarUrl: url })).json()).toMatchObject({
      avatarUrl,
    });
    const review = await createReview(app.db, { userId: user.id });
    const admin = await app.signInAsAdmin();
    const login = { username: user.username, password: testPassword };
    const answers = [
      // What another change answers, and the address as it was answered, do not lose it.
      await client.patch(path, { avatarUrl, bio: "Crisp" }),
      await client.patch(path, { bio: "Hungry" }),
      await client.get("/api/auth/me"),
      await app.client().get(`/api/sandwiches/${review.sandwichId}/reviews`),
      await app.client().get("/api/leaderboard?period=all&limit=200"),
      await app.client().post("/api/auth/login", login),
      await admin.client.get(`/api/users?q=${user.username}`),
      await admin.client.post(`${path}/promote`),
    ];
    for (const answer of answers) {
      expect(await answer.text(), answer.url).toContain(`"avatarUrl":"${avatarUrl}"`);
    }
    const exported = await bodyOf<{ profile: User }>(await client.get(`${path}/export`));
    expect(exported.profile.avatarUrl).toBe(`http://localhost${avatarUrl}`);
    expect((await client.get(avatarUrl)).status).toBe(200);

    expect(await (await client.patch(path, { avatarUrl: null })).json()).toMatchObject({
      avatarUrl: null,
    });
    expect(await (await client.get("/api/auth/me")).json()).toMatchObject({ avatarUrl: null });
  });

  test.each([
    ["somebody else's", (other: string) => ({ uploadedByUserId: other })],
    ["nobody's", () => ({ uploadedByUserId: null })],
    ["one for a review", (_: string, own: string) => ({ kind: "review", uploadedByUserId: own })],
  ] as const)("%s image is no avatar", async (_name, imageOf) => {
    const { client, user } = await app.signIn();
    const other = await app.signIn();
    const { url } = await createImage(app.db, imageOf(other.user.id, user.id));
    await refusesAvatar(client, user.id, url);
  });

  test.each([
    "https://photos.example/me.jpg",
    "javascript:alert(1)",
    "",
    `/images/${inventedKey()}/160.webp`,
  ])("%s is no avatar", async (address) => {
    const { client, user } = await app.signIn();
    await refusesAvatar(client, user.id, address);
  });

  /** And nothing else of the change happens. */
  async function refusesAvatar(client: TestClient, id: string, avatarUrl: string) {
    const own = await createImage(app.db, { uploadedByUserId: id });
    await app.db.insert(avatars).values({ userId: id, imageId: own.id });
    const response = await client.patch(`/api/users/${id}`, { avatarUrl, bio: "New" });
    expect(response.status).toBe(400);
    expect((await bodyOf<ApiErrorBody>(response)).issues).toEqual([
      {
        path: "avatarUrl",
        message: "There is no such image of yours. Please upload it again.",
      },
    ]);
    const me = await bodyOf<User>(await client.get("/api/auth/me"));
    expect(me).toMatchObject({ bio: null, avatarUrl: `/images/${own.storageKey}/320.webp` });
  }

  test("does not let anybody give themselves a role, XP or another id", async () => {
    const { client, user } = await app.signIn();
    const wish = { role: "admin", xp: 9999, id: "other", isDemo: true };
    const response = await client.patch(`/api/users/${user.id}`, wish);
    expect(await response.json()).toMatchObject({ id: user.id, role: "user", xp: 10 });
  });

  test("a taken name is a 409, one's own in other letters is fine", async () => {
    const { client, user } = await app.signIn();
    const other = await app.signIn();
    const change = (wish: object) =>
      client.patch(`/api/users/${user.id}`, { ...wish, currentPassword: testPassword });
    const rename = (username: string) => change({ username });
    expect((await rename(other.user.username.toUpperCase())).status).toBe(409);
    expect((await rename("Curator")).status).toBe(409);
    expect((await rename(user.username.toUpperCase())).status).toBe(200);
    const taken = await change({ email: other.user.email.toUpperCase() });
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({ message: "This email cannot be used" });
  });

  test.each([
    ["username", (id: string) => ({ username: `new-${id}` })],
    ["email", (id: string) => ({ email: `${id}@example.com` })],
  ])("another %s needs the current password", async (_name, wishOf) => {
    const { client, user } = await app.signIn();
    const change = (body: object) => client.patch(`/api/users/${user.id}`, body);
    const wish = wishOf(user.id);
    const missing = await change(wish);
    expect(missing.status).toBe(400);
    expect((await bodyOf<ApiErrorBody>(missing)).issues).toEqual([
      { path: "currentPassword", message: "Current password is required." },
    ]);
    const wrong = await change({ ...wish, currentPassword: "wrong password" });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      code: "wrong_password",
      issues: [{ path: "currentPassword" }],
    });
    const right = await change({ ...wish, currentPassword: testPassword });
    expect(await right.json()).toMatchObject(wish);
  });

  test("who changes neither needs no password", async () => {
    const { client, user } = await app.signIn();
    const { username, email } = user;
    const response = await client.patch(`/api/users/${user.id}`, {
      username,
      email,
      bio: "Hungry",
    });
    expect(response.status).toBe(200);
  });

  test("names and addresses can be tried ten times an hour", async () => {
    const { client, user } = await app.signIn();
    const other = await app.signIn();
    const attempt = () =>
      client.patch(`/api/users/${user.id}`, {
        email: other.user.email,
        currentPassword: testPassword,
      });
    const key = `rename:${user.id}`;
    await countTry(app.db, app.now(), { key, limit: 10, windowSeconds: 60 * 60 }, 9);
    expect((await attempt()).status).toBe(409);
    const refused = await attempt();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBe(60 * 60);
    app.passTime(60 * 60 * 1000);
    expect((await attempt()).status).toBe(409);
  });

  test("a new password needs the current one, and ends the other sessions", async () => {
    const { client, user } = await app.signIn();
    const elsewhere = await app.openSession(user.id);
    const change = (body: object) => client.patch(`/api/users/${user.id}`, body);

    const missing = await change({ newPassword: "new password" });
    expect(missing.status).toBe(400);
    expect((await bodyOf<ApiErrorBody>(missing)).issues).toEqual([
      { path: "currentPassword", message: "Current password is required." },
    ]);
    const wrong = await change({ currentPassword: "wrong password", newPassword: "new password" });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ code: "wrong_password" });
    const common = await change({ currentPassword: testPassword, newPassword: "iloveyou" });
    expect(common.status).toBe(400);
    expect(await common.json()).toMatchObject({
      code: "common_password",
      issues: [{ path: "newPassword" }],
    });
    expect((await elsewhere.get("/api/auth/me")).status).toBe(200);

    const right = await change({ currentPassword: testPassword, newPassword: "new password" });
    expect(right.status).toBe(200);
    expect((await elsewhere.get("/api/auth/me")).status).toBe(401);
    expect((await client.get("/api/auth/me")).status).toBe(200);
    const login = (password: string) =>
      app.client().post("/api/auth/login", { username: user.username, password });
    expect((await login(testPassword)).status).toBe(401);
    expect((await login("new password")).status).toBe(200);
  });

  test("whoever was signed out while they proved it changes and deletes nothing", async () => {
    const { user } = await app.signIn();
    // A reset has ended this session after the request was let in.
    const prover = { sessionId: 2 ** 30, address: "192.0.2.1", origin: "http://localhost" };
    const change = { currentPassword: testPassword, newPassword: "the thief's password" };
    await expect(changeUser(app.deps, user.id, change, prover)).rejects.toMatchObject({
      status: 401,
    });
    const proof = { password: testPassword };
    await expect(deleteAccount(app.deps, user.id, proof, prover)).rejects.toMatchObject({
      status: 401,
    });
    const login = { username: user.username, password: testPassword };
    expect((await app.client().post("/api/auth/login", login)).status).toBe(200);
  });

  test("a stolen session cannot guess the password forever", async () => {
    const { client, user } = await app.signIn();
    const guess = async () =>
      (await client.delete(`/api/users/${user.id}`, { password: "wrong password" })).status;
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await guess());
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test("text that the database cannot hold is a 400, not a failure", async () => {
    const { client, user } = await app.signIn();
    const response = await client.patch(`/api/users/${user.id}`, { bio: "nul \u0000 byte" });
    expect(response.status).toBe(400);
  });
});

describe("POST /api/users/{id}/promote", () => {
  test("makes a member an admin, at once and for every session", async () => {
    const admin = await app.signInAsAdmin();
    const { client, user } = await app.signIn();
    expect((await client.get("/api/users")).status).toBe(403);
    const response = await admin.client.post(`/api/users/${user.id}/promote`);
    expect(await response.json()).toMatchObject({ id: user.id, role: "admin" });
    expect((await client.get("/api/users")).status).toBe(200);
  });

  test("nobody there is a 404", async () => {
    const { client } = await app.signInAsAdmin();
    expect((await client.post("/api/users/nobody/promote")).status).toBe(404);
  });
});

describe("GET /api/users", () => {
  test("is searched by username, email and display name, and paged", async () => {
    const { client } = await app.signInAsAdmin();
    await app.signIn({ displayName: "100% Crispy_Fan" });
    await app.signIn({ username: "crispy-one" });
    await app.signIn({ email: "two@crispy.example" });
    const found = await bodyOf<User[]>(await client.get("/api/users?q=CRISPY"));
    expect(found).toHaveLength(3);
    expect(await (await client.get("/api/users?q=100%25%20c")).json()).toHaveLength(1);
    expect(await (await client.get("/api/users?q=crispy%25")).json()).toHaveLength(0);

    expect(await readPages<User>(client, "/api/users?q=crispy&limit=2")).toEqual(found);
  });

  test("answers what the table shows, and no secret", async () => {
    const { client } = await app.signInAsAdmin();
    const { user } = await app.signIn({ username: "table-hen" });
    const [row] = await bodyOf<object[]>(await client.get("/api/users?q=table-hen"));
    const { id, username, email } = user;
    expect(row).toMatchObject({ id, username, email, role: "user", xp: 10 });
    expect(JSON.stringify(row)).not.toMatch(/password|argon2/i);
  });

  test.each(["limit=0", "limit=201", "limit=x", "cursor=nonsense", `q=${"x".repeat(201)}`])(
    "%s is a 400 that names it",
    async (query) => {
      const { client } = await app.signInAsAdmin();
      const response = await client.get(`/api/users?${query}`);
      expect(response.status).toBe(400);
      const { issues } = await bodyOf<ApiErrorBody>(response);
      expect(issues?.[0]?.path).toBe(query.split("=")[0]);
    },
  );
});

async function memberWithHistory() {
  const member = await app.signIn();
  const userId = member.user.id;
  const sandwich = await createSandwich(app.db);
  const review = await createReview(app.db, { userId, sandwichId: sandwich.id });
  await app.db.insert(userSandwiches).values({ userId, sandwichId: sandwich.id, notes: "mine" });
  await app.db.insert(savedRestaurants).values({ userId, restaurantId: sandwich.restaurantId });
  await app.db.insert(restaurantRecommendations).values({
    websiteUrl: "https://diner.example",
    notes: "Worth a detour",
    email: member.user.email,
    submittedBy: userId,
  });
  await app.db.insert(knownDevices).values({ userId, tokenHash: "of a browser" });
  const key = { credentialId: `of ${userId}`, publicKey: "a public key", counter: 0 };
  await app.db.insert(passkeys).values({ userId, name: "Laptop", ...key });
  const reviewId = (await createReview(app.db)).id;
  await app.db.insert(reviewVotes).values({ userId, reviewId });
  await app.db.insert(reviewReports).values({ userId, reviewId, reason: "spam" });
  const photo = await createImage(app.db, { kind: "review", uploadedByUserId: userId });
  await app.db.insert(reviewPhotos).values({ reviewId: review.id, imageId: photo.id, position: 0 });
  return { ...member, review, photo };
}

describe("GET /api/users/{id}/export", () => {
  test("holds everything of the member and no secret", async () => {
    const { client, user, photo } = await memberWithHistory();
    const response = await client.get(`/api/users/${user.id}/export`);
    const text = await response.text();
    const data = JSON.parse(text);
    expect(data.profile).toMatchObject({ id: user.id, email: user.email });
    for (const part of [
      "entries",
      "reviews",
      "helpfulVotes",
      "reviewReports",
      "images",
      "actions",
      "savedRestaurants",
      "recommendations",
      "sessions",
      "devices",
      "passkeys",
    ]) {
      expect(data[part], part).toHaveLength(1);
    }
    expect(data.entries[0].notes).toBe("mine");
    const photoUrl = `http://localhost${photo.url}`;
    expect(data.reviews[0].photoUrls).toEqual([photoUrl]);
    expect(data.images[0]).toMatchObject({ url: photoUrl, width: 800, height: 600 });
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash|public key/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("DELETE /api/users/{id}", () => {
  test("asks for the password", async () => {
    const { client, user } = await app.signIn();
    expect((await client.delete(`/api/users/${user.id}`, {})).status).toBe(400);
    const wrong = await client.delete(`/api/users/${user.id}`, { password: "wrong password" });
    expect(wrong.status).toBe(400);
    expect((await client.get("/api/auth/me")).status).toBe(200);
  });

  test("takes the member and everything personal away; reviews stay without a name", async () => {
    const { client, user, review } = await memberWithHistory();
    const response = await client.delete(`/api/users/${user.id}`, { password: testPassword });
    expect(response.status).toBe(204);
    expect(client.cookies.has("session")).toBe(false);
    expect(await app.db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
    const [kept] = await app.db.select().from(reviews).where(eq(reviews.id, review.id));
    expect(kept).toMatchObject({ userId: null, rating: review.rating });
    const left = await app.db.select().from(restaurantRecommendations);
    expect(left.map(({ email }) => email)).not.toContain(user.email);
  });

  test("the only admin cannot leave, one of two can", async () => {
    const lonely = await createTestApp();
    const { client, user } = await lonely.signInAsAdmin();
    const leave = async () =>
      (await client.delete(`/api/users/${user.id}`, { password: testPassword })).status;
    expect(await leave()).toBe(409);
    await lonely.signInAsAdmin();
    expect(await leave()).toBe(204);
    await lonely.close();
  });

  test("whoever left while they asked is nobody", async () => {
    const { user } = await app.signIn();
    await app.db.delete(users).where(eq(users.id, user.id));
    await expect(getViewer(app.db, user.id)).rejects.toMatchObject({ status: 401 });
  });
});
