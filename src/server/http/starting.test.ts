import { expect, test } from "vitest";
import { parseConfig } from "#server/config.ts";
import { createLogger } from "#server/logger.ts";
import { createFront } from "./starting.ts";

const logs: string[] = [];
const front = createFront(
  parseConfig({}),
  createLogger("info", (line) => logs.push(line)),
);
const ask = async (path: string) => front.fetch(new Request(`http://localhost${path}`));

test("a process that starts lives, is not ready, and says why", async () => {
  expect((await ask("/healthz")).status).toBe(200);
  front.waitFor("Migrating the database: 3 of 12");
  const ready = await ask("/readyz");
  expect([ready.status, ready.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(await ready.json()).toMatchObject({ reason: "Migrating the database: 3 of 12" });
});

test.each([
  ["/", "text/html; charset=UTF-8"],
  ["/sandwich/1", "text/html; charset=UTF-8"],
  ["/api/sandwiches", "application/json"],
])("%s is told to come again", async (path, type) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(answer.headers.get("Content-Type")).toBe(type);
  expect(await answer.text()).toContain("We are just starting.");
  const requestId = answer.headers.get("X-Request-Id");
  expect(requestId).toBeTruthy();
  expect(JSON.parse(logs.at(-1) ?? "")).toMatchObject({ path, status: 503, requestId });
});
