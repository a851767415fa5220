import { sql } from "drizzle-orm";
import type { Database } from "./database.types.ts";

/**
 * How the planner may read a list. Its statistics cannot tell a common word from a rare one (letters
 * of a word are anything but independent), so the list that knows better says which way to go:
 * - order: along an index of the order, or through the indexes of the conditions; what these give is
 *   sorted only where nothing else is possible;
 * - stream: along one index, row after row, until there are enough.
 * A whole table is read by neither, and neither is long enough for more processes or compiled code.
 */
export type ReadPlan = "order" | "stream";

/** What was said last to each transaction: saying it again would take a turn. */
const current = new WeakMap<Database, ReadPlan>();

export async function planBy(tx: Database, plan: ReadPlan): Promise<void> {
  if (current.get(tx) === plan) return;
  const settings = {
    enable_seqscan: "off",
    enable_sort: plan === "order" ? "off" : "on",
    enable_bitmapscan: plan === "order" ? "on" : "off",
    max_parallel_workers_per_gather: "0",
    jit: "off",
  };
  const each = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', '${value}', true)`,
  );
  // Without parameters it is one message to the server instead of five.
  await tx.execute(sql.raw(`select ${each.join(", ")}`));
  current.set(tx, plan);
}
