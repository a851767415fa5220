import { EventEmitter, once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Badge, EarnedBadge, LedgerEntry, News } from "#contract/gamification.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { badges, userActions, userBadges } from "#server/database/schema/gamification.ts";
import { users } from "#server/database/schema/users.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { createSandwich } from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { settleRewards } from "./gamification.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.db
    .insert(badges)
    .values([badge("Hundred", 100), badge("Two hundred", 200), badge("By hand", null)]);
});
afterAll(() => app.close());

const badge = (name: string, requiredXp: number | null) => ({
  name,
  description: `${name}.`,
  category: "level" as const,
  requiredXp,
});

const settle = (tx: Database, userId: string, entityId: number, isDone: boolean) => {
  const deed = { actionType: "review_written", entityType: "sandwich" };
  return settleRewards(tx, userId, [{ ...deed, entityId: String(entityId), isDone }], new Date());
};

/** 25 XP each. */
async function write(userId: string, ...things: number[]) {
  for (const thing of things) {
    await inTransaction(app.db, (tx) => settle(tx, userId, thing, true));
  }
}

const takeNews = async (client: SignedIn["client"], id: string) =>
  bodyOf<News>(await client.post(`/api/users/${id}/news`));

const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

describe("levels and badges", () => {
  test.runIf(inject("testEngine").engine === "server")(
    "a badge that is being removed is not awarded, and stops nobody from earning XP",
    async () => {
      const { user } = await app.signIn();
      const [fleeting] = await app.db.insert(badges).values(badge("Fleeting", 20)).returning();
      const steps = new EventEmitter();
      const deleted = once(steps, "deleted");
      const removing = inTransaction(app.db, async (tx) => {
        await tx.delete(badges).where(eq(badges.id, fleeting?.id ?? 0));
        const end = once(steps, "end");
        steps.emit("deleted");
        await end;
      });
      await deleted;
      const writing = write(user.id, 1);
      const waiting = sql`select from pg_locks where not granted`;
      while ((await queryRows(app.db, waiting)).length === 0) await setImmediate();
      steps.emit("end");
      await Promise.all([removing, writing]);
      expect(await app.db.$count(userActions, eq(userActions.userId, user.id))).toBeGreaterThan(0);
    },
  );

  test("the level is a hundredth of the XP, and at least 1", async () => {
    const { user } = await app.signIn();
    const levelAt = async (xp: number) => {
      await app.db.update(users).set({ xp }).where(eq(users.id, user.id));
      return (await app.client().get(`/api/users/${user.id}/level`)).json();
    };
    expect(await levelAt(0)).toEqual({ level: 1, xp: 0 });
    expect(await levelAt(199)).toEqual({ level: 1, xp: 199 });
    expect(await levelAt(200)).toEqual({ level: 2, xp: 200 });
    expect((await app.client().get("/api/users/nobody/level")).status).toBe(404);
    expect((await app.client().get("/api/users/nobody/badges")).status).toBe(404);
  });

  test("a badge comes with the XP that it asks for, once, and stays when the XP goes", async () => {
    const { client, user } = await app.signIn();
    const earned = async () =>
      bodyOf<EarnedBadge[]>(await app.client().get(`/api/users/${user.id}/badges`));
    await write(user.id, 1, 2, 3);
    expect(await earned()).toEqual([]);
    await write(user.id, 4);
    expect(await earned()).toEqual([
      expect.objectContaining({ name: "Hundred", dateEarned: expect.any(String) }),
    ]);
    await inTransaction(app.db, (tx) => settle(tx, user.id, 4, false));
    expect((await bodyOf<{ xp: number }>(await client.get("/api/auth/me"))).xp).toBe(85);
    await write(user.id, 4);
    expect(namesOf(await earned())).toEqual(["Hundred"]);
  });

  test("exactly the XP that a badge asks for is enough", async () => {
    const { user } = await app.signIn();
    await app.db.update(users).set({ xp: 75 }).where(eq(users.id, user.id));
    await write(user.id, 1);
    const answer = await app.client().get(`/api/users/${user.id}/badges`);
    expect(namesOf(await bodyOf<EarnedBadge[]>(answer))).toEqual(["Hundred"]);
  });

  test("what is refused brings neither XP nor badge", async () => {
    const { user } = await app.signIn();
    await expect(
      inTransaction(app.db, async (tx) => {
        for (const thing of [1, 2, 3, 4]) await settle(tx, user.id, thing, true);
        throw new Error("refused");
      }),
    ).rejects.toThrow("refused");
    expect(await app.db.select().from(userBadges).where(eq(userBadges.userId, user.id))).toEqual(
      [],
    );
    expect(await (await app.client().get(`/api/users/${user.id}/level`)).json()).toMatchObject({
      xp: 10,
    });
  });

  test("all badges are listed page by page, the easiest first", async () => {
    const all = await bodyOf<Badge[]>(await app.client().get("/api/badges"));
    expect(namesOf(all).slice(0, 3)).toEqual(["Hundred", "Two hundred", "By hand"]);
    expect(await readPages<Badge>(app.client(), "/api/badges?limit=2")).toEqual(all);
  });
});

