import type { CollectionEntry, ListedEntry } from "#contract/collection.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { EntryRow } from "./collection.repository.ts";
import type { ShelfRow } from "./shelf.repository.ts";

export function presentEntry(row: Omit<EntryRow, "searchText">): CollectionEntry {
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

export const presentShelfEntry = (row: ShelfRow, sandwich: Sandwich | undefined): ListedEntry => ({
  ...presentEntry(row),
  sandwich,
  isListed: row.isListed,
  ownRating: row.ownRating,
});
