import { sql } from "drizzle-orm";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { inTransaction } from "#server/database/transaction.ts";
import {
  computeNeighbours,
  keepNeighbours,
  listKeptNeighbours,
  listOutdated,
} from "./neighbours.repository.ts";
import { presentSandwiches } from "./present-sandwiches.ts";
import { listByIds } from "./sandwiches.repository.ts";
import { getSandwich } from "./sandwiches.service.ts";

const shownNeighbours = 6;
const neighboursLock = 210_525_449;
const twoHoursMs = 2 * 60 * 60 * 1000;

/** Kept ones cost nothing; for a sandwich that the batch has not met yet they are found now. */
export async function similarTo(db: Database, sandwichId: number): Promise<Sandwich[]> {
  await getSandwich(db, sandwichId);
  return inTransaction(db, async (tx) => {
    const kept = await listKeptNeighbours(tx, sandwichId);
    const ids = kept.length > 0 ? kept : await computeNeighbours(tx, sandwichId);
    const rows = await listByIds(tx, ids);
    return presentSandwiches(tx, rows.slice(0, shownNeighbours));
  });
}

/** At most twice the limit at a time, by one process at a time; the next run goes on. */
export async function refreshNeighbours(db: Database, now: Date, limit = 200): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [lock] = await queryRows<{ taken: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${neighboursLock}) as taken`,
    );
    if (!lock?.taken) return 0;
    const ids = await listOutdated(tx, new Date(now.getTime() - twoHoursMs), limit);
    if (ids.length > 0) await keepNeighbours(tx, ids);
    return ids.length;
  });
}
