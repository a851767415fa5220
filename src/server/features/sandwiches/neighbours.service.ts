import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { type JsonText, jsonList } from "#server/database/json-text.ts";
import { inTransaction } from "#server/database/transaction.ts";
import {
  computeNeighbours,
  keepNeighbours,
  listKeptNeighbours,
  listOutdated,
  tryLockNeighbours,
} from "./neighbours.repository.ts";
import { listByIds } from "./sandwiches.repository.ts";
import { getSandwich } from "./sandwiches.service.ts";

const shownNeighbours = 6;
const twoHoursMs = 2 * 60 * 60 * 1000;

/** The stored neighbours, or computed ones for a sandwich that the batch has not reached yet. */
export async function listSimilar(db: Database, sandwichId: number): Promise<JsonText<Sandwich[]>> {
  const kept = await listKeptNeighbours(db, sandwichId, shownNeighbours);
  if (kept.length > 0) return jsonList(kept);
  await getSandwich(db, sandwichId);
  const rows = await listByIds(db, await computeNeighbours(db, sandwichId));
  return jsonList(rows.slice(0, shownNeighbours));
}

/** Refreshes at most twice the limit, in one process at a time. The next run continues. */
export async function refreshNeighbours(db: Database, now: Date, limit = 200): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await tryLockNeighbours(tx))) return 0;
    const ids = await listOutdated(tx, new Date(now.getTime() - twoHoursMs), limit);
    if (ids.length > 0) await keepNeighbours(tx, ids);
    return ids.length;
  });
}
