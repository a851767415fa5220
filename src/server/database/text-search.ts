import { type SQL, sql } from "drizzle-orm";
import { textArray } from "./array-literals.ts";
import { foldText } from "./search-text.ts";

/** Contains the words as they stand, in one of the searched fields. Null when there are none. */
export function containsText(searchText: SQL, words: string | undefined): SQL | null {
  const folded = foldText(words ?? "").trim();
  if (folded === "") return null;
  // The database cannot hold this letter, so nothing contains it.
  if (folded.includes("\0")) return sql`false`;
  const whole = contains(searchText, folded);
  if (!folded.includes(" ")) return whole;
  const letters = Array.from(folded);
  const [first, last] = [letters.slice(0, 3).join(""), letters.slice(-3).join("")];
  // The index is asked for the first three letters and the last three: to compare the rows of every three takes longer.
  return sql`${contains(searchText, first)} and ${contains(searchText, last)} and ${uncounted(whole)}`;
}

/**
 * The same for a table with an index of letters and pairs, which finds what is too short for the index of triples and
 * tells the planner how many rows there are.
 */
export function containsAnyText(searchText: SQL, words: string | undefined): SQL | null {
  const folded = foldText(words ?? "").trim();
  const length = Array.from(folded).length;
  if (length === 0 || length > 2 || folded.includes("\0")) return containsText(searchText, words);
  const parts =
    length === 1 ? sql`string_to_array(${searchText}, null)` : sql`pairs_of(${searchText})`;
  return sql`${uncounted(contains(searchText, folded))} and ${parts} @> ${textArray([folded])}`;
}

const contains = (searchText: SQL, folded: string) =>
  sql`${searchText} like ${`%${folded.replace(/[\\%_]/g, "\\$&")}%`}`;

/** A test beside others that say the same to the planner: it takes the two for independent, and would expect fewer rows. */
const uncounted = (condition: SQL) => sql`case when ${condition} then true else false end`;
