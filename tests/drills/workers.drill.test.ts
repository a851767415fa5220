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
import { startProduct } from "#tests/support/product-process.ts";
import { registration } from "#tests/support/test-app.ts";

const clients = 4;
const count = 4;
const isFailed = (status: number) => status > 201;

test.runIf(process.platform === "linux")(
  "workers are replaced one by one under load without a failed request, and one that dies is replaced",
  { timeout: 300_000 },
  async () => {
    const server = await startPostgresServer();
    onTestFinished(() => server.stop());
    const dataDir = await mkdtemp(join(tmpdir(), "cluck-workers-"));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const url = server.url("postgres");
    const { child, origin } = await startProduct({
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      WORKERS: String(count),
      // A port of nobody's choice would be another one for each of them.
      PORT: String(await findFreePort()),
      REGISTRATIONS_PER_HOUR: "100000",
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const workers = () =>
      readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
    await expect.poll(() => workers().length, { timeout: 60_000 }).toBe(count);

    let isOver = false;
    const seen: number[] = [];
    const register = async () => {
      const body = JSON.stringify(registration());
      const headers = { "Content-Type": "application/json" };
      const { status } = await fetch(`${origin}/api/auth/register`, {
        method: "POST",
        headers,
        body,
      });
      return status;
    };
    const load = Array.from({ length: clients }, async (_, client) => {
      while (!isOver) {
        const status =
          client === 0 ? await register() : (await fetch(`${origin}/api/sandwiches`)).status;
        seen.push(status);
      }
    });

    const before = workers();
    child.kill("SIGHUP");
    const areReplaced = () => workers().every((pid) => !before.includes(pid));
    await expect.poll(areReplaced, { timeout: 60_000 }).toBe(true);
    isOver = true;
    await Promise.all(load);
    console.log({ workers: count, answers: seen.length, failed: seen.filter(isFailed).length });
    expect(new Set(seen)).toEqual(new Set([200, 201]));
    const database = await openDatabase({ engine: "server", url });
    const [row] = await queryRows<{ count: number }>(
      database.db,
      sql`select count(*)::int from users where role <> 'admin'`,
    );
    await database.close();
    expect(row?.count).toBe(seen.filter((status) => status === 201).length);

    const [first, ...others] = workers();
    process.kill(Number(first), "SIGKILL");
    await expect
      .poll(() => workers().filter((pid) => pid !== first && !others.includes(pid)).length, {
        timeout: 60_000,
      })
      .toBe(1);
    expect((await fetch(`${origin}/api/sandwiches`)).status).toBe(200);

    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  },
);
