import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { User } from "#contract/accounts.ts";
import type { ApiErrorBody } from "#contract/errors.ts";
import type { Passkey, PasskeyCreation, PasskeyRequest } from "#contract/passkeys.ts";
import { jobs, rateLimits } from "#server/database/schema/operations.ts";
import { passkeyChallenges, passkeys } from "#server/database/schema/passkeys.ts";
import { sessions } from "#server/database/schema/sessions.ts";
import { users } from "#server/database/schema/users.ts";
import { deliverMails } from "#tests/support/mails.ts";
import { SoftwareAuthenticator } from "#tests/support/software-authenticator.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import { resetPassword } from "./account-administration.service.ts";
import { removeExpiredChallenges, startProof } from "./passkeys.service.ts";

const minuteMs = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ settings: { SMTP_URL: "log" } });
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits).then(() => app.db.delete(jobs)));

const creationFor = async (client: TestClient) =>
  bodyOf<PasskeyCreation>(await client.post("/api/auth/passkey-options"));
const proofFor = async (client: TestClient) =>
  bodyOf<PasskeyRequest>(await client.post("/api/auth/proof-options"));
const loginFor = async (client: TestClient = app.client()) =>
  bodyOf<PasskeyRequest>(await client.post("/api/auth/passkey-login-options"));

const add = (client: TestClient, passkey: unknown, name = "Laptop") =>
  client.post("/api/auth/passkeys", { name, passkey });
const logIn = (passkey: unknown, client: TestClient = app.client()) =>
  client.post("/api/auth/passkey-login", { passkey });
const prove = (client: TestClient, proof: object) => client.post("/api/auth/proof", proof);
const listOf = async (client: TestClient) =>
  bodyOf<Passkey[]>(await client.get("/api/auth/passkeys"));

/** A member with a passkey. */
async function memberWithPasskey(overrides = {}) {
  const member = await app.signIn(overrides);
  const device = new SoftwareAuthenticator();
  const added = await add(member.client, device.create(await creationFor(member.client)));
  expect(added.status, await added.clone().text()).toBe(201);
  return { ...member, device, passkey: await bodyOf<Passkey>(added) };
}

async function expectRefused(response: Response, status: number, code: string) {
  const body = await bodyOf<ApiErrorBody>(response);
  expect([response.status, body.code]).toEqual([status, code]);
}
const expectUnusable = (response: Response) => expectRefused(response, 400, "invalid_passkey");
const expectNoLogin = (response: Response) => expectRefused(response, 401, "invalid_credentials");

const deliver = () => deliverMails(app);

