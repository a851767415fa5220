import { type SQL, sql } from "drizzle-orm";
import { foldText, wordsOf } from "#contract/search-text.ts";

/** Contains each typed word, in any searched field and in any order. Null without words. */
export function containsWords(searchText: SQL, typed: string | undefined): SQL | null {
  const conditions = wordsOf(typed ?? "").flatMap((word) => containsText(searchText, word) ?? []);
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : null;
}

/** Contains the text as it stands, in one of the searched fields. Null without text. */
export function containsText(searchText: SQL, text: string): SQL | null {
  const folded = foldText(text).trim();
  if (folded === "") return null;
  // PostgreSQL cannot store this character, so nothing contains it.
  if (folded.includes("\0")) return sql`false`;
  const pattern = `%${folded.replace(/[\\%_]/g, "\\$&")}%`;
  // One or two letters make no trigram, and the planner would read the whole index: in another collation it cannot.
  const compared = Array.from(folded).length < 3 ? sql`${searchText} collate "C"` : searchText;
  return sql`${compared} like ${pattern}`;
}
