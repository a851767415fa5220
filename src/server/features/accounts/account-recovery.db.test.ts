import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "#contract/audit.ts";
import type { ApiErrorBody } from "#contract/errors.ts";
import { createApp } from "#server/app.ts";
import { accountTokens, knownDevices } from "#server/database/schema/account-tokens.ts";
import { jobs, rateLimits } from "#server/database/schema/operations.ts";
import { users } from "#server/database/schema/users.ts";
import type { Mail } from "#server/mail/mailer.ts";
import { deliverMails } from "#tests/support/mails.ts";
import {
  createTestApp,
  registration,
  type TestApp,
  testPassword,
} from "#tests/support/test-app.ts";
import { bodyOf, TestClient } from "#tests/support/test-client.ts";
import { accountMailJob } from "./account-mails.service.ts";
import { removeExpiredTokens } from "./account-recovery.service.ts";

const minuteMs = 60_000;
const newPassword = "double the brine";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    settings: { SMTP_URL: "log", PUBLIC_ORIGIN: "http://localhost:4711" },
  });
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits).then(() => app.db.delete(jobs)));

const deliver = () => deliverMails(app);

const tokenIn = (mail: Mail | undefined) => /#([\w-]{43})$/m.exec(mail?.text ?? "")?.[1] ?? "";

const forgot = (email: string, address?: string, headers?: Record<string, string>) =>
  app.client({ address }).post("/api/auth/forgot-password", { email }, headers);
const reset = (token: string, password = newPassword) =>
  app.client().post("/api/auth/reset-password", { token, password });
const confirm = (token: string) => app.client().post("/api/auth/confirm-email", { token });
const login = (username: string, password: string) =>
  app.client().post("/api/auth/login", { username, password });

async function forgottenBy({ email }: { email: string }): Promise<string> {
  await forgot(email);
  return tokenIn((await deliver())[0]);
}

const isConfirmed = async (id: string) => {
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  return row?.emailConfirmedAt != null;
};

async function expectInvalid(response: Response) {
  expect(response.status).toBe(400);
  const { code, message } = await bodyOf<ApiErrorBody>(response);
  expect([code, message]).toEqual([
    "invalid_token",
    "This link does not work any more. Please ask for a new one.",
  ]);
}

