import { execFile } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/client.ts";
import { knownMigrations, requireThisVersion } from "#server/database/migrate.ts";
import { tags } from "#server/database/schema/schema.ts";
import { oldestMigration, returnToFilledDatabase } from "#tests/support/filled-older-database.ts";
import { createLastingDatabase, engines } from "#tests/support/lasting-database.ts";
import { findFreePort } from "#tests/support/postgres-server.ts";
import { spawnBuiltProduct, untilReady } from "#tests/support/product-process.ts";
import { build } from "../../scripts/setup.mjs";

const count = 20_000;
const patienceMs = 20_000;

beforeAll(build);

/** A database of the oldest version, with as many sandwiches as a town has, each tried once. */
async function createOlderDatabase(engine: (typeof engines)[number]) {
  const lasting = await createLastingDatabase(engine);
  const database = await lasting.open();
  await returnToFilledDatabase(database.db, oldestMigration);
  await database.db.execute(sql`insert into sandwiches (id, restaurant_id, name, price_cents, ingredients)
    select 1000 + n, 1, 'Sandwich ' || n, 900 + n % 500, '{chicken,pickles}' from generate_series(1, ${count}::int) n`);
  await database.db.execute(sql`insert into user_sandwiches (id, user_id, sandwich_id, has_tried, date_tried)
    select 1000 + n, 'u1', 1000 + n, true, '2024-03-03Z' from generate_series(1, ${count}::int) n`);
  await database.close();
  return lasting;
}

interface Answer {
  status: number;
  text: string;
  retryAfter: string | null;
}

async function ask(url: string): Promise<Answer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
  const text = await answer.text();
  return { status: answer.status, text, retryAfter: answer.headers.get("Retry-After") };
}

test.each(engines)(
  "a start that migrates on the engine %s says that it lives, is not ready, and why",
  async (engine) => {
    const lasting = await createOlderDatabase(engine);
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const start = () => {
      const settings = { PORT: String(port), LOG_LEVEL: "info", BACKUPS: "1" };
      const started = spawnBuiltProduct({ ...lasting.settings, ...settings });
      onTestFinished(() => void started.child.kill("SIGKILL"));
      return started;
    };
    const stopped = start();
    const reasonNow = () =>
      ask(`${origin}/readyz`).then(({ text }) => JSON.parse(text).reason, String);
    await expect.poll(reasonNow).toMatch(/^Migrating/);
    if (engine === "embedded") {
      // A statement may take a minute, and no other is answered by its process meanwhile.
      const lock = join(lasting.settings["DATA_DIR"] ?? "", "database.lock");
      expect(JSON.parse(await readFile(lock, "utf8")).pid).not.toBe(stopped.child.pid);
    }
    stopped.child.kill("SIGTERM");
    expect(await once(stopped.child, "exit")).toEqual([0, null]);

    const { child, complaints } = start();
    let isReady = false;
    const starting = untilReady(child).finally(() => {
      isReady = true;
    });
    await expect.poll(() => ask(`${origin}/healthz`).catch(String)).toMatchObject({ status: 200 });

    const reasons = new Set<string>();
    while (!isReady) {
      const [alive, ready, page, call] = await Promise.all(
        ["/healthz", "/readyz", "/", "/api/sandwiches"].map((path) => ask(`${origin}${path}`)),
      );
      expect(alive?.status).toBe(200);
      if (ready?.status === 200) break;
      expect(ready).toMatchObject({ status: 503 });
      const { reason } = JSON.parse(ready?.text ?? "");
      // It may have become ready since.
      if (/^Migrating/.test(reason) && page?.status === 503) {
        reasons.add(reason);
        expect(page).toMatchObject({ status: 503, retryAfter: "5" });
        expect(page?.text).toContain("We are just starting.");
        expect(JSON.parse(call?.text ?? "")).toMatchObject({ code: "unavailable" });
      }
      await setTimeout(100);
    }
    const { logs } = await starting;
    expect(complaints.join("")).toBe("");
    const due = knownMigrations().filter((tag) => tag > oldestMigration);
    expect(reasons.size).toBeGreaterThan(2);
    for (const reason of reasons) {
      expect(reason).toMatch(new RegExp(`^Migrating the database: \\d+ of ${due.length}$`));
    }
    const lines = logs.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
    const told = lines.filter(({ message }) => message === "migrated");
    expect(told.map(({ migration }) => migration)).toEqual(due);
    for (const { milliseconds } of told) expect(milliseconds).toBeGreaterThanOrEqual(0);
    expect((await fetch(`${origin}/`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);

    const backups = join(lasting.settings["DATA_DIR"] ?? "", "backups");
    const kept = `database-before-${due[0]}`;
    if (engine === "server") return expect(await readdir(backups).catch(() => [])).toEqual([]);
    expect(await readdir(backups)).toEqual([kept]);
    const folder = lines.find(({ message }) => message.startsWith("database copied"))?.folder;
    expect(folder).toBe(join(backups, kept));
    const former = await openDatabase({ engine: "embedded", folder });
    expect(await former.db.$count(tags)).toBe(1);
    const rows = await former.db.execute(sql`select count(*)::int as count from sandwiches`);
    expect(rows).toMatchObject({ rows: [{ count: count + 2 }] });
    await former.close();
  },
);

test.each(engines)(
  "npm run migrate brings a database on the engine %s up to date",
  async (engine) => {
    const lasting = await createLastingDatabase(engine);
    const older = await lasting.open();
    const [before = "", newest] = knownMigrations().slice(-2);
    await returnToFilledDatabase(older.db, before);
    await older.close();
    const env = { ...process.env, ...lasting.settings, BACKUPS: "0" };
    const run = () => promisify(execFile)("npm", ["run", "--silent", "migrate"], { env });
    const first = await run();
    expect(first.stdout).toContain(`"message":"migrated","migration":"${newest}"`);
    expect(first.stdout).toContain("Up to date: the ");
    const second = await run();
    expect(second.stdout).not.toContain("migrated");
    const migrated = await lasting.open();
    await requireThisVersion(migrated.db);
    await migrated.close();
  },
);
