import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApiErrorBody } from "#contract/errors.ts";
import type { PasskeyCreation } from "#contract/passkeys.ts";
import type { NewRecoveryCodes, SecondFactorSecret } from "#contract/second-factor.ts";
import { accountTokens } from "#server/database/schema/account-tokens.ts";
import { jobs, rateLimits } from "#server/database/schema/operations.ts";
import { passkeys } from "#server/database/schema/passkeys.ts";
import { recoveryCodes, secondFactors } from "#server/database/schema/second-factors.ts";
import { deliverMails } from "#tests/support/mails.ts";
import { SoftwareAuthenticator } from "#tests/support/software-authenticator.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import { codeOf, stepAt } from "./totp.ts";

const minuteMs = 60_000;
const factorPath = "/api/auth/second-factor";
const key = "a key that is long enough to be one";

let app: TestApp;
beforeAll(async () => {
  const settings = {
    SMTP_URL: "log",
    REQUIRE_SECOND_FACTOR: "admins",
    SECOND_FACTOR_KEY: key,
  };
  app = await createTestApp({ settings });
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits).then(() => app.db.delete(jobs)));

async function expectRefused(response: Response, status: number, code: string) {
  const body = await bodyOf<ApiErrorBody>(response);
  expect([response.status, body.code]).toEqual([status, code]);
  return body;
}
const expectWrongCode = (response: Response) => expectRefused(response, 401, "invalid_code");
const expectUselessTicket = (response: Response) => expectRefused(response, 401, "invalid_token");

/** The code of the app, now or so many steps away. */
const codeNow = (secret: string, away = 0) => codeOf(secret, stepAt(app.now()) + away);
const aWrongCode = (secret: string) =>
  String((Number(codeNow(secret)) + 1) % 1_000_000).padStart(6, "0");

const start = async (client: TestClient) =>
  bodyOf<SecondFactorSecret>(await client.post("/api/auth/second-factor-secret"));

/** A member with a second factor, at a time when none of their codes is used. */
async function guardedMember(overrides = {}) {
  const member = await app.signIn(overrides);
  const { secret } = await start(member.client);
  const answer = await member.client.post(factorPath, { code: codeNow(secret) });
  const { recoveryCodes: codes } = await bodyOf<NewRecoveryCodes>(answer);
  app.passTime(2 * minuteMs);
  return { ...member, secret, codes };
}

const logIn = (username: string, password = testPassword) =>
  app.client().post("/api/auth/login", { username, password });
async function ticketOf({ user: { username } }: { user: { username: string } }) {
  const answer = await bodyOf<{ ticket: string }>(await logIn(username));
  expect(Object.keys(answer)).toEqual(["ticket"]);
  return answer.ticket;
}
const enter = (ticket: string, code: string, browser = app.client()) =>
  browser.post("/api/auth/second-step", { ticket, code });

const deliver = () => deliverMails(app);

