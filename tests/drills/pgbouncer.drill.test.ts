import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { type DatabaseHandle, openDatabase } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { contradictions } from "#tests/support/contradictions.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { findPgBouncer, startPgBouncer } from "#tests/support/pgbouncer.ts";
import { administer, startPostgresServer } from "#tests/support/postgres-server.ts";
import { startBuiltProduct } from "#tests/support/product-process.ts";
import { addSandwiches, findLost, signIn, startReviewing } from "#tests/support/review-load.ts";
import { registration } from "#tests/support/test-app.ts";

const pooler = findPgBouncer();
if (!pooler) console.log("PgBouncer is not here (Debian: apt-get install pgbouncer): not tried");

/** So many connections of PgBouncer for two processes with as many of ours each. */
const serverConnections = 4;
const ownConnections = 20;
const loadMs = 10_000;
const members = 12;
const registrations = 5;
/** More than ten by a new member would wait for the team. */
const rounds = 8;
/** What a visitor sees may be that old. */
const visitorsMs = 2100;

/** As docs/operations.md says. */
const roleSettings = {
  random_page_cost: "1.1",
  jit: "off",
  statement_timeout: "60s",
  lock_timeout: "10s",
  idle_in_transaction_session_timeout: "60s",
};

test.runIf(pooler)(
  "two processes behind PgBouncer in transaction mode: reads, writes, memory, pages, mails, jobs and a backup without a failure",
  { timeout: 600_000 },
  async () => {
    const server = await startPostgresServer();
    onTestFinished(() => server.stop());
    const directUrl = server.url("postgres");
    for (const [name, value] of Object.entries(roleSettings))
      await administer(directUrl, `alter role postgres set ${name} = '${value}'`);
    const bouncer = await startPgBouncer(pooler?.program ?? "", directUrl, serverConnections);
    onTestFinished(() => bouncer.stop());
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.close());
    const dataDir = await mkdtemp(join(tmpdir(), "cluck-pgbouncer-"));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const settings = {
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: directUrl,
      DATABASE_POOL_SIZE: String(ownConnections),
      DATA_DIR: dataDir,
      BACKUPS: "1",
      SMTP_URL: mailServer.url,
      MAIL_FROM: "hello@cluck.example",
      REGISTRATIONS_PER_HOUR: "1000",
      LOG_LEVEL: "warn",
      SLOW_QUERY_MS: "0",
    };
    const first = await startBuiltProduct(settings);
    const second = await startBuiltProduct(settings);
    onTestFinished(async () => {
      for (const { child } of [first, second])
        if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "exit");
    });
    const own = await openDatabase({ engine: "server", url: directUrl, poolSize: 2 });
    onTestFinished(() => own.close());

    const { reviews, ...reads } = await writeAndReadElsewhere(own, first.origin, second.origin);
    for (let count = 0; count < registrations; count += 1) {
      const answer = await fetch(`${first.origin}/api/auth/register`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(registration()),
      });
      expect(answer.status).toBe(201);
    }
    const loads = await Promise.all(
      [first, second].map(({ origin }) => startReviewing(own.db, origin, members)),
    );
    const pages = startDrawing(second.origin, (await signIn(own.db)).token);
    await setTimeout(loadMs);
    await Promise.all([...loads.map((load) => load.stop()), pages.stop()]);
    const { sv_active, sv_idle, sv_used } = await bouncer.show("pools");
    // The first turns of recurring jobs come a minute after the start.
    const backups = () => readdir(join(dataDir, "backups")).catch(() => []);
    await expect
      .poll(async () => [await unfinishedJobs(own), (await backups()).length], { timeout: 180_000 })
      .toEqual([[], 1]);

    const { total_xact_count: transactions, total_query_count: queries } =
      await bouncer.show("stats");
    const [schedules] = await queryRows<{ count: number }>(
      own.db,
      sql`select count(*)::int from job_schedules`,
    );
    const written = loads.flatMap((load) => load.written);
    const failures = loads.flatMap(({ strange, unclear }) => [...strange, ...unclear]);
    const connections = Number(sv_active) + Number(sv_idle) + Number(sv_used);
    console.log({
      pooler: pooler?.version,
      reviewsWritten: reviews.length + written.length,
      ...reads,
      pagesDrawn: pages.drawn(),
      mails: mailServer.mails.length,
      recurringJobs: schedules?.count,
      backups: (await backups()).length,
      connections,
      transactions: Number(transactions),
      queries: Number(queries),
      failures: failures.length + pages.failed.length,
    });
    expect(failures).toEqual([]);
    expect(pages.failed).toEqual([]);
    expect(pages.drawn()).toBeGreaterThan(0);
    expect(reads.missing).toBe(0);
    expect(reads.fromMemory).toBeGreaterThan(0);
    expect(mailServer.mails).toHaveLength(registrations);
    expect(connections).toBeLessThanOrEqual(serverConnections);
    expect(Number(transactions)).toBeGreaterThan(written.length);
    const all = { written: [...reviews, ...written], unclear: [] };
    expect(await findLost(own.db, all)).toEqual([]);
    expect(await contradictions(own.db)).toEqual([]);
    for (const { logs, complaints } of [first, second]) {
      expect(logs.filter((line) => /"level":"(warn|error)"/.test(line))).toEqual([]);
      expect(complaints).toEqual([]);
    }
  },
);

