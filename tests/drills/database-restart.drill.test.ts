import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/client.ts";
import { contradictions } from "#tests/support/contradictions.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { startProduct } from "#tests/support/product-process.ts";
import { findLost, startReviewing } from "#tests/support/review-load.ts";

const restarts = 5;
const connections = 16;
const backWithinMs = 5000;

test("immediate restarts of the server under load cost 503s: no process, no acknowledged write, no half one", async () => {
  // Whatever is acknowledged has to survive, as on a server of one's own.
  const server = await startPostgresServer({ synchronous_commit: "on" });
  onTestFinished(() => server.stop());
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-restart-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const url = server.url("postgres");
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    SLOW_QUERY_MS: "0",
  };
  const { child, origin, logs } = await startProduct(settings);
  onTestFinished(async () => {
    if (child.exitCode !== null || !child.kill("SIGKILL")) return;
    await once(child, "exit");
  });
  const own = await openDatabase({ engine: "server", url, poolSize: 2 });
  onTestFinished(() => own.close());

  const load = await startReviewing(own.db, origin, connections);
  const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status;
  for (let restart = 0; restart < restarts; restart += 1) {
    const goal = load.written.length + connections;
    await expect
      .poll(() => child.exitCode ?? load.written.length >= goal, { timeout: 30_000 })
      .toBe(true);
    await server.restartAtOnce(async () => {
      expect(await statusOf("/healthz")).toBe(200);
      expect(await statusOf("/readyz")).toBe(503);
    });
    await expect.poll(() => statusOf("/readyz"), { interval: 50, timeout: backWithinMs }).toBe(200);
  }
  await load.stop();

  expect(child.exitCode).toBeNull();
  expect(load.strange).toEqual([]);
  expect(load.unclear.length).toBeGreaterThan(0);
  expect(await findLost(own.db, load)).toEqual([]);
  expect(await contradictions(own.db)).toEqual([]);
  const told = logs.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line).message);
  expect([...new Set(told)]).toEqual(["no connection to the database"]);
  expect(told.length).toBeLessThanOrEqual(restarts);
}, 120_000);