describe("a forgotten password", () => {
  test("a link is mailed, and with it a new password is chosen; all sessions end", async () => {
    const { client, user } = await app.signIn();
    const answer = await forgot(user.email.toUpperCase());
    expect([answer.status, await answer.text()]).toEqual([202, ""]);
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: user.email, subject: "Choose a new password" });
    expect(mail?.text).toContain(user.username);
    expect(mail?.text).toContain("http://localhost:4711/reset-password#");
    expect((await reset(tokenIn(mail))).status).toBe(204);
    expect((await client.get("/api/auth/me")).status).toBe(401);
    expect((await login(user.username, testPassword)).status).toBe(401);
    expect((await login(user.username, newPassword)).status).toBe(200);
    expect(await isConfirmed(user.id)).toBe(true);
  });

  test("an address that nobody has gets the same answer for the same work, and no mail", async () => {
    const { user } = await app.signIn();
    const answers = [await forgot(user.email), await forgot("nobody@example.com")];
    const seen = answers.map(async (answer) => [
      answer.status,
      await answer.text(),
      [...answer.headers.keys()].sort(),
    ]);
    const [known, unknown] = await Promise.all(seen);
    expect(unknown).toEqual(known);
    const written = await app.db.select({ kind: jobs.kind, payload: jobs.payload }).from(jobs);
    expect(written).toEqual(
      [user.email, "nobody@example.com"].map((email) => ({
        kind: accountMailJob,
        payload: { about: "forgotten-password", email },
      })),
    );
    expect((await deliver()).map(({ to }) => to)).toEqual([user.email]);
  });

  test("a link works once, also when it is used ten times at the same moment", async () => {
    const { user } = await app.signIn();
    const token = await forgottenBy(user);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(token, `${newPassword} ${index}`)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array(9).fill(400)]);
    await expectInvalid(await reset(token));
  });

  test.each(["qwerty123", "the username"])(
    "a password that is easy to guess is refused and uses no link up: %s",
    async (choice) => {
      const { user } = await app.signIn();
      const token = await forgottenBy(user);
      const refused = await reset(token, choice === "qwerty123" ? choice : user.username);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        code: "common_password",
        issues: [{ path: "password" }],
      });
      expect((await reset(token)).status).toBe(204);
    },
  );

  test("a link works for an hour", async () => {
    const { user } = await app.signIn();
    const token = await forgottenBy(user);
    app.passTime(60 * minuteMs);
    await expectInvalid(await reset(token));
    await removeExpiredTokens(app.db, app.now());
    expect(await app.db.select().from(accountTokens)).toEqual([]);
    expect((await login(user.username, testPassword)).status).toBe(200);
  });

  test("a used link ends the others, and so do another password and another address", async () => {
    const { client, user } = await app.signIn();
    const [first, second] = [await forgottenBy(user), await forgottenBy(user)];
    expect((await reset(second)).status).toBe(204);
    await expectInvalid(await reset(first));
    const again = await app.openSession(user.id);
    const change = { currentPassword: newPassword, newPassword: "a third one" };
    const third = await forgottenBy(user);
    expect((await again.patch(`/api/users/${user.id}`, change)).status).toBe(200);
    await expectInvalid(await reset(third));
    await app.db.delete(rateLimits);
    const fourth = await forgottenBy(user);
    const email = "elsewhere@example.com";
    await again.patch(`/api/users/${user.id}`, { email, currentPassword: "a third one" });
    await expectInvalid(await reset(fourth));
    expect((await client.get("/api/auth/me")).status).toBe(401);
  });

  test("a token is for its purpose, and for its member alone", async () => {
    const [mine, theirs] = [await app.signIn(), await app.signIn()];
    await mine.client.post(`/api/users/${mine.user.id}/confirmation-mail`);
    const confirmation = tokenIn((await deliver())[0]);
    await expectInvalid(await reset(confirmation));
    const token = await forgottenBy(mine.user);
    await expectInvalid(await confirm(token));
    // Whoever is signed in as somebody else changes the password of the token's member.
    const input = { token, password: newPassword };
    expect((await theirs.client.post("/api/auth/reset-password", input)).status).toBe(204);
    expect((await login(theirs.user.username, testPassword)).status).toBe(200);
    expect((await theirs.client.get("/api/auth/me")).status).toBe(200);
  });

  test.each(["", "x", "é".repeat(43), randomBytes(32).toString("base64url")])(
    "the token %j is none",
    async (token) => expectInvalid(await reset(token)),
  );

  test("the database has neither the token nor, of an address that was tried, the address", async () => {
    const { user } = await app.signIn();
    const token = await forgottenBy(user);
    const kept = JSON.stringify([
      await app.db.select().from(accountTokens),
      await app.db.select().from(jobs),
    ]);
    expect(kept).not.toContain(token);
    expect(JSON.stringify(await app.db.select().from(rateLimits))).not.toContain(user.email);
    expect(app.logs.join("\n")).not.toContain(token);
  });

  test("the link leads to us, whatever name the request came by", async () => {
    const { user } = await app.signIn();
    const headers = { Host: "evil.example", "X-Forwarded-Host": "evil.example" };
    expect((await forgot(user.email, undefined, headers)).status).toBe(202);
    const [mail] = await deliver();
    expect(mail?.text).toContain("http://localhost:4711/");
    expect(mail?.text).not.toContain("evil");
  });

  test("a blocked member gets no link, and an older one does not work", async () => {
    const { user } = await app.signIn();
    const token = await forgottenBy(user);
    await app.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, user.id));
    await expectInvalid(await reset(token));
    await forgot(user.email);
    expect(await deliver()).toEqual([]);
  });

  test("an address can be asked for three times an hour, a network can ask twenty times", async () => {
    const asked = async (email: string, address: string) => (await forgot(email, address)).status;
    for (let count = 0; count < 3; count += 1) {
      expect(await asked("victim@example.com", `198.51.100.${count}`)).toBe(202);
    }
    expect(await asked("Victim@Example.com", "198.51.100.9")).toBe(429);
    for (let count = 0; count < 20; count += 1) {
      expect(await asked(`one-${count}@example.com`, "198.51.100.20")).toBe(202);
    }
    expect(await asked("another@example.com", "198.51.100.20")).toBe(429);
    expect(await asked("another@example.com", "198.51.100.21")).toBe(202);
  });

  test("tokens are tried thirty times an hour", async () => {
    for (let count = 0; count < 30; count += 1) expect((await reset("guess")).status).toBe(400);
    expect((await reset("guess")).status).toBe(429);
  });

  test("a request of yesterday, as from a restored backup, mails nobody", async () => {
    const { user } = await app.signIn();
    await forgot(user.email);
    app.passTime(25 * 60 * minuteMs);
    expect(await deliver()).toEqual([]);
    expect(await app.db.select().from(jobs)).toEqual([]);
  });
});