describe("a passkey", () => {
  test("is added under a name, logs in without one, and shows when it was used", async () => {
    const { client, user, device, passkey } = await memberWithPasskey();
    expect(passkey).toMatchObject({ name: "Laptop", lastUsedAt: null });
    const browser = app.client();
    const request = await loginFor(browser);
    expect(request).toMatchObject({ rpId: "localhost", allowCredentials: [] });
    app.passTime(minuteMs);
    const answer = await logIn(device.show(request), browser);
    expect(await answer.json()).toMatchObject({ user: { id: user.id } });
    expect((await browser.get("/api/auth/me")).status).toBe(200);
    expect(await listOf(client)).toEqual([{ ...passkey, lastUsedAt: app.now().toISOString() }]);
  });

  test("is removed by its owner alone, and then logs nobody in", async () => {
    const { client, device, passkey } = await memberWithPasskey();
    const other = await app.signIn();
    expect(await listOf(other.client)).toEqual([]);
    const path = `/api/auth/passkeys/${passkey.id}`;
    expect((await other.client.delete(path)).status).toBe(404);
    expect((await client.delete(path)).status).toBe(204);
    await expectNoLogin(await logIn(device.show(await loginFor())));
  });

  test("is renamed by its owner alone", async () => {
    const { client, passkey } = await memberWithPasskey();
    const other = await app.signIn();
    const path = `/api/auth/passkeys/${passkey.id}`;
    expect((await other.client.patch(path, { name: "Mine" })).status).toBe(404);
    expect((await client.patch(path, { name: " " })).status).toBe(400);
    const renamed = { ...passkey, name: "Work laptop" };
    expect(await (await client.patch(path, { name: "Work laptop" })).json()).toEqual(renamed);
    expect(await listOf(client)).toEqual([renamed]);
  });

  test("that comes or goes is mailed to a confirmed address", async () => {
    const { client, user, passkey } = await memberWithPasskey({ emailConfirmedAt: new Date() });
    await client.delete(`/api/auth/passkeys/${passkey.id}`);
    const mails = (await deliver()).map(({ to, subject }) => [to, subject]);
    expect(mails).toEqual([
      [user.email, "A passkey was added to your account"],
      [user.email, "A passkey was removed from your account"],
    ]);
    await memberWithPasskey();
    expect(await deliver()).toEqual([]);
  });

  test("a member has twenty", async () => {
    const { client, user } = await app.signIn();
    const options = await creationFor(client);
    const rows = Array.from({ length: 20 }, (_, index) => ({
      userId: user.id,
      name: "Key",
      credentialId: `${user.id}-${index}`,
      publicKey: "",
      counter: 0,
    }));
    await app.db.insert(passkeys).values(rows);
    await expectRefused(
      await add(client, new SoftwareAuthenticator().create(options)),
      409,
      "conflict",
    );
    await expectRefused(await client.post("/api/auth/passkey-options"), 409, "conflict");
  });

  test("goes with a reset password, by mail or by the command line", async () => {
    const password = "double the brine";
    const byCommand = await memberWithPasskey();
    const shown = byCommand.device.show(await loginFor());
    await resetPassword(app.db, byCommand.user.username, password);
    await expectNoLogin(await logIn(shown));
    const byMail = await memberWithPasskey();
    await app.client().post("/api/auth/forgot-password", { email: byMail.user.email });
    const token = /#([\w-]{43})$/m.exec((await deliver())[0]?.text ?? "")?.[1];
    const reset = await app.client().post("/api/auth/reset-password", { token, password });
    expect(reset.status).toBe(204);
    await expectNoLogin(await logIn(byMail.device.show(await loginFor())));
  });

  test("of a blocked member logs nobody in", async () => {
    const { user, device } = await memberWithPasskey();
    await app.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, user.id));
    await expectRefused(await logIn(device.show(await loginFor())), 403, "account_blocked");
  });
});

