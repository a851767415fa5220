import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./client.ts";

test("what was answered is not kept", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const database = await openDatabase({ engine: "embedded", folder: "memory" });
  onTestFinished(() => database.close());
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const ask = () => database.db.execute(sql`select repeat('x', 500000) as text`);
  await ask();
  const before = heap();
  for (let times = 0; times < 40; times += 1) await ask();
  expect(heap() - before).toBeLessThan(8_000_000);
});
