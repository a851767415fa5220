import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/client.ts";
import { contradictions } from "#tests/support/contradictions.ts";
import { administer, startPostgresPair } from "#tests/support/postgres-server.ts";
import { startProduct } from "#tests/support/product-process.ts";
import { findLost, startReviewing } from "#tests/support/review-load.ts";

const members = 16;
const backWithinMs = 10_000;

test("a killed primary costs 503s until its standby is promoted, and no acknowledged write", async () => {
  const { primary, standby, stop } = await startPostgresPair({ isSynchronous: true });
  onTestFinished(async () => void (await stop()));
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-failover-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const hosts = [primary, standby].map((server) => new URL(server.url("postgres")).host);
  const url = `postgres://postgres@${hosts.join(",")}/postgres?target_session_attrs=read-write`;
  const { child, origin, logs } = await startProduct({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    SLOW_QUERY_MS: "0",
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || !child.kill("SIGKILL")) return;
    await once(child, "exit");
  });
  const own = await openDatabase({ engine: "server", url, poolSize: 2 });
  onTestFinished(() => own.close());

  const load = await startReviewing(own.db, origin, members);
  const untilWritten = (more: number, timeout: number) => {
    const goal = load.written.length + more;
    return expect
      .poll(() => child.exitCode ?? load.written.length >= goal, { interval: 50, timeout })
      .toBe(true);
  };
  const readiness = async () => (await fetch(`${origin}/readyz`)).status;
  await untilWritten(5 * members, 30_000);
  const killedAt = performance.now();
  const writtenBefore = load.written.length;
  await primary.stopAtOnce();
  await expect.poll(readiness, { timeout: 5000 }).toBe(503);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await administer(standby.url("postgres"), "select pg_promote()");
  const promotedAt = performance.now();
  await untilWritten(1, backWithinMs);
  const writesAgainAt = performance.now();
  await untilWritten(5 * members, 30_000);
  expect(await readiness()).toBe(200);
  await load.stop();

  const lost = await findLost(own.db, load);
  console.log({
    acknowledged: load.written.length,
    acknowledgedBefore: writtenBefore,
    unclear: load.unclear.length,
    lost: lost.length,
    promotedAfterMs: Math.round(promotedAt - killedAt),
    writesAfterPromotionMs: Math.round(writesAgainAt - promotedAt),
    withoutWritesMs: Math.round(writesAgainAt - killedAt),
  });
  expect(child.exitCode).toBeNull();
  expect(load.strange).toEqual([]);
  expect(lost).toEqual([]);
  expect(await contradictions(own.db)).toEqual([]);
  const told = logs.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line).message);
  const aboutConnections = told.filter((message) => message !== "slow query");
  expect([...new Set(aboutConnections)]).toEqual(["no connection to the database"]);
});