describe("a challenge", () => {
  test("works once, also for ten logins at the same moment", async () => {
    const { device } = await memberWithPasskey();
    const shown = device.show(await loginFor());
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(shown)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(401)]);
  });

  test("works once for adding, and for a proof", async () => {
    const { client } = await app.signIn();
    const options = await creationFor(client);
    expect((await add(client, new SoftwareAuthenticator().create(options))).status).toBe(201);
    await expectUnusable(await add(client, new SoftwareAuthenticator().create(options)));
    const member = await memberWithPasskey();
    const passkey = member.device.show(await proofFor(member.client));
    expect((await prove(member.client, { passkey })).status).toBe(204);
    await expectUnusable(await prove(member.client, { passkey }));
  });

  test("is used up by a signature that is wrong", async () => {
    const { device } = await memberWithPasskey();
    const request = await loginFor();
    await expectNoLogin(await logIn(device.show(request, { origin: "https://evil.example" })));
    await expectNoLogin(await logIn(device.show(request)));
  });

  test("works for five minutes", async () => {
    const { device } = await memberWithPasskey();
    const request = await loginFor();
    app.passTime(5 * minuteMs);
    await expectNoLogin(await logIn(device.show(request)));
    await removeExpiredChallenges(app.db, app.now());
    expect(await app.db.select().from(passkeyChallenges)).toEqual([]);
  });

  test("is of one session and for one purpose", async () => {
    const { client, user, device } = await memberWithPasskey();
    const elsewhere = await app.openSession(user.id);
    const stranger = await app.signIn();
    const fresh = () => new SoftwareAuthenticator();
    await expectUnusable(await add(elsewhere, fresh().create(await creationFor(client))));
    await expectUnusable(await add(stranger.client, fresh().create(await creationFor(client))));
    const passkey = device.show(await proofFor(client));
    await expectUnusable(await prove(elsewhere, { passkey }));
    await expectNoLogin(await logIn(device.show(await proofFor(client))));
    await expectUnusable(await prove(client, { passkey: device.show(await loginFor()) }));
    await expectUnusable(
      await add(
        client,
        fresh().create({
          ...(await creationFor(client)),
          challenge: (await proofFor(client)).challenge,
        }),
      ),
    );
    // The right one is still there.
    expect((await prove(client, { passkey })).status).toBe(204);
  });

  test("of our own is needed", async () => {
    const { client, device } = await memberWithPasskey();
    const request = await loginFor();
    for (const challenge of ["", "made-up", request.rpId]) {
      await expectNoLogin(await logIn(device.show({ ...request, challenge })));
    }
    const shown = device.show(request);
    for (const clientData of ["no json", "null", "{}", '{"challenge":7}', '{"challenge":{}}']) {
      const clientDataJSON = Buffer.from(clientData).toString("base64url");
      const response = { ...shown.response, clientDataJSON };
      await expectNoLogin(await logIn({ ...shown, response }));
    }
    expect((await client.get("/api/auth/me")).status).toBe(200);
  });

  test("is not issued to a session that has ended a moment ago", async () => {
    const { client } = await app.signIn();
    const viewer = await bodyOf<User>(await client.get("/api/auth/me"));
    const ended = { id: 2_000_000_000, viewer };
    await expect(startProof(app.deps, ended, "http://localhost")).rejects.toMatchObject({
      status: 401,
      code: "unauthenticated",
    });
  });

  test("is asked for a hundred times in a quarter of an hour", async () => {
    const { client } = await memberWithPasskey();
    const statuses = new Set<number>();
    for (let count = 0; count < 100; count += 1) {
      statuses.add((await app.client().post("/api/auth/passkey-login-options")).status);
    }
    expect([...statuses]).toEqual([200]);
    expect((await app.client().post("/api/auth/passkey-login-options")).status).toBe(429);
    expect((await client.post("/api/auth/proof-options")).status).toBe(200);
  });
});

