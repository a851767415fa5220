import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { findFreePort, startPostgresServer } from "#tests/support/postgres-server.ts";
import { startBuiltProduct } from "#tests/support/product-process.ts";
import { addSandwiches, signIn } from "#tests/support/review-load.ts";
import { registration } from "#tests/support/test-app.ts";

const count = 4;

type Started = Awaited<ReturnType<typeof startBuiltProduct>>;

async function start(settings: Record<string, string>): Promise<Started & { url: string }> {
  const server = await startPostgresServer();
  onTestFinished(() => server.stop());
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-workers-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const url = server.url("postgres");
  const started = await startBuiltProduct({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    // A port of nobody's choice would be another one for each of them.
    PORT: String(await findFreePort()),
    REGISTRATIONS_PER_HOUR: "100000",
    ...settings,
  });
  onTestFinished(() => void started.child.kill("SIGKILL"));
  return { ...started, url };
}

/** Asks one thing after the other until told to stop, and keeps what is not what it should be. */
function startAsking(origin: string, askers: Record<string, () => [string, RequestInit?]>) {
  const answers: Record<string, number> = {};
  const failed: string[] = [];
  let isOver = false;
  const asking = Object.entries(askers).map(async ([name, next]) => {
    answers[name] = 0;
    const success = name === "registrations" ? 201 : 200;
    while (!isOver) {
      const [path, init] = next();
      try {
        const response = await fetch(`${origin}${path}`, init);
        const text = await response.text();
        if (response.status !== success) failed.push(`${path}: ${response.status} ${text}`);
        else if (name.includes("pages") && !text.endsWith("</html>"))
          failed.push(`${path}: not whole`);
        else answers[name] = (answers[name] ?? 0) + 1;
      } catch (error) {
        failed.push(`${path}: ${(error as Error).cause ?? error}`);
      }
    }
  });
  return {
    answers,
    failed,
    async stop() {
      isOver = true;
      await Promise.all(asking);
    },
  };
}

test.runIf(process.platform === "linux")(
  "workers are replaced one by one under load without a failed call or page, and one that dies is replaced",
  { timeout: 600_000 },
  async () => {
    const { child, origin, url } = await start({ WORKERS: String(count) });
    const workers = () =>
      readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
    await expect.poll(() => workers().length, { timeout: 120_000 }).toBe(count);
    const database = await openDatabase({ engine: "server", url, poolSize: 2 });
    onTestFinished(() => database.close());
    const ids = await addSandwiches(database.db, 10);
    const { token } = await signIn(database.db);
    const [before = 0] = await countMembers();

    let turn = 0;
    const pages = ["/", "/explore?view=sandwiches", ...ids.map((id) => `/sandwich/${id}`)];
    const nextPage = () => pages[turn++ % pages.length] ?? "/";
    const load = startAsking(origin, {
      registrations: () => [
        "/api/auth/register",
        {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(registration()),
        },
      ],
      lists: () => ["/api/sandwiches"],
      "pages of visitors": () => [nextPage()],
      // Drawn each time, where those of visitors are kept.
      "pages of a member": () => [nextPage(), { headers: { Cookie: `session=${token}` } }],
    });
    await expect
      .poll(() => Object.values(load.answers).every((number) => number > 3), { timeout: 60_000 })
      .toBe(true);

    const former = workers();
    const startedAt = performance.now();
    child.kill("SIGHUP");
    const areReplaced = () => workers().every((pid) => !former.includes(pid));
    await expect.poll(areReplaced, { timeout: 240_000 }).toBe(true);
    const replacedAfterMs = Math.round(performance.now() - startedAt);
    await load.stop();
    console.log({
      workers: count,
      replacedAfterMs,
      answers: load.answers,
      failed: load.failed.length,
    });
    expect(load.failed).toEqual([]);
    expect(await countMembers()).toEqual([before + (load.answers["registrations"] ?? 0)]);

    const [first, ...others] = workers();
    process.kill(Number(first), "SIGKILL");
    await expect
      .poll(() => workers().filter((pid) => pid !== first && !others.includes(pid)).length, {
        timeout: 120_000,
      })
      .toBe(1);
    for (const path of ["/api/sandwiches", "/"])
      expect((await fetch(`${origin}${path}`)).status).toBe(200);

    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);

    async function countMembers(): Promise<number[]> {
      const rows = await queryRows<{ count: number }>(
        database.db,
        sql`select count(*)::int from users where role <> 'admin'`,
      );
      return rows.map(({ count }) => count);
    }
  },
);

test.runIf(process.platform === "linux")(
  "without workers SIGHUP, which a reload sends, ends nothing and says why",
  { timeout: 300_000 },
  async () => {
    const { child, origin, logs } = await start({});
    child.kill("SIGHUP");
    await expect
      .poll(() => child.exitCode ?? child.signalCode ?? logs.join(""), { timeout: 10_000 })
      .toContain("restart it");
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  },
);
