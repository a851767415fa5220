import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { DatabaseHandle } from "#server/database/client.ts";
import { accountTokens } from "#server/database/schema/account-tokens.ts";
import { auditLog } from "#server/database/schema/audit-log.ts";
import { secondFactors } from "#server/database/schema/second-factors.ts";
import { createFirstAdmin } from "#server/features/accounts/account-administration.service.ts";
import { findUserByUsername } from "#server/features/accounts/users.repository.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { runUserCommand } from "./user-command.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function run(command: string, typedPassword = "") {
  const told: string[] = [];
  const close = vi.fn();
  const handle = { db: app.db, close } as unknown as DatabaseHandle;
  await runUserCommand(command.split(" ").filter(Boolean), {
    config: app.deps.config,
    openDatabase: async () => handle,
    askPassword: async () => typedPassword,
    tell: (line) => told.push(line),
  });
  expect(close).toHaveBeenCalledOnce();
  return told.join("\n");
}

const canLogin = async (username: string, password: string) =>
  (await app.client().post("/api/auth/login", { username, password })).status === 200;

test("create makes a member with the typed password", async () => {
  await run("create henny --email henny@example.com", testPassword);
  expect(await findUserByUsername(app.db, "henny")).toMatchObject({
    role: "user",
    email: "henny@example.com",
    xp: 10,
  });
  expect(await canLogin("henny", testPassword)).toBe(true);
});

test("create without a typed password makes one up and tells it once", async () => {
  const told = await run("create boss --admin");
  const password = /password is (\S+) /.exec(told)?.[1] ?? "";
  expect(await findUserByUsername(app.db, "boss")).toMatchObject({ role: "admin" });
  expect(await canLogin("boss", password)).toBe(true);
});

test("only the command line can create the curator", async () => {
  await run("create curator", testPassword);
  const user = await findUserByUsername(app.db, "curator");
  const client = await app.openSession(user?.id ?? "");
  expect(await (await client.get("/api/auth/me")).json()).toMatchObject({
    role: "user",
    canEditCatalogue: true,
  });
});

test("promote makes an admin", async () => {
  const { user } = await app.signIn();
  await run(`promote ${user.username.toUpperCase()}`);
  expect(await findUserByUsername(app.db, user.username)).toMatchObject({ role: "admin" });
});

test("reset-password signs out everywhere", async () => {
  const { client, user } = await app.signIn();
  const ends = { createdAt: app.now(), expiresAt: new Date(app.now().getTime() + 60_000) };
  const link = { userId: user.id, tokenHash: "h", email: user.email, ...ends };
  await app.db.insert(accountTokens).values({ ...link, purpose: "reset_password" });
  await run(`reset-password ${user.username}`, "another password");
  // Whoever has such a link in a mailbox would undo what the operator did.
  const links = app.db.select().from(accountTokens).where(eq(accountTokens.userId, user.id));
  expect(await links).toEqual([]);
  expect((await client.get("/api/auth/me")).status).toBe(401);
  expect(await canLogin(user.username, "another password")).toBe(true);
});

test("remove-second-factor leaves the password alone, and an entry in the audit log", async () => {
  const { user } = await app.signIn();
  const { id, username } = user;
  const factor = { userId: id, secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", turnedOnAt: new Date() };
  await app.db.insert(secondFactors).values(factor);
  const login = () => app.client().post("/api/auth/login", { username, password: testPassword });
  expect(await (await login()).json()).toMatchObject({ ticket: expect.any(String) });
  await run(`remove-second-factor ${username}`);
  expect(await (await login()).json()).toMatchObject({ user: { id } });
  const log = app.db.select().from(auditLog).where(eq(auditLog.entityId, id));
  expect(await log).toMatchObject([
    {
      actorUserId: null,
      action: "user.remove-second-factor",
      details: { before: { username }, after: { by: "operator" } },
    },
  ]);
  await expect(run(`remove-second-factor ${username}`)).rejects.toThrow("Second factor not found");
});

test.each([
  ["", "A command is missing."],
  ["delete henny", 'There is no command "delete".'],
  ["create", "A username is missing."],
  ["create one two", '"two" is one word too many.'],
  ["create one --loud", "--loud"],
])("bad usage %j explains itself", async (command, problem) => {
  await expect(run(command)).rejects.toThrow(problem);
  await expect(run(command)).rejects.toThrow("npm run user -- create");
});

test("what cannot be done is said", async () => {
  const { user } = await app.signIn();
  const attempts = [
    [`create ${user.username}`, "", "Username is already taken"],
    ["create x", "", "Username must be at least 2 characters."],
    ["create someone", "short", "Password must be at least 6 characters long"],
    ["promote nobody-here", "", 'User "nobody-here" not found'],
  ] as const;
  for (const [command, password, problem] of attempts) {
    await expect(run(command, password)).rejects.toThrow(problem);
  }
});

test("the first admin is created once, on an empty database, however many start at once", async () => {
  const fresh = await createTestApp();
  const account = { email: "admin@example.com", password: testPassword };
  const created = await Promise.all([1, 2, 3].map(() => createFirstAdmin(fresh.db, account)));
  expect(created.filter(Boolean)).toHaveLength(1);
  const login = { username: "admin", password: testPassword };
  expect((await fresh.client().post("/api/auth/login", login)).status).toBe(200);
  expect(await createFirstAdmin(app.db, account)).toBe(false);
  await fresh.close();
});