describe("an email address", () => {
  test("a new member is asked to confirm theirs, and does it once", async () => {
    const { client, user } = await app.signUp();
    expect(user.isEmailConfirmed).toBe(false);
    const [mail] = await deliver();
    expect(mail).toMatchObject({ to: user.email, subject: "Confirm your email address" });
    expect(mail?.text).toContain("http://localhost:4711/confirm-email#");
    expect((await confirm(tokenIn(mail))).status).toBe(204);
    expect(await (await client.get("/api/auth/me")).json()).toMatchObject({
      isEmailConfirmed: true,
    });
    await expectInvalid(await confirm(tokenIn(mail)));
  });

  test("another address has to be confirmed, and the old one is told", async () => {
    const { client, user } = await app.signIn({ emailConfirmedAt: new Date() });
    const email = registration().email;
    const input = { email, currentPassword: testPassword };
    const changed = await client.patch(`/api/users/${user.id}`, input);
    expect(await changed.json()).toMatchObject({ email, isEmailConfirmed: false });
    const mails = await deliver();
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [email, "Confirm your email address"],
        [user.email, "Your email address was changed"],
      ].sort(),
    );
    const token = tokenIn(mails.find(({ to }) => to === email));
    // Back again: the link was for the other address.
    await client.patch(`/api/users/${user.id}`, { ...input, email: user.email });
    await expectInvalid(await confirm(token));
    expect(await isConfirmed(user.id)).toBe(false);
  });

  test("that is confirmed is told of another password, once it is changed", async () => {
    const { client, user } = await app.signIn({ emailConfirmedAt: new Date() });
    const change = (body: object) =>
      client.patch(`/api/users/${user.id}`, { newPassword, ...body });
    expect((await change({ currentPassword: "a wrong one" })).status).toBe(400);
    expect(await deliver()).toEqual([]);
    expect((await change({ currentPassword: testPassword })).status).toBe(200);
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: user.email, subject: "Your password was changed" });
    expect(mail?.text).toContain("http://localhost:4711/forgot-password");
    // A new address is not told before it is confirmed, and the old one is told of both.
    await change({ currentPassword: newPassword, email: registration().email });
    expect((await deliver()).map(({ subject }) => subject).sort()).toEqual([
      "Confirm your email address",
      "Your email address was changed",
    ]);
    await change({ currentPassword: newPassword });
    expect(await deliver()).toEqual([]);
  });

  test("what else is changed of a profile leaves it confirmed, and mails nobody", async () => {
    const { client, user } = await app.signIn({ emailConfirmedAt: new Date() });
    await client.patch(`/api/users/${user.id}`, { bio: "Hungry.", email: user.email });
    expect(await deliver()).toEqual([]);
    expect(await isConfirmed(user.id)).toBe(true);
  });

  test("the link can be sent again, three times an hour; it works for a week", async () => {
    const { client, user } = await app.signIn();
    const send = () => client.post(`/api/users/${user.id}/confirmation-mail`);
    const tokens: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      expect((await send()).status).toBe(202);
      tokens.push(tokenIn((await deliver())[0]));
    }
    expect((await send()).status).toBe(429);
    app.passTime(7 * 24 * 60 * minuteMs - minuteMs);
    expect((await confirm(tokens[0] ?? "")).status).toBe(204);
    await expectInvalid(await confirm(tokens[1] ?? ""));
    app.passTime(2 * 60 * minuteMs);
    await (await app.openSession(user.id)).post(`/api/users/${user.id}/confirmation-mail`);
    expect(await deliver()).toEqual([]);
  });
});