describe("setting up", () => {
  test("a secret counts from its first code on, and is told once", async () => {
    const member = await app.signIn();
    const { client, user } = member;
    const first = await start(client);
    const { secret, uri } = await start(client);
    expect(secret).not.toBe(first.secret);
    expect(uri).toBe(`otpauth://totp/Cluck:${user.username}?secret=${secret}&issuer=Cluck`);
    const off = { turnedOnAt: null, recoveryCodesLeft: 0 };
    expect(await bodyOf(await client.get(factorPath))).toEqual(off);
    expect(await bodyOf(await logIn(user.username))).toMatchObject({ user: { id: user.id } });
    for (const code of [codeNow(first.secret), aWrongCode(secret)]) {
      await expectRefused(await client.post(factorPath, { code }), 400, "invalid_code");
    }
    const spaced = `${codeNow(secret).slice(0, 3)} ${codeNow(secret).slice(3)} `;
    const { recoveryCodes: codes } = await bodyOf<NewRecoveryCodes>(
      await client.post(factorPath, { code: spaced }),
    );
    expect(new Set(codes).size).toBe(10);
    const on = { turnedOnAt: app.now().toISOString(), recoveryCodesLeft: 10 };
    expect(await bodyOf(await client.get(factorPath))).toEqual(on);
    // The first code is used up by this.
    await expectWrongCode(await enter(await ticketOf(member), codeNow(secret)));
    await expectRefused(await client.post("/api/auth/second-factor-secret"), 409, "conflict");
    await expectRefused(
      await client.post(factorPath, { code: codeNow(secret, 1) }),
      409,
      "conflict",
    );
  });

  test("neither the secret nor the codes can be read in the database", async () => {
    const { user, secret, codes } = await guardedMember();
    const rows = [
      await app.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id)),
      await app.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
    ];
    const kept = JSON.stringify(rows);
    for (const told of [secret, ...codes, codes[0]?.replaceAll("-", "")]) {
      expect(kept).not.toContain(told);
    }
  });

  test("every change needs a password or passkey of the last ten minutes", async () => {
    const { client } = await guardedMember();
    const other = await app.signIn();
    app.passTime(10 * minuteMs);
    for (const answer of [
      await other.client.post("/api/auth/second-factor-secret"),
      await other.client.post(factorPath, { code: "123456" }),
      await client.delete(factorPath),
      await client.post("/api/auth/recovery-codes"),
    ]) {
      await expectRefused(answer, 403, "proof_required");
    }
    await other.client.post("/api/auth/proof", { password: testPassword });
    expect((await other.client.post("/api/auth/second-factor-secret")).status).toBe(200);
  });

  test("an open browser and the password do not turn it off: the proof needs a code as well", async () => {
    const { client, secret, codes, user } = await guardedMember();
    app.passTime(10 * minuteMs);
    const prove = (code?: string) =>
      client.post("/api/auth/proof", { password: testPassword, code });
    expect(await expectRefused(await prove(), 400, "validation_failed")).toMatchObject({
      issues: [{ path: "code", message: "Code is required." }],
    });
    await expectRefused(await prove(aWrongCode(secret)), 400, "invalid_code");
    // Another call that asks for the password is no way around.
    const change = { newPassword: "double the brine", currentPassword: testPassword };
    expect((await client.patch(`/api/users/${user.id}`, change)).status).toBe(200);
    const back = { newPassword: testPassword, currentPassword: "double the brine" };
    expect((await client.patch(`/api/users/${user.id}`, back)).status).toBe(200);
    await expectRefused(await client.delete(factorPath), 403, "proof_required");
    const code = codeNow(secret);
    const answers = await Promise.all([prove(code), prove(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect((await prove(codes[0])).status).toBe(204);
    await expectRefused(await prove(codes[0]), 400, "invalid_code");
    // They count with those of a login: no second way to guess.
    for (let guess = 0; guess < 5; guess += 1) await prove(aWrongCode(secret));
    expect((await prove(codeNow(secret, 1))).status).toBe(429);
    expect((await client.delete(factorPath)).status).toBe(204);
  });

  test("turned on, it ends the sessions that began with the password alone", async () => {
    const { client, user } = await app.signIn();
    const elsewhere = app.client();
    await elsewhere.post("/api/auth/login", { username: user.username, password: testPassword });
    expect((await elsewhere.get("/api/auth/me")).status).toBe(200);
    const { secret } = await start(client);
    await client.post(factorPath, { code: codeNow(secret) });
    expect((await elsewhere.get("/api/auth/me")).status).toBe(401);
    expect((await client.get("/api/auth/me")).status).toBe(200);
  });

  test("what changes is mailed to a confirmed address", async () => {
    const { client, user } = await guardedMember({ emailConfirmedAt: new Date() });
    await client.post("/api/auth/recovery-codes");
    await client.delete(factorPath);
    const mails = (await deliver()).map(({ to, subject }) => [to, subject]);
    expect(mails).toEqual([
      [user.email, "Your account has a second factor now"],
      [user.email, "Your account has new recovery codes"],
      [user.email, "The second factor of your account was turned off"],
    ]);
    await guardedMember();
    expect(await deliver()).toEqual([]);
  });

  test("turned off, the password is enough again, and what is off cannot be changed", async () => {
    const member = await guardedMember();
    const { client, user, secret } = member;
    const ticket = await ticketOf(member);
    expect((await client.delete(factorPath)).status).toBe(204);
    await expectUselessTicket(await enter(ticket, codeNow(secret)));
    expect(await bodyOf(await logIn(user.username))).toMatchObject({ user: { id: user.id } });
    await expectRefused(await client.delete(factorPath), 404, "not_found");
    await expectRefused(await client.post("/api/auth/recovery-codes"), 404, "not_found");
  });
});

describe("a login", () => {
  test("needs a code after the password, and has no session before", async () => {
    const { user, secret } = await guardedMember();
    const browser = app.client();
    const login = { username: user.username, password: testPassword };
    const answer = await browser.post("/api/auth/login", login);
    expect([...browser.cookies.keys()]).toEqual([]);
    expect((await browser.get("/api/auth/me")).status).toBe(401);
    const { ticket } = await bodyOf<{ ticket: string }>(answer);
    expect(await bodyOf(await enter(ticket, codeNow(secret), browser))).toMatchObject({
      user: { id: user.id },
    });
    expect((await browser.get("/api/auth/me")).status).toBe(200);
  });

  test("takes one code once, also of many that come with it at the same moment", async () => {
    const member = await guardedMember();
    const code = codeNow(member.secret);
    const tickets = [await ticketOf(member), await ticketOf(member), await ticketOf(member)];
    const answers = await Promise.all(tickets.map((ticket) => enter(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    app.passTime(30_000);
    const again = async (away: number) =>
      enter(await ticketOf(member), codeNow(member.secret, away));
    // Within the steps that a clock may differ, but used, or older than one that was.
    await expectWrongCode(await again(-1));
    expect((await again(1)).status).toBe(200);
    await expectWrongCode(await again(0));
  });

  test("takes a recovery code once, also of many at the same moment", async () => {
    const member = await guardedMember();
    const [code = "", typed = ""] = member.codes;
    const tickets = [await ticketOf(member), await ticketOf(member), await ticketOf(member)];
    const answers = await Promise.all(tickets.map((ticket) => enter(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const ticket = await ticketOf(member);
    expect((await enter(ticket, ` ${typed.toLowerCase().replaceAll("-", " ")}`)).status).toBe(200);
    expect(await bodyOf(await member.client.get(factorPath))).toMatchObject({
      recoveryCodesLeft: 8,
    });
    const renewed = await bodyOf<NewRecoveryCodes>(
      await member.client.post("/api/auth/recovery-codes"),
    );
    await expectWrongCode(await enter(await ticketOf(member), member.codes[2] ?? ""));
    const answer = await enter(await ticketOf(member), renewed.recoveryCodes[0] ?? "");
    expect(answer.status).toBe(200);
  });

  test("has a ticket that works once, for five minutes, and outlasts a wrong code", async () => {
    const member = await guardedMember();
    const ticket = await ticketOf(member);
    await expectWrongCode(await enter(ticket, aWrongCode(member.secret)));
    const codes = [0, 0, 0].map(() => codeNow(member.secret));
    const answers = await Promise.all(codes.map((code) => enter(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    await expectUselessTicket(await enter(ticket, codeNow(member.secret, 1)));
    const late = await ticketOf(member);
    app.passTime(5 * minuteMs);
    await expectUselessTicket(await enter(late, codeNow(member.secret)));
    const stored = await app.db.select().from(accountTokens);
    expect(JSON.stringify(stored)).not.toContain(late);
  });

  test("with another's code, recovery code or kind of token fails", async () => {
    const [member, other] = [await guardedMember(), await guardedMember()];
    const ticket = await ticketOf(member);
    await expectWrongCode(await enter(ticket, codeNow(other.secret)));
    await expectWrongCode(await enter(ticket, other.codes[0] ?? ""));
    expect((await enter(await ticketOf(other), other.codes[0] ?? "")).status).toBe(200);
    await app.client().post("/api/auth/forgot-password", { email: member.user.email });
    const mailed = /#([\w-]{43})$/m.exec((await deliver()).at(-1)?.text ?? "")?.[1] ?? "";
    await expectUselessTicket(await enter(mailed, codeNow(member.secret)));
    const reset = { token: ticket, password: "double the brine" };
    const answer = await app.client().post("/api/auth/reset-password", reset);
    await expectRefused(answer, 400, "invalid_token");
  });

  test("says of a wrong password the same with and without one, and of every wrong code", async () => {
    const member = await guardedMember();
    const plain = await app.signIn();
    const withoutId = async (response: Response) => {
      const { requestId: _, ...body } = await bodyOf<ApiErrorBody>(response);
      return { status: response.status, body };
    };
    const refused = await withoutId(await logIn("nobody-here", "wrong one"));
    for (const { username } of [member.user, plain.user]) {
      expect(await withoutId(await logIn(username, "wrong one"))).toEqual(refused);
    }
    const ticket = await ticketOf(member);
    const wrong = await withoutId(await enter(ticket, aWrongCode(member.secret)));
    expect((await enter(ticket, member.codes[0] ?? "")).status).toBe(200);
    for (const code of [codeNow(member.secret, -3), member.codes[0] ?? "", "no code", "1"]) {
      expect(await withoutId(await enter(await ticketOf(member), code))).toEqual(wrong);
    }
    const useless = await withoutId(await enter(ticket, codeNow(member.secret)));
    expect(await withoutId(await enter("t".repeat(43), "123456"))).toEqual(useless);
  });

  test("is refused after five wrong codes, from wherever; a recovery code still works", async () => {
    const member = await guardedMember();
    const wrong = aWrongCode(member.secret);
    const from = (number: number) => app.client({ address: `203.0.113.${number}` });
    const ticket = await ticketOf(member);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, number) => enter(ticket, wrong, from(number))),
    );
    const statuses = guesses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), 429, 429, 429]);
    expect((await enter(ticket, codeNow(member.secret))).status).toBe(429);
    const flood = Array.from({ length: 12 }, () => enter(ticket, "no recovery code", from(1)));
    expect((await Promise.all(flood)).map(({ status }) => status)).toContain(429);
    expect((await enter(ticket, member.codes[0] ?? "")).status).toBe(200);
    app.passTime(15 * minuteMs);
    expect((await enter(await ticketOf(member), codeNow(member.secret))).status).toBe(200);
    // Thirty a day, however patient the one who guesses is.
    await app.db.delete(rateLimits);
    const all: number[] = [];
    for (let quarter = 0; quarter < 7; quarter += 1) {
      const ticket = await ticketOf(member);
      for (let guess = 0; guess < 5; guess += 1) all.push((await enter(ticket, wrong)).status);
      app.passTime(15 * minuteMs);
    }
    expect(all.filter((status) => status === 401)).toHaveLength(30);
  });

  const password = "double the brine";
  async function resetByMail(email: string) {
    await app.client().post("/api/auth/forgot-password", { email });
    const token = /#([\w-]{43})$/m.exec((await deliver()).at(-1)?.text ?? "")?.[1];
    return app.client().post("/api/auth/reset-password", { token, password });
  }
  test("after a reset by mail still needs a code, and an old ticket is worth nothing", async () => {
    const member = await guardedMember({ emailConfirmedAt: new Date() });
    const ticket = await ticketOf(member);
    expect((await resetByMail(member.user.email)).status).toBe(204);
    await expectUselessTicket(await enter(ticket, codeNow(member.secret)));
    const answer = await logIn(member.user.username, password);
    const { ticket: fresh } = await bodyOf<{ ticket: string }>(answer);
    expect((await enter(fresh, codeNow(member.secret))).status).toBe(200);
  });

  test("needs no code of whoever registered with somebody else's address, once its owner resets the password", async () => {
    const squatter = await guardedMember({ emailConfirmedAt: null });
    await resetByMail(squatter.user.email);
    const { username, id } = squatter.user;
    expect(await bodyOf(await logIn(username, password))).toMatchObject({ user: { id } });
    expect((await squatter.client.get("/api/auth/me")).status).toBe(401);
  });

  test("ends with the first confirmation of the address, which another person may have registered", async () => {
    const squatter = await guardedMember({ emailConfirmedAt: null });
    await squatter.client.post(`/api/users/${squatter.user.id}/confirmation-mail`);
    const token = /#([\w-]{43})$/m.exec((await deliver()).at(-1)?.text ?? "")?.[1];
    expect((await app.client().post("/api/auth/confirm-email", { token })).status).toBe(204);
    await resetByMail(squatter.user.email);
    const { username, id } = squatter.user;
    expect(await bodyOf(await logIn(username, password))).toMatchObject({ user: { id } });
  });

  test("cannot be freed of its code by another address: that is changed without a second factor", async () => {
    const { client, user } = await guardedMember({ emailConfirmedAt: new Date() });
    const change = { email: `thief-${user.email}`, currentPassword: testPassword };
    const message = "Turn off your second factor before you change your address.";
    const refusal = await expectRefused(
      await client.patch(`/api/users/${user.id}`, change),
      400,
      "validation_failed",
    );
    expect(refusal.issues).toEqual([{ path: "email", message }]);
    await client.delete(factorPath);
    expect((await client.patch(`/api/users/${user.id}`, change)).status).toBe(200);
  });
});

describe("where admins need one", () => {
  test("an admin without can set one up, and do nothing else", async () => {
    const { client, user } = await app.signInAsAdmin();
    const member = await app.signIn();
    expect((await member.client.get(`/api/users/${member.user.id}/stats`)).status).toBe(200);
    expect(await bodyOf(await logIn(user.username))).toMatchObject({
      user: { needsSecondFactor: true },
    });
    for (const path of ["/api/users", `/api/users/${user.id}/stats`, "/api/auth/sessions"]) {
      await expectRefused(await client.get(path), 403, "second_factor_required");
    }
    const promotion = await client.post(`/api/users/${member.user.id}/promote`);
    await expectRefused(promotion, 403, "second_factor_required");
    expect((await client.get("/api/sandwiches")).status).toBe(200);
    const { secret } = await start(client);
    expect((await client.get("/api/users")).status).toBe(403);
    expect((await client.post(factorPath, { code: codeNow(secret) })).status).toBe(200);
    expect((await client.get("/api/users")).status).toBe(200);
    expect(await bodyOf(await client.get("/api/auth/me"))).toMatchObject({
      needsSecondFactor: false,
    });
    expect((await client.delete(factorPath)).status).toBe(204);
    expect((await client.get("/api/users")).status).toBe(403);
    const passkey = { userId: user.id, name: "Key", credentialId: "c", publicKey: "", counter: 0 };
    await app.db.insert(passkeys).values(passkey);
    expect((await client.get("/api/users")).status).toBe(200);
  });

  const giveAPasskey = (userId: string) =>
    app.db
      .insert(passkeys)
      .values({ userId, name: "Key", credentialId: userId, publicKey: "", counter: 0 });

  test("the password alone is no way around an admin's passkey, nor is a reset by mail", async () => {
    const { user } = await app.signInAsAdmin();
    await giveAPasskey(user.id);
    await expectRefused(await logIn(user.username), 403, "second_factor_required");
    await app.client().post("/api/auth/forgot-password", { email: user.email });
    const token = /#([\w-]{43})$/m.exec((await deliver()).at(-1)?.text ?? "")?.[1];
    const password = "double the brine";
    await app.client().post("/api/auth/reset-password", { token, password });
    await expectRefused(await logIn(user.username, password), 403, "second_factor_required");
    const member = await app.signIn();
    await giveAPasskey(member.user.id);
    expect((await logIn(member.user.username)).status).toBe(200);
  });

  test("what an admin sets up gives no rights to a session of somebody else with the password", async () => {
    const { client, user } = await app.signInAsAdmin();
    const thief = app.client();
    await thief.post("/api/auth/login", { username: user.username, password: testPassword });
    await expectRefused(await thief.get("/api/users"), 403, "second_factor_required");
    const options = await client.post("/api/auth/passkey-options");
    const passkey = new SoftwareAuthenticator().create(await bodyOf<PasskeyCreation>(options));
    const added = await client.post("/api/auth/passkeys", { name: "Key", passkey });
    expect(added.status).toBe(201);
    expect((await client.get("/api/users")).status).toBe(200);
    expect((await thief.get("/api/users")).status).toBe(401);
  });
});