describe("what a device signs", () => {
  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another port", { origin: "http://localhost:8080" }],
    ["a person who was not verified", { isVerified: false }],
  ])("for %s is refused", async (_, circumstances) => {
    const { client, device } = await memberWithPasskey();
    await expectNoLogin(await logIn(device.show(await loginFor(), circumstances)));
    const other = new SoftwareAuthenticator();
    await expectUnusable(await add(client, other.create(await creationFor(client), circumstances)));
  });

  test("for another site, or with another key, is refused", async () => {
    const { device } = await memberWithPasskey();
    await expectNoLogin(await logIn(device.show({ ...(await loginFor()), rpId: "evil.example" })));
    const forger = new SoftwareAuthenticator();
    const forged = forger.show(await loginFor());
    await expectNoLogin(await logIn({ ...forged, id: device.id, rawId: device.id }));
    await expectNoLogin(await logIn(forged));
  });

  test("with a counter that has not moved on is refused", async () => {
    const { device } = await memberWithPasskey();
    const logInWith = async (counter: number) => logIn(device.show(await loginFor(), { counter }));
    expect((await logInWith(0)).status).toBe(200);
    expect((await logInWith(0)).status).toBe(200);
    expect((await logInWith(7)).status).toBe(200);
    await expectNoLogin(await logInWith(7));
    await expectNoLogin(await logInWith(6));
    await expectNoLogin(await logInWith(0));
    expect((await logInWith(8)).status).toBe(200);
  });

  test("with one counter twice at the same moment logs in once", async () => {
    const { device } = await memberWithPasskey();
    const requests = [await loginFor(), await loginFor(), await loginFor()];
    const shown = requests.map((request) => device.show(request, { counter: 5 }));
    const answers = await Promise.all(shown.map((passkey) => logIn(passkey)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test("is no proof for somebody else, and no passkey of two members", async () => {
    const { device } = await memberWithPasskey();
    const other = await memberWithPasskey();
    const passkey = device.show(await proofFor(other.client));
    await expectUnusable(await prove(other.client, { passkey }));
    await expectUnusable(await add(other.client, device.create(await creationFor(other.client))));
    const userHandle = Buffer.from(other.user.id).toString("base64url");
    const request = await loginFor();
    const shown = other.device.show(request);
    await expectNoLogin(
      await logIn({ ...shown, response: { ...shown.response, userHandle: "x" } }),
    );
    expect((await logIn(other.device.show(await loginFor(), { userHandle }))).status).toBe(200);
  });

  test("with certificates of its maker is refused, and nobody is asked about them", async () => {
    const { client } = await app.signIn();
    const asked = vi.spyOn(globalThis, "fetch");
    // {x5c: [h'00']}
    const cbor = Buffer.from("a16378356381" + "4100", "hex");
    for (const format of ["packed", "apple", "fido-u2f", "android-key", "tpm"]) {
      const statement = { format, cbor };
      const made = new SoftwareAuthenticator().create(await creationFor(client), { statement });
      await expectUnusable(await add(client, made));
    }
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});

describe("a recent proof", () => {
  test("is needed to add and to remove a passkey, ten minutes after the login", async () => {
    const { client, passkey } = await memberWithPasskey();
    const path = `/api/auth/passkeys/${passkey.id}`;
    app.passTime(10 * minuteMs);
    await expectRefused(await client.post("/api/auth/passkey-options"), 403, "proof_required");
    await expectRefused(await client.delete(path), 403, "proof_required");
    await expectRefused(await prove(client, { password: "wrong one" }), 400, "wrong_password");
    await expectRefused(await prove(client, {}), 400, "validation_failed");
    await expectRefused(await client.delete(path), 403, "proof_required");
    expect((await prove(client, { password: testPassword })).status).toBe(204);
    expect((await client.post("/api/auth/passkey-options")).status).toBe(200);
    expect((await client.delete(path)).status).toBe(204);
  });

  test("of one session is none of another, and a passkey is one", async () => {
    const { client, user, device } = await memberWithPasskey();
    const elsewhere = await app.openSession(user.id);
    app.passTime(10 * minuteMs);
    const passkey = device.show(await proofFor(client));
    expect((await prove(client, { passkey })).status).toBe(204);
    expect((await client.post("/api/auth/passkey-options")).status).toBe(200);
    const options = await elsewhere.post("/api/auth/passkey-options");
    await expectRefused(options, 403, "proof_required");
    // A session from before there were proofs.
    await app.db.update(sessions).set({ provedAt: null }).where(eq(sessions.userId, user.id));
    await expectRefused(await client.post("/api/auth/passkey-options"), 403, "proof_required");
  });

  test("a passkey stands in for the password of another email, password and a deletion", async () => {
    const { client, user, device } = await memberWithPasskey();
    const path = `/api/users/${user.id}`;
    const show = async () => device.show(await proofFor(client));
    const email = `new-${user.email}`;
    const message = "Current password is required.";
    expect(await (await client.patch(path, { email })).json()).toMatchObject({ message });
    await expectUnusable(
      await client.patch(path, { email, passkey: device.show(await loginFor()) }),
    );
    expect((await client.patch(path, { email, passkey: await show() })).status).toBe(200);
    const newPassword = "double the brine";
    expect((await client.patch(path, { newPassword, passkey: await show() })).status).toBe(200);
    const stranger = await memberWithPasskey();
    const another = stranger.device.show(await proofFor(client));
    await expectUnusable(await client.delete(path, { passkey: another }));
    expect(await (await client.delete(path, {})).json()).toMatchObject({
      message: "Password is required.",
    });
    expect((await client.delete(path, { passkey: await show() })).status).toBe(204);
    expect(await app.db.select().from(passkeys).where(eq(passkeys.userId, user.id))).toEqual([]);
  });
});
