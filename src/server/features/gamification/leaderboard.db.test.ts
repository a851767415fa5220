import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { LeaderboardRow, Standing } from "#contract/gamification.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { explained, type PlanNode, rowsRead } from "#tests/support/explained-database.ts";
import { createUser } from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { pageOfLeaders, recountMonthlyXp, settleRewards } from "./gamification.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let lastThing = 0;

const settle = (userId: string, entityId: string, isDone: boolean, at: Date) => {
  const deed = { actionType: "review_written", entityType: "sandwich", entityId, isDone };
  return inTransaction(app.db, (tx) => settleRewards(tx, userId, [deed], at));
};

/** 25 XP each; returns the things that were reviewed. */
async function write(userId: string, count: number, at = app.now()): Promise<string[]> {
  const things = Array.from({ length: count }, () => String(++lastThing));
  for (const thing of things) {
    await settle(userId, thing, true, at);
  }
  return things;
}

const board = async (query: string) =>
  bodyOf<LeaderboardRow[]>(await app.client().get(`/api/leaderboard?${query}`));

const of = (rows: LeaderboardRow[], ...ids: string[]) =>
  rows.filter(({ userId }) => ids.includes(userId)).map(({ rank, xp }) => ({ rank, xp }));

describe("GET /api/leaderboard", () => {
  test("most XP first; equals share a rank and the next counts them all", async () => {
    const ids: string[] = [];
    for (const reviews of [4, 3, 3, 2]) {
      const { id } = await createUser(app.db);
      await write(id, reviews);
      ids.push(id);
    }
    const top = [
      { rank: 1, xp: 100 },
      { rank: 2, xp: 75 },
      { rank: 2, xp: 75 },
      { rank: 4, xp: 50 },
    ];
    for (const period of ["all", "month"]) {
      const rows = await board(`period=${period}`);
      expect(of(rows, ...ids)).toEqual(top);
      expect(rows[0]?.level).toBe(1);
      // Page by page it is the same list, ranks across the edges included.
      const path = `/api/leaderboard?period=${period}&limit=2`;
      expect(await readPages<LeaderboardRow>(app.client(), path)).toEqual(rows);
    }
  });

  test("the month begins at midnight UTC, and a reward taken back leaves the month it was earned in", async () => {
    const start = new Date(Date.UTC(app.now().getUTCFullYear(), app.now().getUTCMonth(), 1));
    const { client, user } = await app.signIn();
    const [old = ""] = await write(user.id, 1, new Date(start.getTime() - 1));
    const [young = ""] = await write(user.id, 1, start);
    const xpOfMonth = async () =>
      (await bodyOf<Standing>(await client.get(`/api/users/${user.id}/standing?period=month`))).xp;
    // 10 more for the account, made today.
    expect(await xpOfMonth()).toBe(35);
    await settle(user.id, old, false, app.now());
    expect(await xpOfMonth()).toBe(35);
    await settle(user.id, young, false, app.now());
    expect(await xpOfMonth()).toBe(10);
    expect(of(await board("period=month"), user.id)).toEqual([
      { rank: expect.any(Number), xp: 10 },
    ]);
  });

  test("leaves out who opted out and who is blocked, and counts nobody after them lower", async () => {
    const before = (await board("period=all&limit=200")).length;
    const hidden = await app.signIn();
    await write(hidden.user.id, 10);
    const blocked = await createUser(app.db, { blockedAt: new Date(), xp: 5000 });
    const shown = await app.signIn();
    await write(shown.user.id, 8);
    const standing = async (member: typeof shown, period: string) =>
      bodyOf<Standing>(
        await member.client.get(`/api/users/${member.user.id}/standing?period=${period}`),
      );
    expect((await standing(shown, "all")).rank).toBe(2);
    const optOut = (leaderboardOptOut: boolean) =>
      hidden.client.patch(`/api/users/${hidden.user.id}`, { leaderboardOptOut });
    expect(await (await optOut(true)).json()).toMatchObject({ leaderboardOptOut: true });
    for (const period of ["all", "month"]) {
      const rows = await board(`period=${period}&limit=200`);
      expect(of(rows, hidden.user.id, blocked.id)).toEqual([]);
      expect(of(rows, shown.user.id)).toEqual([{ rank: 1, xp: 210 }]);
      expect(await standing(shown, period)).toEqual({ rank: 1, xp: 210, level: 2 });
      expect((await standing(hidden, period)).rank).toBeNull();
    }
    await optOut(false);
    expect(of(await board("period=all"), hidden.user.id)).toEqual([{ rank: 1, xp: 260 }]);
    expect(await board("period=all&limit=200")).toHaveLength(before + 2);
  });

  test("who has nothing left of what they earned has no place", async () => {
    const { id } = await createUser(app.db);
    const [thing = ""] = await write(id, 1);
    await settle(id, thing, false, app.now());
    for (const period of ["all", "month"]) {
      expect(of(await board(`period=${period}&limit=200`), id)).toEqual([]);
    }
  });

  test.each(["period=week", "limit=0", "cursor=nonsense"])("%s is a 400", async (query) => {
    expect((await app.client().get(`/api/leaderboard?${query}`)).status).toBe(400);
  });
});

test("the months' sums are what a recount of the ledger gives", async () => {
  const sums = () =>
    queryRows(
      app.db,
      sql`select user_id, month::text, xp from monthly_xp where xp > 0 order by user_id, month`,
    );
  const kept = await sums();
  expect(kept.length).toBeGreaterThan(5);
  await inTransaction(app.db, recountMonthlyXp);
  expect(await sums()).toEqual(kept);
});

describe.runIf(inject("testEngine").engine === "server")("with many members", () => {
  const members = 20_000;
  beforeAll(async () => {
    await app.db.execute(sql`
      insert into users (id, username, email, password_hash, xp, leaderboard_opt_out)
      select 'crowd' || n, 'crowd' || n, n || '@crowd', '!', n % 5000, n % 50 = 0
      from generate_series(1, ${members}::int) n`);
    await app.db.execute(sql`
      insert into monthly_xp (user_id, month, xp)
      select id, date_trunc('month', ${app.now().toISOString()}::timestamptz at time zone 'utc'), xp
      from users where id like 'crowd%'`);
    await app.db.execute(sql`analyze users`);
    await app.db.execute(sql`analyze monthly_xp`);
  });

  test.each(["month", "all"] as const)(
    "a page of %s reads little more than itself",
    async (period) => {
      const plans: PlanNode[][] = [];
      const db = explained(app.db, (plan) => plans.push(plan));
      const first = await pageOfLeaders({ db, now: app.now }, { period, limit: 25 });
      const cursor = first.next ?? undefined;
      await pageOfLeaders({ db, now: app.now }, { period, limit: 25, cursor });
      expect(plans).toHaveLength(2);
      for (const plan of plans) {
        expect(rowsRead(plan, "users") + rowsRead(plan, "monthly_xp")).toBeLessThan(members / 20);
      }
    },
  );
});
