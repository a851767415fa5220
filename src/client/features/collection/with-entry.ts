import type { CollectionEntry } from "#contract/collection.ts";

/** The list with this entry, or none, for the sandwich; a new one comes first, as the newest. */
export function withEntry(
  entries: CollectionEntry[],
  sandwichId: number,
  entry: CollectionEntry | null,
): CollectionEntry[] {
  if (!entry) return entries.filter((other) => other.sandwichId !== sandwichId);
  if (!entries.some((other) => other.sandwichId === sandwichId)) return [entry, ...entries];
  return entries.map((other) => (other.sandwichId === sandwichId ? entry : other));
}