/** What one process has written, its author sees in the other one at once, and a visitor two seconds later. */
async function writeAndReadElsewhere({ db }: DatabaseHandle, writer: string, reader: string) {
  const ids = await addSandwiches(db, rounds);
  const { userId, token } = await signIn(db);
  const headers = { Cookie: `session=${token}`, "Content-Type": "application/json" };
  const reviews: { userId: string; sandwichId: number }[] = [];
  let missing = 0;
  let fromMemory = 0;
  async function isSeen(sandwichId: number, as: RequestInit = {}): Promise<boolean> {
    const response = await fetch(`${reader}/api/sandwiches/${sandwichId}/reviews`, as);
    expect(response.status).toBe(200);
    if (response.headers.get("Server-Timing") === "memory") fromMemory += 1;
    return (await response.text()).includes(userId);
  }
  for (const sandwichId of ids) {
    // So that there is something in memory which the write makes wrong.
    for (let count = 0; count < 2; count += 1) expect(await isSeen(sandwichId)).toBe(false);
    const body = JSON.stringify({ userId, sandwichId, rating: 4 });
    const written = await fetch(`${writer}/api/reviews`, { method: "POST", headers, body });
    expect(written.status).toBe(201);
    reviews.push({ userId, sandwichId });
    if (!(await isSeen(sandwichId, { headers }))) missing += 1;
    await setTimeout(visitorsMs);
    for (let count = 0; count < 2; count += 1) if (!(await isSeen(sandwichId))) missing += 1;
  }
  return { reviews, reads: 5 * rounds, fromMemory, missing };
}

/** A member's pages, which are drawn each time. */
function startDrawing(origin: string, token: string) {
  const failed: string[] = [];
  let drawn = 0;
  let isOver = false;
  const drawing = (async () => {
    const paths = ["/", "/explore?view=sandwiches", "/collection", "/leaderboard"];
    while (!isOver) {
      const path = paths[drawn % paths.length];
      const response = await fetch(`${origin}${path}`, { headers: { Cookie: `session=${token}` } });
      const text = await response.text();
      if (response.status !== 200 || !text.endsWith("</html>"))
        failed.push(`${path}: ${response.status}`);
      drawn += 1;
    }
  })();
  return {
    failed,
    drawn: () => drawn,
    async stop() {
      isOver = true;
      await drawing;
    },
  };
}

/** What is due, under way or given up, and the recurring ones that had no turn yet. */
async function unfinishedJobs({ db }: DatabaseHandle): Promise<unknown[]> {
  const jobs = await queryRows(db, sql`select kind, last_error from jobs`);
  const turns = await queryRows(db, sql`select kind from job_schedules limit 1`);
  return turns.length === 0 ? ["no turn yet"] : jobs;
}
