import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "#contract/audit.ts";
import type { ApiErrorBody } from "#contract/errors.ts";
import { type Invitation, mostInvitations, type NewInvitation } from "#contract/invitations.ts";
import { auditLog } from "#server/database/schema/audit-log.ts";
import {
  createTestApp,
  registration,
  type SignedIn,
  type TestApp,
} from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { hashToken } from "./tokens.ts";

const weekMs = 7 * 24 * 60 * 60_000;

describe("where registration is closed", () => {
  test("the call says so, with or without an invitation, and the site too", async () => {
    const app = await createTestApp({ settings: { REGISTRATION: "closed" } });
    for (const invitation of [undefined, "t".repeat(43)]) {
      const answer = await app.client().post("/api/auth/register", registration({ invitation }));
      expect(answer.status).toBe(403);
      expect(await bodyOf<ApiErrorBody>(answer)).toMatchObject({
        code: "registration_closed",
        message: "Registration is closed on this site.",
      });
    }
    expect(await bodyOf(await app.client().get("/api/site"))).toMatchObject({
      registration: "closed",
    });
    await app.close();
  });
});

describe("where registration is by invitation", () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await createTestApp({ settings: { REGISTRATION: "invite" } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    admin = await app.signInAsAdmin();
  });

  const invite = async (note?: string) =>
    bodyOf<NewInvitation>(await admin.client.post("/api/invitations", { note }));
  const listed = async () => bodyOf<Invitation[]>(await admin.client.get("/api/invitations"));
  const register = (invitation?: string) =>
    app.client().post("/api/auth/register", registration({ invitation }));

  async function expectRefused(response: Response, code = "invalid_invitation") {
    expect([response.status, (await bodyOf<ApiErrorBody>(response)).code]).toEqual([403, code]);
  }

  test("nobody gets in without one, or with one that is none", async () => {
    await expectRefused(await register(), "invitation_required");
    await expectRefused(await register(""), "invitation_required");
    await expectRefused(await register("t".repeat(43)));
  });

  test("one registers one member, and the log knows who came by whose", async () => {
    const { token } = await invite("Aunt Ottilie");
    const input = registration({ invitation: token });
    expect((await app.client().post("/api/auth/register", input)).status).toBe(201);
    await expectRefused(await register(token));
    const log = await bodyOf<AuditEntry[]>(
      await admin.client.get(`/api/audit-log?entityId=${hashToken(token)}`),
    );
    expect(log.map(({ action, actorName }) => [action, actorName])).toEqual([
      ["invitation.use", input.username],
      ["invitation.create", admin.user.username],
    ]);
    expect(log[1]?.after).toMatchObject({ note: "Aunt Ottilie" });
  });

  test("nothing that is kept is the token", async () => {
    const { token } = await invite();
    expect(JSON.stringify(await app.db.select().from(auditLog))).not.toContain(token);
    expect(JSON.stringify(await listed())).not.toContain(token);
    expect(app.logs.join()).not.toContain(token);
  });

  test("of ten that come with it at the same moment one gets in", async () => {
    const { token } = await invite();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(token)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(403)]);
  });

  test("a registration that fails for another reason uses none up", async () => {
    const { token } = await invite();
    const { username } = admin.user;
    const taken = registration({ invitation: token, username });
    expect((await app.client().post("/api/auth/register", taken)).status).toBe(409);
    expect((await register(token)).status).toBe(201);
  });

  test("it lasts a week", async () => {
    const { token, expiresAt } = await invite();
    expect(Date.parse(expiresAt) - app.now().getTime()).toBe(weekMs);
    app.passTime(weekMs);
    await expectRefused(await register(token));
    expect(await listed()).toEqual([]);
  });

  test("the team sees the open ones and revokes them", async () => {
    const { token, expiresAt } = await invite("A neighbour");
    const [first, ...others] = await listed();
    expect(others).toEqual([]);
    const { username } = admin.user;
    expect(first).toMatchObject({ note: "A neighbour", createdBy: username, expiresAt });
    const revoke = () => admin.client.delete(`/api/invitations/${first?.id}`);
    expect((await revoke()).status).toBe(204);
    expect(await listed()).toEqual([]);
    await expectRefused(await register(token));
    expect((await revoke()).status).toBe(404);
  });

  test("of a registration and a revocation at the same moment one succeeds", async () => {
    const { token } = await invite();
    const [{ id = "" } = {}] = await listed();
    const [came, revoked] = await Promise.all([
      register(token),
      admin.client.delete(`/api/invitations/${id}`),
    ]);
    expect([
      [201, 404],
      [403, 204],
    ]).toContainEqual([came.status, revoked.status]);
  });

  test("those of an admin who was blocked are worth nothing", async () => {
    const { token } = await invite();
    const other = await app.signInAsAdmin();
    const block = (isBlocked: boolean) =>
      other.client.patch(`/api/users/${admin.user.id}/block`, { isBlocked });
    await block(true);
    await expectRefused(await register(token));
    await block(false);
    expect((await register(token)).status).toBe(201);
  });

  test(`there are ${mostInvitations} at most`, async () => {
    app.passTime(weekMs);
    await invite();
    const [made] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "invitation.create"))
      .orderBy(desc(auditLog.id))
      .limit(1);
    const { actorUserId, action = "", entityType = "", details } = made ?? {};
    const others = Array.from({ length: mostInvitations - 1 }, (_, index) => index);
    await app.db
      .insert(auditLog)
      .values(
        others.map((id) => ({ actorUserId, action, entityType, entityId: `${id}`, details })),
      );
    expect((await admin.client.post("/api/invitations", {})).status).toBe(409);
    app.passTime(weekMs);
    expect((await admin.client.post("/api/invitations", {})).status).toBe(201);
  });
});

test("where registration is open, an invitation is not looked at", async () => {
  const app = await createTestApp();
  const input = registration({ invitation: "t".repeat(43) });
  expect((await app.client().post("/api/auth/register", input)).status).toBe(201);
  await app.close();
});
