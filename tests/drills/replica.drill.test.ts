import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { administer, startPostgresPair } from "#tests/support/postgres-server.ts";
import { startProduct } from "#tests/support/product-process.ts";
import { addSandwiches, signIn } from "#tests/support/review-load.ts";

const members = 4;
const roundsEach = 8;
const metricsToken = "a token for this drill";
/** What a visitor sees may be that old. */
const visitorsMs = 100;

test("a replica that lags by five seconds shows nobody less than they wrote", async () => {
  const { primary, standby, stop } = await startPostgresPair({ isSynchronous: false });
  onTestFinished(async () => void (await stop()));
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-replica-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { child, origin, logs } = await startProduct({
    DATABASE_URL: primary.url("postgres"),
    DATABASE_REPLICA_URLS: standby.url("postgres"),
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    METRICS_TOKEN: metricsToken,
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || !child.kill("SIGKILL")) return;
    await once(child, "exit");
  });
  const { db, close } = await openDatabase({ engine: "server", url: primary.url("postgres") });
  onTestFinished(close);
  const missing: string[] = [];
  let lookedAt = 0;

  async function read(path: string, token?: string): Promise<string> {
    const response = await fetch(`${origin}${path}`, {
      headers: token ? { Cookie: `session=${token}` } : {},
    });
    expect(response.status).toBe(200);
    return response.text();
  }
  const lagBy = async (lag: string) => {
    await administer(
      standby.url("postgres"),
      `alter system set recovery_min_apply_delay = '${lag}'`,
    );
    await administer(standby.url("postgres"), "select pg_reload_conf()");
  };
  const countAnswers = async () => {
    const response = await fetch(`${origin}/metrics`, {
      headers: { Authorization: `Bearer ${metricsToken}` },
    });
    const line = /^cluck_database_replica_answers_total (\d+)/m.exec(await response.text());
    return Number(line?.[1]);
  };

  /** How much of the primary's log the replica has not replayed, and how old the last change is that it knows. */
  async function readLag(): Promise<{ lagBytes: number; lagMs: number } | null> {
    const [lag] = await queryRows<{ bytes: number }>(
      db,
      sql`select (pg_current_wal_lsn() - replay_lsn)::int as bytes from pg_stat_replication`,
    );
    if (!lag) return null;
    const client = new pg.Client(standby.url("postgres"));
    await client.connect();
    const { rows } = await client.query(
      "select extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as seconds",
    );
    await client.end();
    return { lagBytes: lag.bytes, lagMs: lag.bytes && Math.round(rows[0].seconds * 1000) };
  }

  /** All of them review one sandwich after the other and look at it at once; a visitor looks a moment later. */
  async function writeAndRead(phase: string): Promise<number> {
    const before = await countAnswers();
    lookedAt = 0;
    // Of a new member more than ten reviews at once would wait for the team.
    const people = await Promise.all(Array.from({ length: members }, () => signIn(db)));
    const ids = await addSandwiches(db, roundsEach);
    await Promise.all(
      people.map(async ({ userId, token }) => {
        for (const sandwichId of ids) {
          const path = `/api/sandwiches/${sandwichId}/reviews`;
          const written = await fetch(`${origin}/api/reviews`, {
            method: "POST",
            headers: { Cookie: `session=${token}`, "Content-Type": "application/json" },
            body: JSON.stringify({ userId, sandwichId, rating: 4 }),
          });
          expect(written.status).toBe(201);
          if (!(await read(path, token)).includes(userId)) missing.push(`${phase}: a member`);
          await setTimeout(visitorsMs);
          if (!(await read(path)).includes(userId)) missing.push(`${phase}: a visitor`);
          lookedAt += 2;
        }
      }),
    );
    const lag = await readLag();
    // Nothing is written any more: all that is not kept yet may come from a replica that has caught up.
    await setTimeout(2 * visitorsMs);
    for (const id of ids) {
      const { reviewCount } = JSON.parse(await read(`/api/sandwiches/${id}`));
      if (reviewCount !== members) missing.push(`${phase}: a count`);
      lookedAt += 1;
    }
    const answers = (await countAnswers()) - before;
    console.log({
      phase,
      writes: members * roundsEach,
      lookedAt,
      missing: missing.length,
      fromReplica: answers,
      ...lag,
    });
    return answers;
  }

  expect(await writeAndRead("without lag")).toBeGreaterThan(0);
  await lagBy("5s");
  expect(await writeAndRead("five seconds behind")).toBe(0);
  await lagBy("0");
  expect(await writeAndRead("caught up")).toBeGreaterThan(0);
  await standby.stopAtOnce();
  expect(await writeAndRead("gone")).toBe(0);

  expect(missing).toEqual([]);
  const told = logs.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line).message);
  const aboutReplicas = told.filter((message) => message !== "slow query");
  expect([...new Set(aboutReplicas)]).toEqual(["no connection to a replica"]);
});