describe("a sign-in", () => {
  const signIns = async () =>
    (await deliver()).filter(({ subject }) => subject === "New sign-in to your account");

  test("from an unknown device is mailed to a confirmed address, from a known one it is not", async () => {
    const { user } = await app.signIn({ emailConfirmedAt: new Date() });
    const browser = app.client({ address: "203.0.113.5" });
    const agent = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0" };
    const input = { username: user.username, password: testPassword };
    await browser.post("/api/auth/login", input, agent);
    const [mail] = await signIns();
    expect(mail?.text).toContain("Firefox on Linux, from the address 203.0.113.5");
    await browser.post("/api/auth/logout");
    await browser.post("/api/auth/login", input, agent);
    expect(await signIns()).toEqual([]);
    await app.client().post("/api/auth/login", input, agent);
    expect(await signIns()).toHaveLength(1);
    // Another member's device is no device of this one.
    const other = await app.signIn({ emailConfirmedAt: new Date() });
    await browser.post("/api/auth/login", { ...input, username: other.user.username });
    expect(await signIns()).toHaveLength(1);
    // After a reset no device is known any more.
    expect((await reset(await forgottenBy(user))).status).toBe(204);
    await browser.post("/api/auth/login", { ...input, password: newPassword });
    expect(await signIns()).toHaveLength(1);
  });

  test("the device that somebody registered with is known", async () => {
    const { client, user } = await app.signUp();
    await app.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, user.id));
    const input = { username: user.username, password: testPassword };
    await client.post("/api/auth/login", input);
    expect(await signIns()).toEqual([]);
  });

  test("an address that nobody has confirmed learns nothing of it", async () => {
    const { user } = await app.signIn();
    expect((await login(user.username, testPassword)).status).toBe(200);
    expect(await deliver()).toEqual([]);
  });

  test("the cookie is out of reach for scripts, lasts, and is replaced when it is none of ours", async () => {
    const { user } = await app.signIn();
    const browser = app.client();
    browser.cookies.set("device", "mine");
    const input = { username: user.username, password: testPassword };
    const cookie = (await browser.post("/api/auth/login", input)).headers.getSetCookie()[1];
    expect(cookie).toMatch(/^device=[\w-]{43};/);
    for (const part of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"]) {
      expect(cookie).toContain(part);
    }
    const [known] = await app.db
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.userId, user.id));
    expect(known?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test("twenty devices of a member are known", async () => {
    const { user } = await app.signIn();
    const devices = Array.from({ length: 22 }, () => randomBytes(32).toString("hex"));
    await app.db
      .insert(knownDevices)
      .values(devices.map((tokenHash) => ({ userId: user.id, tokenHash })));
    await login(user.username, testPassword);
    const known = await app.db.select().from(knownDevices).where(eq(knownDevices.userId, user.id));
    expect(known).toHaveLength(20);
  });
});

describe("an admin", () => {
  test("can send a member the link, which the audit log remembers", async () => {
    const admin = await app.signInAsAdmin();
    const { client, user } = await app.signIn();
    const path = `/api/users/${user.id}/password-reset`;
    expect((await admin.client.post(path)).status).toBe(202);
    const [mail] = await deliver();
    expect(mail?.text).toContain("The team has sent you this link");
    // Until it is used, nothing has changed.
    expect((await client.get("/api/auth/me")).status).toBe(200);
    expect((await reset(tokenIn(mail))).status).toBe(204);
    const log = await admin.client.get(`/api/audit-log?entityType=user&entityId=${user.id}`);
    expect(await bodyOf<AuditEntry[]>(log)).toMatchObject([
      { action: "user.sendPasswordReset", actorName: admin.user.username },
    ]);
    await app.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, user.id));
    expect((await admin.client.post(path)).status).toBe(409);
    expect((await admin.client.post("/api/users/nobody/password-reset")).status).toBe(404);
  });
});

test("where no mail is sent, the calls say so and nothing waits to be sent", async () => {
  const config = { ...app.deps.config, mail: null };
  const silent = createApp({ ...app.deps, config });
  const visitor = new TestClient(silent);
  const { user } = await app.signIn();
  const signedIn = async (userId: string) => {
    const client = new TestClient(silent);
    const { cookies } = await app.openSession(userId);
    client.cookies.set("session", cookies.get("session") ?? "");
    return client;
  };
  const own = await signedIn(user.id);
  const admin = await signedIn((await app.signInAsAdmin()).user.id);
  const answers = [
    await visitor.post("/api/auth/forgot-password", { email: user.email }),
    await own.post(`/api/users/${user.id}/confirmation-mail`),
    await admin.post(`/api/users/${user.id}/password-reset`),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    const toAdmin = answer === answers.at(-1);
    const help = toAdmin ? "npm run user -- reset-password" : "Please ask the team for help.";
    expect(await answer.json()).toMatchObject({
      code: "mail_unavailable",
      message: expect.stringContaining(help),
    });
  }
  expect((await visitor.post("/api/auth/register", registration())).status).toBe(201);
  expect(await app.db.select().from(jobs)).toEqual([]);
});