describe("news", () => {
  test("are handed out once, also to two tabs that ask at the same time", async () => {
    const { client, user } = await app.signIn();
    expect(await takeNews(client, user.id)).toEqual({
      level: 1,
      xp: 10,
      levelReached: null,
      badges: [],
    });
    await write(user.id, 1, 2, 3, 4, 5, 6, 7, 8);
    const [one, two] = await Promise.all([takeNews(client, user.id), takeNews(client, user.id)]);
    expect([one.levelReached, two.levelReached].sort()).toEqual([2, null]);
    expect(namesOf([...one.badges, ...two.badges])).toEqual(["Hundred", "Two hundred"]);
    expect(await takeNews(client, user.id)).toMatchObject({ levelReached: null, badges: [] });
  });

  test("a level that is lost and won again is none", async () => {
    const { client, user } = await app.signIn();
    await write(user.id, 1, 2, 3, 4, 5, 6, 7, 8);
    expect((await takeNews(client, user.id)).levelReached).toBe(2);
    await inTransaction(app.db, (tx) => settle(tx, user.id, 8, false));
    expect(await takeNews(client, user.id)).toMatchObject({ level: 1, levelReached: null });
    await write(user.id, 8);
    expect(await takeNews(client, user.id)).toMatchObject({ level: 2, levelReached: null });
  });

  test("a badge that was made later finds those who have its XP, at their next visit", async () => {
    const { client, user } = await app.signIn();
    await app.db.insert(badges).values(badge(`Newcomer ${user.id}`, 5));
    expect(namesOf((await takeNews(client, user.id)).badges)).toEqual([`Newcomer ${user.id}`]);
  });
});

describe("GET /api/users/{id}/actions", () => {
  test("shows what the XP came from, newest first, page by page, and sums up to it", async () => {
    const { client, user } = await app.signIn();
    const sandwich = await createSandwich(app.db, { name: "The Clucker" });
    await write(user.id, sandwich.id, 2_000_000_000);
    const ledger = await bodyOf<LedgerEntry[]>(await client.get(`/api/users/${user.id}/actions`));
    expect(ledger.map(({ description, entityName }) => [description, entityName])).toEqual([
      ["Wrote a review", null],
      ["Wrote a review", "The Clucker"],
      ["Joined Cluck", null],
    ]);
    expect(ledger.map(({ hasPage }) => hasPage)).toEqual([false, true, false]);
    const sum = ledger.reduce((total, { xpEarned }) => total + xpEarned, 0);
    expect((await bodyOf<{ xp: number }>(await client.get("/api/auth/me"))).xp).toBe(sum);
    const path = `/api/users/${user.id}/actions?limit=2`;
    expect(await readPages<LedgerEntry>(client, path)).toEqual(ledger);
  });

  test("what has left the menu keeps its name and leads nowhere", async () => {
    const { client, user } = await app.signIn();
    const sandwich = await createSandwich(app.db, { name: "The Departed", deletedAt: new Date() });
    await write(user.id, sandwich.id);
    const path = `/api/users/${user.id}/actions?limit=1`;
    const [line] = await bodyOf<LedgerEntry[]>(await client.get(path));
    expect(line).toMatchObject({ entityName: "The Departed", hasPage: false });
  });
});

describe("action-config", () => {
  test("a changed reward counts from then on, and the change is on record", async () => {
    const { client } = await app.signInAsAdmin();
    const { user } = await app.signIn();
    const list = await bodyOf<{ id: number; actionType: string; xpReward: number }[]>(
      await client.get("/api/action-config"),
    );
    expect(list).toHaveLength(6);
    const reward = list.find(({ actionType }) => actionType === "review_written");
    await write(user.id, 1);
    const change = (body: unknown) => client.patch(`/api/action-config/${reward?.id}`, body);
    expect(await (await change({ xpReward: 40 })).json()).toMatchObject({ xpReward: 40 });
    await write(user.id, 2);
    const paid = await app.db
      .select({ xp: userActions.xpEarned })
      .from(userActions)
      .where(eq(userActions.userId, user.id))
      .orderBy(asc(userActions.id));
    expect(paid.map(({ xp }) => xp)).toEqual([10, 25, 40]);
    expect(await (await change({ xpReward: 25, description: " " })).json()).toMatchObject({
      xpReward: 25,
      description: null,
    });
    expect(await (await change({ description: "Wrote a review" })).json()).toMatchObject({
      description: "Wrote a review",
    });
    const log = await app.db.query.auditLog.findMany({ orderBy: ({ id }) => asc(id) });
    expect(
      log.map(({ action, details }) => [action, details?.["before"], details?.["after"]])[0],
    ).toEqual([
      "action_config.update",
      expect.objectContaining({ xpReward: 25 }),
      expect.objectContaining({ xpReward: 40 }),
    ]);
  });

  test.each([{ xpReward: -1 }, { xpReward: 1.5 }, { xpReward: 10_001 }, { xpReward: "many" }])(
    "%j is a 400",
    async (body) => {
      const { client } = await app.signInAsAdmin();
      expect((await client.patch("/api/action-config/1", body)).status).toBe(400);
    },
  );

  test("what is not there is a 404", async () => {
    const { client } = await app.signInAsAdmin();
    expect((await client.patch("/api/action-config/999", { xpReward: 1 })).status).toBe(404);
  });
});
