import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { userSandwiches } from "#server/database/schema/collection.ts";
import { sessions } from "#server/database/schema/sessions.ts";
import { sandwichTags } from "#server/database/schema/tags.ts";
import { loadDemoOnce } from "#server/demo/load-demo.ts";
import { createAccountAsOperator } from "#server/features/accounts/account-administration.service.ts";
import { settleRewards } from "#server/features/gamification/gamification.service.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { createReview, createSandwich, createUser } from "#tests/support/factories.ts";
import { removeDemo } from "./remove-demo.ts";

const now = new Date("2026-03-01T12:00:00Z");
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

describe("the demo catalogue", () => {
  test("is loaded once, also by two processes that start at the same time", async () => {
    const other = await database.openAnother();
    const loaded = await Promise.all([loadDemoOnce(db, now), loadDemoOnce(other.db, now)]);
    expect(loaded.sort()).toEqual([false, true]);
    expect(await loadDemoOnce(db, now)).toBe(false);
    expect(await count("restaurants")).toBe(12);
  });

  test("agrees with itself: sums, ranks, ledger, badges and hours", async () => {
    expect(
      await rows(sql`
        select s.sandwich_id from sandwich_ratings s left join reviews r using (sandwich_id)
        group by s.sandwich_id having s.rating_sum <> coalesce(sum(r.rating), 0)
          or s.rating_count <> count(r.id) or s.rank = 0`),
    ).toEqual([]);
    expect(
      await rows(sql`
        select u.id from users u left join user_actions a on a.user_id = u.id
        group by u.id having u.xp <> coalesce(sum(a.xp_earned), 0)`),
    ).toEqual([]);
    expect(
      await rows(sql`
        select u.id from users u left join monthly_xp m on m.user_id = u.id
        group by u.id having u.xp <> coalesce(sum(m.xp), 0)`),
    ).toEqual([]);
    expect(
      await rows(sql`
        select 1 from users u join badges b on b.required_xp <= u.xp
        left join user_badges ub on ub.user_id = u.id and ub.badge_id = b.id
        where ub.id is null`),
    ).toEqual([]);
    expect(
      await rows(sql`select 1 from reviews where date_created > ${now.toISOString()}`),
    ).toEqual([]);
    expect(
      await rows(sql`
        select 1 from sandwiches s join restaurants on restaurants.id = s.restaurant_id
        left join reviews r on r.sandwich_id = s.id
        left join user_sandwiches e on e.sandwich_id = s.id
        where s.created_at > least(r.date_created, e.created_at, ${new Date(now.getTime() - 2 * 86_400_000).toISOString()}::timestamptz)
          or restaurants.created_at > s.created_at`),
    ).toEqual([]);
    expect(await count("outlets")).toBeGreaterThan(15);
  });

  test("goes away exactly: what is real stays, and its XP still equals its ledger", async () => {
    const member = await createUser(db);
    const realSandwich = await createSandwich(db);
    await createReview(db, { sandwichId: realSandwich.id, userId: member.id, rating: 3 });
    const [demoSandwich] = await rows<{ id: number }>(
      sql`select id from sandwiches where is_demo limit 1`,
    );
    const [adopted] = await rows<{ id: number }>(
      sql`select id from restaurants where is_demo limit 1`,
    );
    if (!adopted) throw new Error("the demo is missing");
    await createSandwich(db, { restaurantId: adopted.id, name: "A real one on a demo menu" });
    const [usedTag] = await rows<{ id: number }>(sql`select id from tags where is_demo limit 1`);
    if (!demoSandwich || !usedTag) throw new Error("the demo is missing");
    await db.insert(sandwichTags).values({ sandwichId: realSandwich.id, tagId: usedTag.id });
    await db.insert(userSandwiches).values({ userId: member.id, sandwichId: demoSandwich.id });
    for (const sandwichId of [demoSandwich.id, realSandwich.id]) {
      const entityId = String(sandwichId);
      const saved = {
        actionType: "sandwich_saved",
        entityType: "sandwich",
        entityId,
        isDone: true,
      };
      await settleRewards(db, member.id, [saved], new Date());
    }

    await removeDemo(db);

    for (const table of ["restaurants", "locations", "sandwiches", "users", "tags", "badges"]) {
      expect([
        table,
        await rows(sql`select 1 from ${sql.identifier(table)} where is_demo`),
      ]).toEqual([table, []]);
    }
    expect(await rows(sql`select name from sandwiches order by name`)).toEqual([
      { name: "A real one on a demo menu" },
      { name: realSandwich.name },
    ]);
    expect(await rows(sql`select name from restaurants where id = ${adopted.id}`)).toHaveLength(1);
    expect(await rows(sql`select id from tags`)).toEqual([{ id: usedTag.id }]);
    expect(await rows(sql`select username, xp from users`)).toEqual([
      { username: member.username, xp: 2 },
    ]);
    expect(
      await rows(sql`
        select rating_sum, rating_count, rank from sandwich_ratings
        where sandwich_id = ${realSandwich.id}`),
    ).toEqual([{ rating_sum: 3, rating_count: 1, rank: 3 }]);
    expect(await count("reviews")).toBe(1);
    expect(await count("user_sandwiches")).toBe(0);
  });

  test("keeps away from a database that somebody signed in to, with no restaurant yet", async () => {
    const used = await createTestDatabase();
    const { id: userId } = await createUser(used.db, { username: "juniper" });
    const session = { userId, tokenHash: "x", expiresAt: now };
    await used.db.insert(sessions).values(session);
    await used.db.delete(sessions);
    expect(await loadDemoOnce(used.db, now)).toBe(false);
    await used.close();
  });

  test("comes to accounts that the command line made before the first start", async () => {
    const prepared = await createTestDatabase();
    const account = { username: "Juniper", email: "hana@example.com", password: "extra pickles" };
    await createAccountAsOperator(prepared.db, { ...account, role: "user" });
    expect(await loadDemoOnce(prepared.db, now)).toBe(true);
    const named = await queryRows<{ username: string }>(
      prepared.db,
      sql`select username from users where username_key like 'juniper%' order by is_demo`,
    );
    expect(named.map(({ username }) => username)).toEqual(["Juniper", "juniper_demo"]);
    await prepared.close();
  });

  test("does not come back by itself", async () => {
    expect(await loadDemoOnce(db, now)).toBe(false);
  });
});

const rows = <Row>(query: ReturnType<typeof sql>) => queryRows<Row>(db, query);

async function count(table: string): Promise<number> {
  const [row] = await rows<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return row?.count ?? 0;
}
