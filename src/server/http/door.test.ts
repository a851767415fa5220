import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { parseConfig } from "#server/config.ts";
import { createLogger } from "#server/logger.ts";
import type { AnsweredRequest } from "#server/telemetry/telemetry.ts";
import type { AppEnv } from "./app-environment.ts";
import { createDoor } from "./door.ts";
import { listen } from "./listen.ts";

test("while some wait too long for the database, calls are refused before the app sees them, and nothing else is", async () => {
  const state = { isFull: true, isKept: false };
  const noted: AnsweredRequest[] = [];
  const door = createDoor({
    config: parseConfig({}),
    logger: createLogger("error"),
    memory: { isCurrent: () => false, has: () => state.isKept } as unknown as Parameters<
      typeof createDoor
    >[0]["memory"],
    telemetry: {
      noteRequest: (request: AnsweredRequest) => noted.push(request),
    } as unknown as Parameters<typeof createDoor>[0]["telemetry"],
    isFull: () => state.isFull,
  });
  const app = new Hono<AppEnv>().all("*", async (c) => c.text(`seen ${await c.req.text()}`));
  const host = "127.0.0.1";
  const { port, drain } = await listen(app, { host, port: 0 }, door);
  onTestFinished(() => drain({ graceMs: 0, idleMs: 0 }));
  const ask = (path: string, init?: RequestInit) => fetch(`http://${host}:${port}${path}`, init);

  const body = "x".repeat(300_000);
  const refused = await ask("/api/reviews", { method: "POST", body });
  expect(refused.status).toBe(503);
  expect(refused.headers.get("Retry-After")).toBe("2");
  expect(refused.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(refused.headers.get("X-Request-Id")).toMatch(/./);
  expect(await refused.json()).toEqual({
    message: "We are busy right now. Please try again in a moment.",
    code: "unavailable",
  });
  expect(noted).toMatchObject([{ method: "POST", route: "/api/*", status: 503 }]);

  for (const path of ["/healthz", "/assets/a.js", "/"]) expect((await ask(path)).status).toBe(200);
  state.isKept = true;
  expect((await ask("/api/sandwiches")).status).toBe(200);
  expect((await ask("/api/sandwiches", { method: "POST" })).status).toBe(503);
  state.isFull = false;
  expect(await (await ask("/api/reviews", { method: "POST", body: "one" })).text()).toBe(
    "seen one",
  );
});
