import { isDeepStrictEqual } from "node:util";

interface FieldChanges<Row> {
  before: Partial<Row>;
  after: Partial<Row>;
}

/** The changed fields, before and after; null when nothing changed. */
export function fieldChanges<Row extends object>(
  row: Row,
  next: Partial<Row>,
): FieldChanges<Row> | null {
  const before: Partial<Row> = {};
  const after: Partial<Row> = {};
  for (const field of Object.keys(next) as (keyof Row)[]) {
    if (next[field] === undefined || isDeepStrictEqual(next[field], row[field])) continue;
    before[field] = row[field];
    after[field] = next[field];
  }
  return Object.keys(after).length > 0 ? { before, after } : null;
}
