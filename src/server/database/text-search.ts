import { type SQL, sql } from "drizzle-orm";
import { textArray } from "./array-literals.ts";
import { both, type Condition } from "./indexed-list.ts";
import { foldText, gramsToFind } from "./search-text.ts";

/** Contains the words as they stand, in one of the searched fields. Null when there are none. */
export function containsText(table: SQL, words: string | undefined): Condition | null {
  const folded = foldText(words ?? "").trim();
  if (folded === "") return null;
  // The database cannot hold this letter, so nothing contains it.
  if (folded.includes("\0")) return both(sql`false`);
  const test = sql`strpos(${table}.search_text, ${folded}) > 0`;
  return {
    test,
    needsBitmap: true,
    lookup: sql`${table}.search_grams @> ${textArray(gramsToFind(folded))} and ${test}`,
  };
}
