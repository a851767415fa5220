import type { CollectionEntry } from "#contract/collection.ts";
import type { EntryRow } from "./collection.repository.ts";

export function presentEntry(row: EntryRow): CollectionEntry {
  return {
    id: row.id,
    userId: row.userId,
    sandwichId: row.sandwichId,
    isFavorite: row.isFavorite,
    hasTried: row.hasTried,
    notes: row.notes,
    dateTried: row.dateTried?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
