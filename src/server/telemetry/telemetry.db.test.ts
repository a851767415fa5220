import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Health, health } from "#contract/health.ts";
import { addJob } from "#server/jobs/job-queue.ts";
import { exposeMetrics, listenForScrapes } from "#server/telemetry/prometheus.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";

const token = "a token for the metrics";
let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cluck-telemetry-"));
  app = await createTestApp({
    settings: { METRICS_TOKEN: token, DATA_DIR: folder },
    exposedMetrics: { contentType: "text/plain", read: () => metrics.read(), names: () => [] },
  });
  metrics = exposeMetrics(app.deps.telemetry);
});
let metrics: ReturnType<typeof exposeMetrics>;
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const scrape = async (sent?: string) =>
  app.client().get("/metrics", sent ? { headers: { Authorization: `Bearer ${sent}` } } : {});
const linesOf = (text: string, name: string) =>
  text.split("\n").filter((line) => line.startsWith(name));

test("requests are counted by the pattern of their path, for who knows the token", async () => {
  const visitor = app.client();
  for (const path of ["/api/sandwiches/1", "/api/sandwiches/2", "/api/nothing/secret"]) {
    await visitor.get(path);
  }
  expect((await scrape()).status).toBe(401);
  expect((await scrape("another token than that")).status).toBe(401);
  const answer = await scrape(token);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(linesOf(text, "cluck_http_request_duration_seconds_count").sort()).toEqual(
    [
      ["/api/sandwiches/:id", 404, 2],
      ["/api/*", 404, 1],
      ["/metrics", 401, 2],
    ]
      .map(
        ([route, status, count]) =>
          `cluck_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} ${count}`,
      )
      .sort(),
  );
  expect(text).not.toContain("secret");
});

test("there are no metrics where nobody asked for them", async () => {
  const plain = await createTestApp();
  expect((await plain.client().get("/metrics")).status).toBe(404);
  await plain.close();
});

test("a port of their own has the metrics, and nothing else", async () => {
  const { port, close } = await listenForScrapes(metrics, { host: "127.0.0.1", port: 0 });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await ask("/api/site")).status).toBe(404);
  expect(await (await ask("/metrics")).text()).toContain("process_cpu_seconds_total");
  close();
});

test("the queue, the size of the database and the newest backup are read once a minute", async () => {
  const { telemetry } = app.deps;
  expect(linesOf(await metrics.read(), "cluck_jobs{")).toEqual([]);
  expect(linesOf(await metrics.read(), "cluck_database_reachable")).toEqual([
    "cluck_database_reachable 0",
  ]);
  await addJob(app.db, app.now(), { kind: "late", payload: {} });
  await addJob(app.db, app.now(), { kind: "dead", payload: {} });
  await app.db.execute(sql`update jobs set run_after = null where kind = 'dead'`);
  await mkdir(join(folder, "backups"));
  const whole = join(folder, "backups", "cluck-19700112T134640Z.backup");
  await writeFile(whole, "");
  await utimes(whole, 1_000_000, 1_000_000);
  const ahead = join(folder, "backups", "cluck-22360306T010203Z.backup");
  await writeFile(ahead, "");
  await utimes(ahead, 8_400_000_000, 8_400_000_000);
  for (const other of ["cluck-20260306T010203Z.backup.0f8e.part", "rsync.log", "other.backup"]) {
    await writeFile(join(folder, "backups", other), "");
  }
  await telemetry.look();
  const text = await metrics.read();
  for (const line of [
    'cluck_jobs{state="due"} 1',
    'cluck_jobs{state="given_up"} 1',
    "cluck_migrations_pending 0",
    "cluck_newest_backup_timestamp_seconds 1000000",
    "cluck_database_reachable 1",
  ]) {
    expect(text.split("\n")).toContain(line);
  }
  expect(telemetry.currentState().condition?.databaseBytes).toBeGreaterThan(1_000_000);
  const admin = (await app.signInAsAdmin()).client;
  const read = async () => bodyOf<Health>(await admin.get("/api/admin/health"));
  const shown = health.parse(await read());
  expect(shown.engine).toBe(inject("testEngine").engine);
  expect(shown.tasks).toEqual(["jobsGivenUp", "backupOld", "mailNotSetUp"]);
  expect(shown.minutes.at(-1)?.requests).toBeGreaterThan(0);
  await rm(whole);
  await telemetry.look();
  expect((await read()).tasks).toContain("backupMissing");
});

test("no metric looks at the open handles of the process", () => {
  expect(metrics.names().filter((name) => name.startsWith("nodejs_active"))).toEqual([]);
});
