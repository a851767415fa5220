import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Session } from "#contract/accounts.ts";
import { parseConfig } from "#server/config.ts";
import { sessions } from "#server/database/schema/sessions.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import { removeDeadSessions } from "./sessions.service.ts";

const dayMs = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const sessionsOf = async (client: TestClient) =>
  bodyOf<Session[]>(await client.get("/api/auth/sessions"));

const isSignedIn = async (client: TestClient) => (await client.get("/api/auth/me")).status === 200;

test("a member sees the own sessions, this one marked, and can end each", async () => {
  const { client, user } = await app.signIn();
  const other = await app.openSession(user.id);
  await app.signIn();
  const list = await sessionsOf(client);
  expect(list).toHaveLength(2);
  const foreign = list.find(({ isCurrent }) => !isCurrent);
  expect((await client.delete(`/api/auth/sessions/${foreign?.id}`)).status).toBe(204);
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(client)).toBe(true);
});

test("ending the session at hand also clears the cookie", async () => {
  const { client } = await app.signIn();
  const [session] = await sessionsOf(client);
  await client.delete(`/api/auth/sessions/${session?.id}`);
  expect(client.cookies.has("session")).toBe(false);
});

test("somebody else's session is not found", async () => {
  const { client } = await app.signIn();
  const stranger = await app.signIn();
  const [theirs] = await sessionsOf(stranger.client);
  expect((await client.delete(`/api/auth/sessions/${theirs?.id}`)).status).toBe(404);
  expect((await client.delete("/api/auth/sessions/none")).status).toBe(404);
  expect((await client.delete("/api/auth/sessions/99999999999")).status).toBe(404);
  expect(await isSignedIn(stranger.client)).toBe(true);
});

test("a member has at most twenty sessions: the one that was idle longest ends first", async () => {
  const { client, user } = await app.signIn();
  const second = await app.openSession(user.id);
  app.passTime(6 * 60 * 1000);
  expect(await isSignedIn(client)).toBe(true);
  const later = [];
  for (let count = 0; count < 19; count += 1) later.push(await app.openSession(user.id));
  expect(await sessionsOf(client)).toHaveLength(20);
  expect(await isSignedIn(second)).toBe(false);
  for (const one of [client, ...later]) expect(await isSignedIn(one)).toBe(true);
});

test("logins at once do not pass the limit either", async () => {
  const { client, user } = await app.signIn();
  for (let count = 0; count < 18; count += 1) await app.openSession(user.id);
  const login = { username: user.username, password: testPassword };
  await Promise.all([1, 2, 3, 4].map(() => app.client().post("/api/auth/login", login)));
  const kept = await app.db.$count(sessions, eq(sessions.userId, user.id));
  expect(kept).toBe(20);
  expect(await isSignedIn(client)).toBe(false);
});

test("the list is paged without a row twice or missed", async () => {
  const { client, user } = await app.signIn();
  for (let count = 0; count < 4; count += 1) {
    if (count > 1) app.passTime(1000);
    await app.openSession(user.id);
  }
  const met = await readPages<Session>(client, "/api/auth/sessions?limit=2");
  expect(met).toHaveLength(5);
  expect(new Set(met.map(({ id }) => id)).size).toBe(5);
});

test("a session ends after 30 idle days, lives on while it is used, and ends for good after 180", async () => {
  const { client, user } = await app.signIn();
  const idle = await app.openSession(user.id);
  for (let day = 0; day < 180; day += 20) {
    expect(await isSignedIn(client)).toBe(true);
    app.passTime(20 * dayMs);
    if (day === 20) expect(await isSignedIn(idle)).toBe(false);
  }
  expect(await isSignedIn(client)).toBe(false);
});

test("housekeeping removes the dead and leaves the living", async () => {
  const { user } = await app.signIn();
  app.passTime(31 * dayMs);
  await app.openSession(user.id);
  const now = () => new Date(Date.now() + 1000 * dayMs);
  const mine = () => app.db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(await mine()).toHaveLength(2);
  await removeDeadSessions({ db: app.db, config: parseConfig({}), now: app.now });
  expect(await mine()).toHaveLength(1);
  await removeDeadSessions({ db: app.db, config: parseConfig({}), now });
  expect(await mine()).toHaveLength(0);
});

test("when it was last seen is written now and then, not with every request", async () => {
  const { client, user } = await app.signIn();
  const lastSeen = async () =>
    (await app.db.select().from(sessions).where(eq(sessions.userId, user.id)))[0]?.lastSeenAt;
  const started = await lastSeen();
  app.passTime(60 * 1000);
  await client.get("/api/auth/me");
  expect(await lastSeen()).toEqual(started);
  app.passTime(5 * 60 * 1000);
  await client.get("/api/auth/me");
  expect(await lastSeen()).not.toEqual(started);
});

test("all others end at once, the one that asks and other members' stay", async () => {
  const { client, user } = await app.signIn();
  const others = [await app.openSession(user.id), await app.openSession(user.id)];
  const stranger = await app.signIn();
  expect((await client.delete("/api/auth/sessions")).status).toBe(204);
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(client)).toBe(true);
  expect(await isSignedIn(stranger.client)).toBe(true);
});
