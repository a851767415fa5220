import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let isFull = false;
beforeAll(async () => {
  app = await createTestApp({ settings: { ANSWER_MEMORY_MB: "1" }, isFull: () => isFull });
});
afterAll(() => app.close());

test("while too much waits for the database, new requests are told to come again", async () => {
  await app.client().get("/api/site");
  isFull = true;
  const refused = await app.client().get("/api/tags");
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "2"]);
  // These ask the database nothing.
  expect((await app.client().get("/healthz")).status).toBe(200);
  expect((await app.client().get("/api/site")).status).toBe(200);
  isFull = false;
  expect((await app.client().get("/api/tags")).status).not.toBe(503);
});
