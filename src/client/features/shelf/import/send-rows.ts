import type { Api } from "#client/lib/api.ts";
import { rowsPerImport } from "#contract/collection-choices.ts";
import type { ImportOutcome, ImportRow } from "#contract/collection-import.ts";

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
  for (let start = 0; start < rows.length; start += rowsPerImport) {
    const piece = rows.slice(start, start + rowsPerImport);
    outcomes.push(...(await api.send<ImportOutcome[]>("POST", path, { dryRun, rows: piece })));
    onPiece?.(outcomes.length);
  }
  return outcomes;
}
