import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Member } from "#contract/accounts.ts";
import type { AuditEntry } from "#contract/audit.ts";
import { createReview, createUser } from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import {
  createTestApp,
  type SignedIn,
  type TestApp,
  testPassword,
} from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signInAsAdmin();
});
afterAll(() => app.close());

const block = (id: string, isBlocked: boolean, client = admin.client) =>
  client.patch(`/api/users/${id}/block`, { isBlocked });
const logOf = async (id: string) => {
  const answer = await admin.client.get(`/api/audit-log?entityType=user&entityId=${id}`);
  return (await bodyOf<AuditEntry[]>(answer)).map(({ action, before, after }) => ({
    action,
    before,
    after,
  }));
};

test("the log names the request, so that its lines in the server's log are found", async () => {
  const { user } = await app.signIn();
  const answer = await admin.client.post(`/api/users/${user.id}/promote`);
  const log = await admin.client.get(`/api/audit-log?entityType=user&entityId=${user.id}`);
  const [entry] = await bodyOf<AuditEntry[]>(log);
  expect(entry?.requestId).toBe(answer.headers.get("X-Request-Id"));
});

test("promotion is in the log, once", async () => {
  const { user } = await app.signIn();
  for (let count = 0; count < 2; count++) {
    const answer = await admin.client.post(`/api/users/${user.id}/promote`);
    expect(await answer.json()).toMatchObject({ id: user.id, role: "admin" });
  }
  const { username } = user;
  expect(await logOf(user.id)).toEqual([
    {
      action: "user.promote",
      before: { username, role: "user" },
      after: { username, role: "admin" },
    },
  ]);
});

describe("a blocked member", () => {
  test("is out at once, cannot log in, and what they wrote stays", async () => {
    const { client, user } = await app.signIn();
    const review = await createReview(app.db, { userId: user.id });
    const answer = await block(user.id, true);
    expect(answer.status).toBe(200);
    expect(await bodyOf<Member>(answer)).toMatchObject({ blockedAt: app.now().toISOString() });
    expect((await client.get("/api/auth/me")).status).toBe(401);
    const input = { username: user.username, password: testPassword };
    const login = await app.client().post("/api/auth/login", input);
    expect(login.status).toBe(403);
    expect(await login.json()).toMatchObject({ code: "account_blocked" });
    const reviews = await app.client().get(`/api/sandwiches/${review.sandwichId}/reviews`);
    expect(await reviews.json()).toMatchObject([{ id: review.id, username: user.username }]);
    expect(await bodyOf<Member>(await block(user.id, false))).toMatchObject({ blockedAt: null });
    expect((await client.get("/api/auth/me")).status).toBe(401);
    expect((await app.client().post("/api/auth/login", input)).status).toBe(200);
    expect((await logOf(user.id)).map(({ action }) => action)).toEqual([
      "user.unblock",
      "user.block",
    ]);
  });

  test("is never oneself, nor somebody unknown", async () => {
    expect((await block(admin.user.id, true)).status).toBe(409);
    expect((await block("nobody", true)).status).toBe(404);
    expect((await admin.client.patch(`/api/users/${admin.user.id}/block`, {})).status).toBe(400);
  });

  test("two admins who block each other leave one of them", async () => {
    const alone = await createTestApp();
    const one = await alone.signInAsAdmin();
    const two = await alone.signInAsAdmin();
    const answers = await Promise.all([
      block(one.user.id, true, two.client),
      block(two.user.id, true, one.client),
    ]);
    // Whoever came second was signed out by then, or finds that nobody else is left.
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    expect([401, 409]).toContain(refused[0]?.status);
    await alone.close();
  });
});

test("a member's sessions can be ended", async () => {
  const { client, user } = await app.signIn();
  const answer = await admin.client.delete(`/api/users/${user.id}/sessions`);
  expect(answer.status).toBe(204);
  expect((await client.get("/api/auth/me")).status).toBe(401);
  expect((await app.openSession(user.id)).cookies.size).toBe(1);
  expect((await logOf(user.id)).map(({ action }) => action)).toEqual(["user.endSessions"]);
  expect((await admin.client.delete("/api/users/nobody/sessions")).status).toBe(404);
});

test("members are found by what they are called now", async () => {
  const { client, user } = await app.signIn({ username: "Zinnia", displayName: "Änne Huhn" });
  const found = async (q: string) => {
    const answer = await admin.client.get(`/api/users?q=${encodeURIComponent(q)}`);
    return (await bodyOf<Member[]>(answer)).map(({ id }) => id);
  };
  expect(await found("ZINN")).toEqual([user.id]);
  expect(await found("anne h")).toEqual([user.id]);
  const change = { username: "Dahlia", displayName: "", currentPassword: testPassword };
  await client.patch(`/api/users/${user.id}`, change);
  expect([await found("zinn"), await found("anne h")]).toEqual([[], []]);
  expect(await found("dahl")).toEqual([user.id]);
  const file = await (await admin.client.get("/api/users.csv?q=dahlia")).text();
  expect(file.split("\r\n")[1]).toContain(`${user.id},Dahlia,`);
});

test.each([
  ["", ["bea", "cy", "abe"]],
  ["&direction=asc", ["abe", "cy", "bea"]],
  ["&sort=username", ["abe", "bea", "cy"]],
  ["&sort=username&direction=desc", ["cy", "bea", "abe"]],
  ["&sort=email", ["cy", "abe", "bea"]],
  ["&sort=xp", ["bea", "abe", "cy"]],
  ["&sort=xp&direction=asc", ["cy", "abe", "bea"]],
])("the list in the order %s, page by page", async (order, names) => {
  const word = `nest${order.replace(/\W/g, "")}end`;
  const join = async (name: string, email: string, xp: number) => {
    app.passTime(1000);
    await createUser(app.db, {
      // Of two with the same XP the id decides.
      id: `${email}-${word}`,
      username: `${name}-${word}`,
      email: `${email}-${word}@example.com`,
      xp,
      createdAt: app.now(),
    });
  };
  await join("abe", "b", 20);
  await join("Cy", "A", 3);
  await join("bea", "c", 20);
  const paged = await readPages<Member>(admin.client, `/api/users?q=${word}&limit=1${order}`);
  expect(paged.map(({ username }) => username.split("-")[0]?.toLowerCase())).toEqual(names);
});

test("an order that is none is refused", async () => {
  expect((await admin.client.get("/api/users?sort=password_hash")).status).toBe(400);
  const cursor = Buffer.from('["\\u0000"]').toString("base64url");
  const answer = await admin.client.get(`/api/users?sort=username&cursor=${cursor}`);
  expect(answer.status).toBe(400);
});

test("nobody becomes the curator by renaming, whatever the letters", async () => {
  const { client, user } = await app.signIn();
  for (const username of ["curator", "CURATOR", " Curator ", "ｃurator", "сurat0r"]) {
    const change = { username, currentPassword: testPassword };
    expect((await client.patch(`/api/users/${user.id}`, change)).status).toBe(409);
  }
  expect((await client.patch("/api/restaurants/1", {})).status).toBe(403);
});
