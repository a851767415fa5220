import type { Api } from "#client/lib/api.ts";
import { rowsPerImport } from "#contract/collection-choices.ts";
import type { ImportOutcome, ImportRow } from "#contract/collection-import.ts";

/** To look is quick; to write holds the member's entries for as long as the piece takes. */
const rowsPerWrite = 25;

interface Piece {
  dryRun: boolean;
  rows: ImportRow[];
  /** After each piece: what is done need not be done again. */
  onPiece?: (done: number) => void;
}

/** Piece after piece, in the order of the rows. */
export async function sendRows(
  api: Api,
  userId: string,
  { dryRun, rows, onPiece }: Piece,
): Promise<ImportOutcome[]> {
  const path = `/api/users/${encodeURIComponent(userId)}/collection-import`;
  const outcomes: ImportOutcome[] = [];
  const size = dryRun ? rowsPerImport : rowsPerWrite;
  for (let start = 0; start < rows.length; start += size) {
    const piece = rows.slice(start, start + size);
    outcomes.push(...(await api.send<ImportOutcome[]>("POST", path, { dryRun, rows: piece })));
    onPiece?.(outcomes.length);
  }
  return outcomes;
}
