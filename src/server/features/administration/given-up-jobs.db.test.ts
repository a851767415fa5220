import { afterAll, beforeAll, expect, test } from "vitest";
import type { Overview } from "#contract/administration.ts";
import type { GivenUpJob } from "#contract/jobs.ts";
import { jobs } from "#server/database/schema/operations.ts";
import { runDueJobs } from "#server/jobs/job-queue.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signInAsAdmin()).client;
});
afterAll(() => app.close());

const path = "/api/admin/jobs";
const failedFor = (lastError: string) => ({
  kind: "backup",
  payload: { secret: "kept to ourselves" },
  runAfter: null,
  attempts: 12,
  lastError,
});

test("what was given up is listed and counted, tried again from the beginning, or removed", async () => {
  const [first, second] = await app.db
    .insert(jobs)
    .values([failedFor("disk full"), failedFor("still full"), { kind: "waiting", payload: {} }])
    .returning();
  const listed = await readPages<GivenUpJob>(admin, `${path}?limit=1`);
  expect(listed).toMatchObject([
    { id: second?.id, kind: "backup", attempts: 12, lastError: "still full" },
    { id: first?.id, lastError: "disk full" },
  ]);
  expect(JSON.stringify(listed)).not.toContain("secret");
  const { waiting } = await bodyOf<Overview>(await admin.get("/api/admin/overview"));
  expect(waiting.givenUpJobs).toBe(2);

  expect((await admin.post(`${path}/${first?.id}/retry`)).status).toBe(204);
  expect((await admin.delete(`${path}/${second?.id}`)).status).toBe(204);
  const done: unknown[] = [];
  await runDueJobs(app.deps, { backup: async ({ attempts }) => done.push(attempts) });
  expect(done).toEqual([1]);
  expect(await readPages(admin, path)).toEqual([]);
  const log = await bodyOf<{ action: string }[]>(await admin.get("/api/audit-log?entityType=job"));
  expect(log.map(({ action }) => action)).toEqual(["job.remove", "job.retry"]);
});

test("a mail is listed by what it says and whom it is for, and by nothing else of it", async () => {
  const { user } = await app.signUp();
  const mail = (payload: object) => ({ ...failedFor("no route"), kind: "account-mail", payload });
  await app.db
    .insert(jobs)
    .values([
      mail({ about: "new-sign-in", userId: user.id, address: "203.0.113.7" }),
      mail({ about: "forgotten-password", email: "somebody@example.com" }),
    ]);
  const listed = await readPages<GivenUpJob>(admin, path);
  expect(listed.map(({ about, username }) => [about, username])).toEqual([
    ["forgotten-password", null],
    ["new-sign-in", user.username],
  ]);
  expect(JSON.stringify(listed)).not.toMatch(/203\.0\.113|somebody@/);
});

test("a job that waits or is gone is nobody's to try or remove", async () => {
  const [waiting] = await app.db.insert(jobs).values({ kind: "waiting", payload: {} }).returning();
  for (const id of [waiting?.id, 999_999]) {
    expect((await admin.post(`${path}/${id}/retry`)).status).toBe(404);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(404);
  }
});
