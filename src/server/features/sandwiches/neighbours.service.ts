import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { type JsonText, jsonList } from "#server/database/json-text.ts";
import { inTransaction } from "#server/database/transaction.ts";
import {
  forgetNeighbours,
  keepNeighbours,
  listKeptNeighbours,
  listOutdated,
} from "./neighbours.repository.ts";
import { getSandwich } from "./sandwiches.service.ts";

const shownNeighbours = 6;
const twoHoursMs = 2 * 60 * 60 * 1000;

/** Finding them takes long: the first visit of a sandwich that the batch has not reached yet keeps what it found. */
export async function listSimilar(db: Database, sandwichId: number): Promise<JsonText<Sandwich[]>> {
  let rows = await listKeptNeighbours(db, sandwichId, shownNeighbours);
  if (rows.length === 0) {
    await getSandwich(db, sandwichId);
    await keepNeighbours(db, [sandwichId]);
    rows = await listKeptNeighbours(db, sandwichId, shownNeighbours);
  }
  return jsonList(rows);
}

/** Refreshes at most twice the limit. The next run continues. */
export async function refreshNeighbours(db: Database, now: Date, limit = 200): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ids = await listOutdated(tx, new Date(now.getTime() - twoHoursMs), limit);
    if (ids.length > 0) {
      await forgetNeighbours(tx, ids);
      await keepNeighbours(tx, ids);
    }
    return ids.length;
  });
}
