import { sql } from "drizzle-orm";
import type { Database } from "./database.types.ts";

/**
 * How the planner may read a list. Its statistics cannot tell a common word from a rare one (letters
 * of a word are anything but independent), so the list that knows better says which way to go:
 * - walk: along the order, as an index gives it, testing row by row until there are enough;
 * - stream: along the indexes of the conditions, in any order, until there are enough;
 * - collect: through the indexes of the conditions, sorting what they give.
 * A whole table is read by none of them, and none is long enough for more processes or compiled code.
 */
export type ReadPlan = "walk" | "stream" | "collect";

export async function planBy(tx: Database, plan: ReadPlan): Promise<void> {
  const settings = {
    enable_seqscan: "off",
    enable_bitmapscan: plan === "collect" ? "on" : "off",
    enable_sort: plan === "walk" ? "off" : "on",
    max_parallel_workers_per_gather: "0",
    jit: "off",
  };
  const each = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', '${value}', true)`,
  );
  // Without parameters: the driver asks for the types of these first, which takes a turn of its own.
  await tx.execute(sql.raw(`select ${each.join(", ")}`));
}
