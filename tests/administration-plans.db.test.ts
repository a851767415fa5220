import { type SQLWrapper, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { catalogueGaps, type MemberSort, memberSorts } from "#contract/administration-choices.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { memberOrders } from "#server/features/accounts/members.service.ts";
import { listUsers } from "#server/features/accounts/users.repository.ts";
import { countGaps, listGaps } from "#server/features/administration/overview.repository.ts";
import { listRecommendations } from "#server/features/recommendations/recommendations.repository.ts";
import { seedCatalogue, sizesFor } from "../scripts/seed/seed-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { explained, type PlanNode, rowsRead } from "./support/explained-database.ts";
import { createImage } from "./support/uploads.ts";

const rows = 2000;

/** The query as the repository builds it: a promise to its callers, a piece of SQL underneath. */
const asSql = (query: unknown) => sql`${query as SQLWrapper}`;

const membersBy = (sort: MemberSort, query: { q?: string; isTurned?: boolean } = {}) => {
  const { keys, descending } = memberOrders[sort];
  const order = { keys, descending: descending !== Boolean(query.isTurned) };
  return { q: query.q, order, after: null, limit: 26 };
};

const inOrder = (sort: MemberSort, isTurned: boolean) => (db: Database) =>
  db.execute(asSql(listUsers(db, membersBy(sort, { isTurned }))));

const questions: Record<string, { table: string; ask: (db: Database) => Promise<unknown> }> = {
  "members by a rare word": {
    table: "users",
    ask: (db) => db.execute(asSql(listUsers(db, membersBy("joined", { q: "member-777" })))),
  },
  ...Object.fromEntries(
    memberSorts.flatMap((sort) => [
      [`members by ${sort}`, { table: "users", ask: inOrder(sort, false) }],
      [`members by ${sort}, the other way`, { table: "users", ask: inOrder(sort, true) }],
    ]),
  ),
  "recommendations by a rare word": {
    table: "restaurant_recommendations",
    ask: (db) =>
      db.execute(asSql(listRecommendations(db, { q: "place 1777", direction: "desc" }, null, 26))),
  },
  "recommendations that wait, the longest first": {
    table: "restaurant_recommendations",
    ask: (db) =>
      db.execute(asSql(listRecommendations(db, { status: "pending", direction: "asc" }, null, 26))),
  },
  ...Object.fromEntries(
    catalogueGaps.map((gap) => [
      `what lacks ${gap}`,
      {
        table: gap === "hours" ? "locations" : "sandwiches",
        ask: async (db: Database) => {
          await listGaps(db, gap, new Date(0), 0, 26);
          await countGaps(db, gap, new Date(0), 26);
        },
      },
    ]),
  ),
};

describe.runIf(inject("testEngine").engine === "server")("the team's lists read by index", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    await seedCatalogue(db, { ...sizesFor(rows), members: rows, reviews: rows });
    await db.execute(sql`
      insert into restaurant_recommendations (website_url, notes, status, date_reviewed)
      select url, notes, status, case status when 'pending' then null else now() end
      from (select 'https://place-' || n || '.example' as url, 'this is place ' || n as notes,
          case when n % 500 = 0 then 'pending' else 'rejected' end as status
        from generate_series(1, ${rows}::int) n) recommended`);
    const { id: imageId } = await createImage(db);
    // Of a catalogue that is looked after, little is missing.
    await db.execute(sql`update sandwiches set image_id = ${imageId}, contains_gluten = true,
      contains_dairy = true, contains_eggs = true, price_cents = coalesce(price_cents, 100)
      where id % 300 <> 0`);
    await db.execute(sql`update locations set confirmed_at = now() where id % 50 <> 0`);
    // As the database does by itself before long: until then the words of new rows wait outside their index.
    await db.execute(sql`vacuum analyze`);
  }, 180_000);
  afterAll(() => database.close());

  test.each(Object.entries(questions))("%s", async (_, { table, ask }) => {
    const plans: PlanNode[][] = [];
    await inTransaction(database.db, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await ask(explained(tx, (plan) => plans.push(plan)));
    });
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      const scanned = plan.filter((node) => node["Node Type"] === "Seq Scan");
      expect(scanned.map((node) => node["Relation Name"])).not.toContain(table);
      expect(rowsRead(plan, table)).toBeLessThan(rows / 8);
    }
  });
});
