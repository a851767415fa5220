import { z } from "zod";
import type { LedgerEntry } from "#contract/gamification.ts";
import type { Database } from "#server/database/client.ts";
import { type Page, type PageQuery, readCursor, toPage } from "#server/http/paging.ts";
import { listLedger } from "./ledger.repository.ts";

const position = z
  .tuple([z.iso.datetime().refine((at) => at >= "1900"), z.int32()])
  .transform(([timestamp, id]) => ({ timestamp, id }));

export async function pageOfLedger(
  db: Database,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<Page<LedgerEntry>> {
  const rows = await listLedger(db, userId, readCursor(cursor, position), limit + 1);
  return toPage(rows, limit, (row) => [row.timestamp, row.id]);
}
