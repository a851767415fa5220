import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { buildTag } from "#tests/support/factories.ts";
import type { Database, DatabaseHandle } from "./client.ts";
import { connectionLossOf } from "./driver-error.ts";
import { plannedOnce, queryRows } from "./query-rows.ts";
import { tags } from "./schema/schema.ts";
import { sendTogether } from "./send-together.ts";
import { openServerDatabase } from "./server-database.ts";

describe.runIf(inject("testEngine").engine === "server")("a connection that breaks", () => {
  let database: TestDatabase;
  let single: DatabaseHandle;
  let url: string;
  const logs: string[] = [];
  const log = (message: string) => logs.push(message);

  beforeAll(async () => {
    database = await createTestDatabase();
    const [row] = await queryRows<{ name: string }>(
      database.db,
      sql`select current_database() as name`,
    );
    const engine = inject("testEngine");
    if (engine.engine !== "server" || !row) throw new Error("There is no server");
    url = new URL(row.name, engine.serverUrl).href;
    const logger = { debug: log, info: log, warn: log, error: log };
    single = openServerDatabase({ url, poolSize: 1, logger });
  });
  afterAll(async () => {
    expect(logs).toEqual(["no connection to the database"]);
    await single.close();
    await database.close();
  });

  const cutOff = () =>
    database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  const lossOf = async (work: Promise<unknown>) =>
    connectionLossOf(await work.catch((error: unknown) => error));

  test("keeps the plan of a statement that is planned once, and of no other", async () => {
    const answers: unknown[] = [];
    for (let value = 1; value <= 7; value += 1) {
      const statement = sql`select ${value}::int as value`;
      answers.push(...(await queryRows(single.db, plannedOnce(statement))));
      await queryRows(single.db, statement);
    }
    expect(answers).toEqual([1, 2, 3, 4, 5, 6, 7].map((value) => ({ value })));
    const kept = await queryRows(
      single.db,
      sql`select statement, generic_plans::int as plans from pg_prepared_statements`,
    );
    expect(kept).toEqual([{ statement: "select $1::int as value /* planned once */", plans: 2 }]);
  });

  test("while it is idle is replaced", async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await single.db.execute(sql`select 1`);
      await cutOff();
      await expect.poll(() => single.ping()).toBe(true);
    }
    expect(await single.db.transaction((tx) => tx.$count(tags))).toBe(0);
  });

  test("in a transaction takes all of it back, and is given back", async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const broken = single.db.transaction(async (tx) => {
        await tx.insert(tags).values(buildTag());
        await cutOff();
        await tx.insert(tags).values(buildTag());
      });
      expect(await lossOf(broken)).toMatchObject({ isUnclear: false });
      expect(await single.db.$count(tags)).toBe(0);
    }
  });

  test("at the commit leaves unclear what happened", async () => {
    const broken = single.db.transaction(async (tx) => {
      await tx.execute(sql`create function pg_temp.break() returns trigger language plpgsql
        as 'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`);
      await tx.execute(sql`create temporary table breaking (id int)`);
      await tx.execute(sql`create constraint trigger at_commit after insert on breaking
        deferrable initially deferred for each row execute function pg_temp.break()`);
      await tx.execute(sql`insert into breaking values (1)`);
    });
    expect(await lossOf(broken)).toMatchObject({ isUnclear: true });
    expect(await single.ping()).toBe(true);
  });

  test("is not what a refused statement is", async () => {
    expect(await lossOf(single.db.execute(sql`select 1 / 0`))).toBeNull();
    const circle: { itself?: unknown } = {};
    circle.itself = circle;
    expect(await lossOf(single.db.execute(sql`select ${circle}::json`))).toBeNull();
  });

  test("does not make a failed transaction look like a committed one", async () => {
    const swallowed = single.db.transaction(async (tx) => {
      await tx.insert(tags).values(buildTag());
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(swallowed).rejects.toMatchObject({
      cause: { message: "The transaction was rolled back: one of its statements had failed" },
    });
    expect(await single.db.$count(tags)).toBe(0);
  });

  test("keeps the plans of transactions, and plans what is read for its values", async () => {
    await single.db.transaction((tx) => tx.execute(sql`select ${1}::int as written`));
    await single.db.execute(sql`select ${2}::int as read`);
    const kept = await queryRows<{ statement: string }>(
      single.db,
      sql`select statement from pg_prepared_statements`,
    );
    const statements = kept.map(({ statement }) => statement);
    expect(statements).toContain("select $1::int as written");
    expect(statements).not.toContain("select $1::int as read");
  });

  test("is not needed where a statement was refused before its plan was made", async () => {
    const later = (tx: Database) => queryRows(tx, sql`select ${1}::int as later`);
    const refused = single.db.transaction((tx) =>
      sendTogether([queryRows(tx, sql`select 1 / ${0}::int`), later(tx)]),
    );
    await expect(refused).rejects.toThrow();
    expect(await single.db.transaction(later)).toEqual([{ later: 1 }]);
  });

  test("is not how closing ends what is running", async () => {
    const other = openServerDatabase({ url });
    const running = other.db.transaction((tx) => tx.$count(tags));
    await Promise.all([other.close(), other.close()]);
    expect(await running).toBe(0);
    expect(await other.ping()).toBe(false);
  });
});
