import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import type { ApiErrorBody } from "#contract/errors.ts";
import { sessions } from "#server/database/schema/sessions.ts";
import { users } from "#server/database/schema/users.ts";
import { countTry } from "#server/domain/throttle.ts";
import {
  createTestApp,
  registration,
  type TestApp,
  testPassword,
} from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { register } from "./accounts.service.ts";
import { checkPassword } from "./passwords.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const errorOf = (response: Response) => bodyOf<ApiErrorBody>(response);

describe("register", () => {
  test("creates the member with the first reward and signs in", async () => {
    const visitor = app.client();
    const input = registration();
    const response = await visitor.post("/api/auth/register", input);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      id: input.id,
      username: input.username,
      email: input.email,
      role: "user",
      xp: 10,
    });
    expect((await visitor.get("/api/auth/me")).status).toBe(200);
  });

  test("keeps neither the password nor the session's token", async () => {
    const { client, user } = await app.signUp();
    const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(session?.tokenHash).not.toContain(client.cookies.get("session"));
    expect(session?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test("the cookie is out of reach for scripts and other sites", async () => {
    const response = await app.client().post("/api/auth/register", registration());
    const cookie = response.headers.getSetCookie()[0];
    expect(cookie).toMatch(/^session=[\w-]{43};/);
    for (const part of ["HttpOnly", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(part);
    expect(cookie).not.toContain("Secure");
  });

  test("the cookie outlives the browser, as long as a session can last", async () => {
    const response = await app.client().post("/api/auth/register", registration());
    const end = new Date(app.now().getTime() + 180 * 24 * 60 * 60 * 1000);
    expect(response.headers.getSetCookie()[0]).toContain(`Expires=${end.toUTCString()}`);
  });

  test("names every failing field", async () => {
    const input = { id: "7", username: "x", email: "nobody", password: "short" };
    const response = await app.client().post("/api/auth/register", input);
    expect(response.status).toBe(400);
    const { issues } = await errorOf(response);
    expect(issues).toEqual([
      { path: "id", message: "The id must be a UUID." },
      { path: "username", message: "Username must be at least 2 characters." },
      { path: "email", message: "Please enter a valid email address." },
      { path: "password", message: "Password must be at least 6 characters long" },
    ]);
  });

  test.each(["ㅤㅤ", "ali\uFE0Fce", "ali\u200Bce", "a\u0000b", "me@here"])(
    "refuses the username %j, which would pass for another",
    async (username) => {
      const response = await app.client().post("/api/auth/register", registration({ username }));
      expect(response.status).toBe(400);
      expect((await errorOf(response)).issues?.[0]?.path).toBe("username");
    },
  );

  test("says what the specification says about a short password", async () => {
    const input = registration({ password: "short" });
    const response = await app.client().post("/api/auth/register", input);
    expect((await errorOf(response)).message).toBe("Password must be at least 6 characters long");
  });

  test("refuses a password that everybody uses at its field, which costs no try", async () => {
    const strict = await createTestApp({ settings: { REGISTRATIONS_PER_HOUR: "1" } });
    const common = registration({ password: "Password1" });
    const refused = await strict.client().post("/api/auth/register", common);
    expect(refused.status).toBe(400);
    expect(await errorOf(refused)).toMatchObject({
      code: "common_password",
      issues: [{ path: "password", message: expect.stringContaining("too common") }],
    });
    expect((await strict.client().post("/api/auth/register", registration())).status).toBe(201);
    await strict.close();
  });

  test.each([
    ["id", "id_taken", (taken: Registration) => ({ id: taken.id.toUpperCase() })],
    ["username", "username_taken", (taken: Registration) => ({ username: shout(taken.username) })],
    ["email", "email_taken", (taken: Registration) => ({ email: shout(taken.email) })],
  ])("refuses a taken %s in any case of letters", async (path, code, same) => {
    const taken = registration();
    await app.client().post("/api/auth/register", taken);
    const response = await app.client().post("/api/auth/register", registration(same(taken)));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code, issues: [{ path }] });
  });

  test.each(["curator", "Curator", "CURATOR ", "ｃｕｒａｔｏｒ", "сurator", "curat0r"])(
    "nobody can register the reserved name as %j",
    async (username) => {
      const response = await app.client().post("/api/auth/register", registration({ username }));
      expect(response.status).toBe(409);
    },
  );

  test.each([
    ["Maria", "М\u0430ria"],
    ["scope", "ѕсоре"],
    ["Ален", "Aлeн"],
    ["Noël", "Noе\u0308l"],
    ["Bill", "BiIl"],
    ["Nikos", "Νikοs"],
    ["hen10", "henl0"],
  ])("%s is taken, and so is what looks like it: %s", async (taken, alike) => {
    const register = (username: string) =>
      app.client().post("/api/auth/register", registration({ username }));
    expect((await register(taken)).status).toBe(201);
    const refused = await register(alike);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      message: "Username looks too much like one that is taken",
      code: "username_taken",
      issues: [{ path: "username" }],
    });
  });

  test("names in one alphabet are free, and those with other letters are others", async () => {
    for (const username of ["Надежда", "Ελένη", "Zoë", "Zoe", "bill-i", "bill-l"]) {
      const input = registration({ username });
      const answer = await app.client().post("/api/auth/register", input);
      expect([username, answer.status]).toEqual([username, 201]);
    }
  });

  test("two that race for one username: one gets it", async () => {
    const { username } = registration();
    const responses = await Promise.all(
      [1, 2].map(() => app.client().post("/api/auth/register", registration({ username }))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe("login", () => {
  test("takes the email address in place of the username", async () => {
    const { user } = await app.signIn({ email: "Hen.Keeper@example.com" });
    const logIn = (username: string) =>
      app.client().post("/api/auth/login", { username, password: testPassword });
    const response = await logIn("hen.keeper@EXAMPLE.com");
    expect((await bodyOf<{ user: User }>(response)).user.id).toBe(user.id);
    expect((await logIn("nobody@example.com")).status).toBe(401);
  });

  test("answers the user, by the username in any case and composition", async () => {
    const { user } = await app.signIn({ username: "José Ñandú" });
    for (const username of [
      user.username,
      user.username.toLowerCase(),
      "Jose\u0301 N\u0303andu\u0301",
    ]) {
      const response = await app
        .client()
        .post("/api/auth/login", { username, password: testPassword });
      expect(response.status).toBe(200);
      expect((await bodyOf<{ user: User }>(response)).user.id).toBe(user.id);
    }
  });

  test("unknown user and wrong password give the same answer", async () => {
    const { user } = await app.signIn();
    const password = "wrong password";
    const wrong = await app.client().post("/api/auth/login", { username: user.username, password });
    const unknown = await app
      .client()
      .post("/api/auth/login", { username: "nobody-here", password });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const body = await errorOf(wrong);
    expect(body).toEqual(await unknown.json());
    expect(body.message).toBe("Invalid username or password");
  });

  test("ignores a bearer id, like every public call", async () => {
    const { user } = await app.signIn();
    const input = { username: user.username, password: testPassword };
    const headers = { Authorization: `Bearer ${randomUUID()}` };
    expect((await app.client().post("/api/auth/login", input, headers)).status).toBe(200);
  });

  test("gives a new token and ends the session that the browser had", async () => {
    const { client, user } = await app.signIn();
    const before = client.cookies.get("session");
    await client.post("/api/auth/login", { username: user.username, password: testPassword });
    expect(client.cookies.get("session")).not.toBe(before);
    const old = app.client();
    old.cookies.set("session", before ?? "");
    expect((await old.get("/api/auth/me")).status).toBe(401);
  });

  test("a blocked member cannot sign in, and is out at once", async () => {
    const { client, user } = await app.signIn();
    await app.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, user.id));
    expect((await client.get("/api/auth/me")).status).toBe(401);
    const input = { username: user.username, password: testPassword };
    const response = await app.client().post("/api/auth/login", input);
    expect(response.status).toBe(403);
    expect((await errorOf(response)).code).toBe("account_blocked");
  });
});

describe("throttles", () => {
  const guess = (username: string, address: string, password = "wrong password") =>
    app.client({ address }).post("/api/auth/login", { username, password });

  async function guessWrong(times: number, username: string, address: string) {
    for (let count = 0; count < times; count += 1) {
      expect((await guess(username, address)).status).toBe(401);
    }
  }

  test("the sixth wrong password in a row gets 429, for this pair and for 15 minutes", async () => {
    const { user } = await app.signIn();
    await guessWrong(5, user.username, "198.51.100.1");
    const sixth = await guess(user.username, "198.51.100.1", testPassword);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("Retry-After"))).toBe(15 * 60);
    expect((await guess(user.username, "198.51.100.2", testPassword)).status).toBe(200);
    app.passTime(15 * 60 * 1000);
    expect((await guess(user.username, "198.51.100.1", testPassword)).status).toBe(200);
  });

  test("wrong passwords sent with the email count for the username as well", async () => {
    const { user } = await app.signIn();
    await guessWrong(5, user.email, "198.51.100.3");
    expect((await guess(user.username, "198.51.100.3", testPassword)).status).toBe(429);
  });

  test("guesses sent all at once are counted all the same", async () => {
    const { user } = await app.signIn();
    const tries = Array.from({ length: 12 }, () => guess(user.username, "198.51.100.4"));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test("a password that could not be read costs no try", async () => {
    const guess = (passwordHash?: string) =>
      checkPassword(app, { account: "unread", address: "192.0.2.77", passwordHash, password: "x" });
    // What cannot be verified fails like a full queue does: before anybody knows the answer.
    for (let count = 0; count < 6; count += 1) {
      await expect(guess("$argon2id$broken")).rejects.not.toMatchObject({ status: 429 });
    }
    expect(await guess()).toBe(false);
  });

  test("right passwords are counted too: three hundred from one address, then 429", async () => {
    const address = "198.51.100.12";
    const { user } = await app.signIn();
    expect((await guess(user.username, address, testPassword)).status).toBe(200);
    const throttle = { key: `passwords:${address}`, limit: 300, windowSeconds: 15 * 60 };
    await countTry(app.db, app.now(), throttle, 299);
    const refused = await guess(user.username, address, testPassword);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBe(15 * 60);
    expect((await guess(user.username, "198.51.100.13", testPassword)).status).toBe(200);
    app.passTime(15 * 60 * 1000);
    expect((await guess(user.username, address, testPassword)).status).toBe(200);
  });

  test("a right password clears the count", async () => {
    const { user } = await app.signIn();
    await guessWrong(4, user.username, "198.51.100.5");
    expect((await guess(user.username, "198.51.100.5", testPassword)).status).toBe(200);
    await guessWrong(5, user.username, "198.51.100.5");
  });

  test("one address gets a hundred tries, whomever they are for", async () => {
    const network = { key: "password:2001:db8:5:5::/64", limit: 100, windowSeconds: 900 };
    for (let count = 0; count < 99; count += 1) await countTry(app.db, app.now(), network);
    await guessWrong(1, "nobody-here", "2001:db8:5:5::1");
    expect((await guess("somebody-else", "2001:db8:5:5::ffff")).status).toBe(429);
  });

  test("who knows the password takes no try from the others at that address", async () => {
    const { user } = await app.signIn();
    const office = { key: "password:198.51.100.6", limit: 100, windowSeconds: 900 };
    await countTry(app.db, app.now(), office, 99);
    for (let count = 0; count < 2; count += 1) {
      expect((await guess(user.username, "198.51.100.6", testPassword)).status).toBe(200);
    }
  });

  test("registrations are counted by address", async () => {
    const strict = await createTestApp({ settings: { REGISTRATIONS_PER_HOUR: "2" } });
    const register = async (address: string) =>
      (await strict.client({ address }).post("/api/auth/register", registration())).status;
    expect(await register("198.51.100.9")).toBe(201);
    expect(await register("198.51.100.9")).toBe(201);
    expect(await register("198.51.100.9")).toBe(429);
    expect(await register("198.51.100.10")).toBe(201);
    await strict.close();
  });

  test("a registration whose password could not be read costs no try", async () => {
    const strict = await createTestApp({ settings: { REGISTRATIONS_PER_HOUR: "1" } });
    const device = { address: "198.51.100.11", userAgent: null, token: "" };
    // What cannot be hashed fails like a full queue does: before there is an account.
    const unreadable = { ...registration(), password: null as never };
    await expect(register(strict.deps, unreadable, device)).rejects.not.toMatchObject({
      status: 429,
    });
    const answer = await strict.client(device).post("/api/auth/register", registration());
    expect(answer.status).toBe(201);
    await strict.close();
  });
});

describe("logout", () => {
  test("ends the session on the server", async () => {
    const { client } = await app.signIn();
    const copy = app.client();
    copy.cookies.set("session", client.cookies.get("session") ?? "");
    expect((await client.post("/api/auth/logout")).status).toBe(204);
    expect(client.cookies.has("session")).toBe(false);
    expect((await copy.get("/api/auth/me")).status).toBe(401);
    expect((await client.post("/api/auth/logout")).status).toBe(204);
  });
});

type Registration = ReturnType<typeof registration>;
const shout = (text: string) => text.toUpperCase();
