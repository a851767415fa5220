import { csvCells, csvHeader } from "#contract/collection-csv.ts";
import { writeCsv, writeCsvRow } from "#contract/csv.ts";
import type { Database } from "#server/database/client.ts";
import { pageOfEntries } from "./shelf.service.ts";

const rowsAtOnce = 200;

/** Page after page, so that no collection is too large to be sent. */
export async function* collectionCsv(db: Database, userId: string): AsyncGenerator<string> {
  yield writeCsv([csvHeader]);
  let cursor: string | undefined;
  do {
    const query = { limit: rowsAtOnce, cursor, tab: "all", sort: "newest" } as const;
    const page = await pageOfEntries(db, userId, { ...query, include: "sandwich" }, true);
    for (const { sandwich, ...entry } of page.items) {
      const { name = "", restaurantName: restaurant = "" } = sandwich ?? {};
      yield writeCsvRow(csvCells({ ...entry, name, restaurant }));
    }
    cursor = page.next ?? undefined;
  } while (cursor);
}
