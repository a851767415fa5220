import { createServer } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "./app-environment.ts";
import { listen } from "./listen.ts";

const host = "127.0.0.1";

function slowApp() {
  let finish = () => {};
  let markStarted = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const started = new Promise<void>((resolve) => {
    markStarted = resolve;
  });
  const app = new Hono<AppEnv>().get("/", async (c) => {
    markStarted();
    await finished;
    return c.text("done");
  });
  return { app, started, finish };
}

test("draining lets a request in flight finish and takes no other", async () => {
  const { app, started, finish } = slowApp();
  const { port, drain } = await listen(app, { host, port: 0 });
  const inFlight = fetch(`http://${host}:${port}/`);
  await started;
  const drained = drain(60_000);
  await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow();
  finish();
  expect(await (await inFlight).text()).toBe("done");
  await drained;
});

test("an idle connection outlasts the patience of a proxy", async () => {
  const { port, drain } = await listen(new Hono<AppEnv>(), { host, port: 0 });
  const { headers } = await fetch(`http://${host}:${port}/`);
  expect(headers.get("keep-alive")).toBe("timeout=75");
  await drain(60_000);
});

test("what takes longer than the grace is cut off", async () => {
  const { app, started } = slowApp();
  const { port, drain } = await listen(app, { host, port: 0 });
  const inFlight = expect(fetch(`http://${host}:${port}/`)).rejects.toThrow();
  await started;
  await drain(0);
  await inFlight;
});

test("a port in use is said in one line that names it", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, host, resolve));
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(listen(new Hono<AppEnv>(), { host, port })).rejects.toThrow(
    `port ${port} on ${host} is already in use. Choose another with PORT=…`,
  );
  other.close();
});
