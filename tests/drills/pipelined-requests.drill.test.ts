import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createLastingDatabase } from "#tests/support/lasting-database.ts";
import { spawnBuiltProduct, untilReady } from "#tests/support/product-process.ts";
import { build } from "../../scripts/setup.mjs";

const connections = 40;
const requests = 400;
const mostMegabytes = 150;
const soonMs = 30_000;

test(`${connections} connections that send ${requests} requests each and read nothing cost little memory, and soon none`, {
  timeout: 300_000,
}, async () => {
  await build();
  const { settings } = await createLastingDatabase("embedded");
  const { child } = spawnBuiltProduct({ ...settings, DEMO: "1" });
  onTestFinished(async () => {
    if (child.kill("SIGKILL")) await once(child, "exit");
  });
  const { origin } = await untilReady(child);
  const megabytes = () => {
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };
  const visit = async () => {
    const start = performance.now();
    const { status } = await fetch(`${origin}/explore?view=sandwiches`);
    expect(status).toBe(200);
    return performance.now() - start;
  };
  for (let count = 0; count < 50; count += 1) await visit();
  const before = megabytes();

  const { hostname, port } = new URL(origin);
  const request = `GET /explore?view=sandwiches HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
  const sockets = Array.from({ length: connections }, (): Socket => {
    const socket = connect(Number(port), hostname).on("error", () => {});
    socket.pause().write(request.repeat(requests));
    return socket;
  });
  let most = before;
  let slowestMs = 0;
  for (const end = Date.now() + 10_000; Date.now() < end; await setTimeout(50)) {
    slowestMs = Math.max(slowestMs, await visit());
    most = Math.max(most, megabytes());
  }
  for (const socket of sockets) socket.destroy();
  const closedAt = Date.now();
  while (megabytes() > before + mostMegabytes / 2 && Date.now() < closedAt + soonMs) {
    await setTimeout(500);
  }
  const after = megabytes();
  console.log({ before, most, after, slowestMs });
  expect(most - before).toBeLessThan(mostMegabytes);
  expect(after - before).toBeLessThan(mostMegabytes / 2);
});
