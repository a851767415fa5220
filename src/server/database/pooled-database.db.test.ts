import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, inject, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { contentsOf } from "#tests/support/embedded-instance.ts";
import type { Database } from "./client.ts";
import { wasGivenUp } from "./driver-error.ts";
import { openEngine, openOn } from "./embedded-database.ts";
import { mostWaiting } from "./pooled-database.ts";
import { queryRows } from "./query-rows.ts";
import { openServerDatabase } from "./server-database.ts";

const engine = inject("testEngine");

/** With a log of its own, and one connection. */
async function openSingle() {
  const logs: Record<string, unknown>[] = [];
  const log = (message: string, fields = {}) => void logs.push({ message, ...fields });
  const slowStatements = { slowMs: 100, logger: { warn: log } };
  const handle =
    engine.engine === "server"
      ? openServerDatabase({ url: engine.serverUrl, poolSize: 1, slowStatements })
      : openOn(await openEngine({ loadDataDir: contentsOf(engine) }), undefined, slowStatements);
  return { handle, logs };
}

test("a slow statement is logged by its shape, and a long queue is told", async () => {
  const { handle, logs } = await openSingle();
  const { db } = handle;
  await db.execute(sql`select 'quick'`);
  await db.execute(
    sql`select ${"mine"}::text, 'it''s mine' as a, '{1,2}'::int[] as b, pg_sleep(0.15)`,
  );
  expect(logs).toEqual([
    {
      message: "slow query",
      milliseconds: expect.any(Number),
      statement: "select $1::text, '…''…' as a, '…'::int[] as b, pg_sleep(0.15)",
    },
  ]);
  expect(handle.connections()).toEqual({
    inUse: 0,
    idle: 1,
    waiting: 0,
    slowStatements: 1,
  });
  const asked = Array.from({ length: mostWaiting + 2 }, () => db.execute(sql`select 1`));
  const answers = Promise.all(asked);
  await new Promise(process.nextTick);
  expect(handle.isFull()).toBe(true);
  await answers;
  expect(handle.isFull()).toBe(false);
  expect(await handle.size()).toBeGreaterThan(1_000_000);
  await handle.close();
});

test("while statements wait for their turn, the process does what else there is to do", async () => {
  const { handle } = await openSingle();
  let answered = 0;
  const asked = Array.from({ length: 100 }, async () => {
    await handle.db.execute(sql`select sum(n) from generate_series(1, 20000) n`);
    answered += 1;
  });
  await setTimeout(1);
  expect(answered).toBeLessThan(asked.length);
  await Promise.all(asked);
  await handle.close();
});

describe.runIf(engine.engine === "server")("on a server", () => {
  test("nothing waits for ever, unless the address says so", async () => {
    const database = await createTestDatabase();
    const read = async (name: string) =>
      (
        await queryRows<{ value: string }>(
          database.db,
          sql`select current_setting(${name}) as value`,
        )
      )[0]?.value;
    expect(await read("statement_timeout")).toBe("1min");
    expect(await read("lock_timeout")).toBe("10s");
    expect(await read("idle_in_transaction_session_timeout")).toBe("1min");
    await database.close();
    if (engine.engine !== "server") return;
    const other = openServerDatabase({ url: `${engine.serverUrl}?statement_timeout=20` });
    const late = await other.db.execute(sql`select pg_sleep(20)`).catch((error: unknown) => error);
    expect(wasGivenUp(late)).toBe(true);
    await other.close();
  });

  test("of two that wait for each other one is given up", async () => {
    const database = await createTestDatabase();
    const lock = (tx: Database, key: number) =>
      tx.execute(sql`select pg_advisory_xact_lock(${key}::int)`);
    let holding = 0;
    let letGo = () => {};
    const bothHold = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const take = (first: number, second: number) =>
      database.db.transaction(async (tx) => {
        await lock(tx, first);
        holding += 1;
        if (holding === 2) letGo();
        await bothHold;
        await lock(tx, second);
      });
    const results = await Promise.allSettled([take(1, 2), take(2, 1)]);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.map(({ reason }) => wasGivenUp(reason))).toEqual([true]);
    await database.close();
  });

  test("behind a pooler nothing is kept in a session", async () => {
    if (engine.engine !== "server") return;
    const url = engine.serverUrl;
    const pooled = openServerDatabase({ url, directUrl: url, poolSize: 1 });
    await pooled.db.transaction((tx) => tx.execute(sql`select ${1}::int`));
    const kept = sql`select (select count(*)::int from pg_prepared_statements) as statements,
    current_setting('statement_timeout') as timeout,
    current_setting('random_page_cost') = boot_val as planner
    from pg_settings where name = 'random_page_cost'`;
    expect(await queryRows(pooled.db, kept)).toEqual([
      { statements: 0, timeout: "0", planner: true },
    ]);
    await pooled.close();
  });
});
