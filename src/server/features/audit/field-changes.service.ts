import { isDeepStrictEqual } from "node:util";

interface FieldChanges<Row> {
  before: Partial<Row>;
  after: Partial<Row>;
}

/** Those of the wanted values that differ from what is there; null when none does. */
export function fieldChanges<Row extends object>(
  row: Row,
  wanted: Partial<Row>,
): FieldChanges<Row> | null {
  const before: Partial<Row> = {};
  const after: Partial<Row> = {};
  for (const field of Object.keys(wanted) as (keyof Row)[]) {
    if (wanted[field] === undefined || isDeepStrictEqual(wanted[field], row[field])) continue;
    before[field] = row[field];
    after[field] = wanted[field];
  }
  return Object.keys(after).length > 0 ? { before, after } : null;
}
