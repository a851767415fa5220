import type { ImportOutcome, ImportRow } from "#contract/collection-import.ts";
import type { EntryRow } from "./collection.repository.ts";

type EntryState = Pick<EntryRow, "isFavorite" | "hasTried" | "notes" | "dateTried">;

/** The entry as the row would have it: what the row does not say stays as it is. */
export function mergeRow(entry: EntryState | null, row: ImportRow): EntryState {
  const hasTried = row.hasTried ?? entry?.hasTried ?? false;
  const dateTried = row.dateTried ? new Date(row.dateTried) : (entry?.dateTried ?? null);
  return {
    isFavorite: row.isFavorite ?? entry?.isFavorite ?? false,
    hasTried,
    notes: row.notes ?? entry?.notes ?? null,
    // Nobody said when: that is not today.
    dateTried: hasTried ? dateTried : null,
  };
}

export function changesBetween(before: EntryState, after: EntryState): ImportOutcome["changes"] {
  const changes: ImportOutcome["changes"] = [];
  if (before.hasTried !== after.hasTried) changes.push("tried");
  if (before.isFavorite !== after.isFavorite) changes.push("favorite");
  if (before.notes !== after.notes) changes.push("notes");
  if (before.dateTried?.getTime() !== after.dateTried?.getTime()) changes.push("date");
  return changes;
}
