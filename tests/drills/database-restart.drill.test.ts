import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseConfig } from "#server/config.ts";
import { type Database, openDatabase } from "#server/database/client.ts";
import { reviews, sandwiches } from "#server/database/schema/schema.ts";
import { createAccount } from "#server/features/accounts/accounts.service.ts";
import { startSession } from "#server/features/accounts/sessions.service.ts";
import { contradictions } from "#tests/support/contradictions.ts";
import { buildSandwich, buildUser, createRestaurant } from "#tests/support/factories.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { startProduct } from "#tests/support/product-process.ts";

const restarts = 5;
const connections = 16;
const backWithinMs = 5000;

// proves: errors-18
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

  const load = await startLoad(own.db, origin);
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
  const kept = new Set((await own.db.select().from(reviews)).map(keyOf));
  expect(load.written.filter((review) => !kept.has(keyOf(review)))).toEqual([]);
  const known = new Set([...load.written, ...load.unclear].map(keyOf));
  expect([...kept].filter((key) => !known.has(key))).toEqual([]);
  expect(await contradictions(own.db)).toEqual([]);
  const told = logs.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line).message);
  expect([...new Set(told)]).toEqual(["no connection to the database"]);
  expect(told.length).toBeLessThanOrEqual(restarts);
}, 120_000);

interface Written {
  userId: string | null;
  sandwichId: number;
}

const keyOf = ({ userId, sandwichId }: Written) => `${userId} ${sandwichId}`;

/** So many members at once, each reading the list and then reviewing the next sandwich, until told to stop. */
async function startLoad(db: Database, origin: string) {
  const { id: restaurantId } = await createRestaurant(db);
  const menu = Array.from({ length: 500 }, () => buildSandwich({ restaurantId }));
  const ids = (await db.insert(sandwiches).values(menu).returning()).map(({ id }) => id);
  const written: Written[] = [];
  const unclear: Written[] = [];
  const strange: string[] = [];
  let isStopped = false;

  async function signIn() {
    const { id: userId } = await createAccount(db, buildUser());
    const session = { config: parseConfig({}), now: () => new Date() };
    const device = { address: "192.0.2.1", userAgent: "test" };
    return { userId, ...(await startSession(db, session, userId, device)) };
  }

  async function readAndReview({ userId, token }: Awaited<ReturnType<typeof signIn>>) {
    const headers = { Cookie: `session=${token}`, "Content-Type": "application/json" };
    const send = (path: string, init: RequestInit = {}) =>
      fetch(`${origin}${path}`, { ...init, headers, signal: AbortSignal.timeout(10_000) });

    for (const sandwichId of ids) {
      if (isStopped) return;
      await settle(await send("/api/sandwiches?limit=12"), 200);
      const body = JSON.stringify({ userId, sandwichId, rating: 4 });
      const isWritten = await settle(await send("/api/reviews", { method: "POST", body }), 201);
      (isWritten ? written : unclear).push({ userId, sandwichId });
    }
    throw new Error("There are no more sandwiches to review");
  }

  async function settle(response: Response, success: number): Promise<boolean> {
    const text = await response.text();
    const isAway = response.status === 503 && response.headers.has("Retry-After");
    if (response.status !== success && !isAway) strange.push(`${response.status}: ${text}`);
    return response.status === success;
  }

  const members = await Promise.all(Array.from({ length: connections }, signIn));
  const working = members.map((member) =>
    readAndReview(member).catch((error) => strange.push(String(error.cause ?? error))),
  );
  return {
    written,
    unclear,
    strange,
    async stop() {
      isStopped = true;
      await Promise.all(working);
    },
  };
}
