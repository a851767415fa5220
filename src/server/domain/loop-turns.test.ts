import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { letIn, noteArrival } from "./loop-turns.ts";

test("all who wait at the port are let in before work goes on", async () => {
  let arrived = 0;
  const server = createServer(() => {
    arrived += 1;
    noteArrival();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  // Whoever looked a moment ago does not look again.
  await setTimeout(20);
  const callers = Array.from({ length: 50 }, () => connect(port, "127.0.0.1"));
  onTestFinished(() => {
    for (const caller of callers) caller.destroy();
    server.close();
  });
  await letIn();
  expect(arrived).toBe(callers.length);
});
