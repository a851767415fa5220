import { type SQL, sql } from "drizzle-orm";
import { foldText } from "./search-text.ts";

/** Contains the words as they stand, in one of the searched fields. Null when there are none. */
export function containsText(searchText: SQL, words: string | undefined): SQL | null {
  const folded = foldText(words ?? "").trim();
  if (folded === "") return null;
  // PostgreSQL cannot store this character, so nothing contains it.
  if (folded.includes("\0")) return sql`false`;
  const pattern = `%${folded.replace(/[\\%_]/g, "\\$&")}%`;
  // One or two letters make no trigram, and the planner would read the whole index: in another collation it cannot.
  const text = Array.from(folded).length < 3 ? sql`${searchText} collate "C"` : searchText;
  return sql`${text} like ${pattern}`;
}
