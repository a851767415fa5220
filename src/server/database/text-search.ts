import { type SQL, sql } from "drizzle-orm";
import { countLimit } from "#contract/explore-choices.ts";
import { textArray } from "./array-literals.ts";
import { all, countOf, type Order, type PagesOfTable, type Source } from "./indexed-list.ts";
import { isInSample, searchSamples } from "./schema/columns.ts";
import { foldText } from "./search-text.ts";

/** How the planner gets to know a value. */
type Shown = (value: SQL) => SQL;

const asGiven: Shown = (value) => value;
/** It plans for any value, and so once. */
const unseen: Shown = (value) => sql`(select ${value})`;

/** Contains the words as they stand, in one of the searched fields. Null when there are none. */
export function containsText(
  searchText: SQL,
  words: string | undefined,
  shown = asGiven,
): SQL | null {
  const folded = foldWords(words);
  if (folded === "") return null;
  // PostgreSQL cannot store this character, so nothing contains it.
  if (folded.includes("\0")) return sql`false`;
  const whole = contains(searchText, folded, shown);
  if (!folded.includes(" ")) return whole;
  const letters = Array.from(folded);
  const [first, last] = [letters.slice(0, 3), letters.slice(-3)].map((three) =>
    contains(searchText, three.join(""), shown),
  );
  // The index is asked for the first three letters and the last three: to compare the rows of every three takes longer.
  return sql`${first} and ${last} and ${uncounted(whole)}`;
}

/**
 * The same for a table with an index of letters and pairs, which finds what is too short for the index of triples and
 * tells the planner how many rows there are.
 */
export function containsAnyText(
  searchText: SQL,
  words: string | undefined,
  shown = asGiven,
): SQL | null {
  const folded = foldWords(words);
  const length = Array.from(folded).length;
  if (length === 0 || length > 2 || folded.includes("\0")) {
    return containsText(searchText, words, shown);
  }
  const parts =
    length === 1 ? sql`string_to_array(${searchText}, null)` : sql`pairs_of(${searchText})`;
  return sql`${uncounted(contains(searchText, folded, shown))} and ${parts} @> ${shown(textArray([folded]))}`;
}

interface SearchedList {
  source: Source;
  id: SQL;
  searchText: SQL;
  words: string;
  order: Order;
  mostCounted?: number | undefined;
}

/**
 * What contains the words, in a statement that is planned once for all words. It counts them in the first rows, in every
 * 64th and in every 8th row. Where one of these holds more than anybody counts, the words are common, and the list is
 * read in its order until the page is full. What is not common is looked up and sorted.
 */
export function searchedList({
  source: { from, where },
  id,
  searchText,
  words,
  order,
  mostCounted = countLimit,
}: SearchedList): PagesOfTable {
  const folded = foldWords(words);
  const isInRow = folded.includes("\0")
    ? sql`false`
    : sql`strpos(${searchText}, ${unseen(sql`${folded}::text`)}) > 0`;
  const matches = { from, where: [...where, containsAnyText(searchText, words, unseen)] };
  const exceeds = (part: Source, most: number) =>
    sql`${countOf(part, most)} > ${sql.raw(String(most))}`;
  const begin = (rows: number): Source => ({
    from: sql`(select * from ${from} where ${all(where)} limit ${sql.raw(String(rows))}) ${from}`,
    where: [isInRow],
  });
  const sample = (one: number): Source => ({
    from,
    where: [...matches.where, isInSample(id, one)],
  });
  const [thin, dense] = searchSamples;
  const tries = [
    sql`${exceeds(begin(40), 12)} and ${exceeds(begin(600), mostCounted)}`,
    exceeds(sample(thin), mostCounted),
    // Where the thin one holds next to nothing, the dense one does not hold that many.
    sql`${exceeds(sample(thin), Math.floor(mostCounted / 20))} and ${exceeds(sample(dense), mostCounted)}`,
  ];
  const isCommon = sql`(select tried.is_common from tried)`;
  const rare = [...matches.where, sql`not ${isCommon}`];
  return {
    // Materialized: else the planner would read these in their order, and again to count them.
    with: sql`tried as materialized (select ${sql.join(tries, sql` or `)} as is_common),
      found as materialized (select * from ${from} where ${all(rare)})`,
    pages: [
      { from, where: [...where, isCommon, isInRow], order },
      { from: sql`found ${from}`, where: [sql`true`], order },
    ],
    rowsOf: from,
    matches: { from: sql`found`, where: [sql`true`], isMore: isCommon },
  };
}

const foldWords = (words: string | undefined) => foldText(words ?? "").trim();

const contains = (searchText: SQL, folded: string, shown: Shown) =>
  sql`${searchText} like ${shown(sql`${`%${folded.replace(/[\\%_]/g, "\\$&")}%`}::text`)}`;

/** A test beside others that say the same to the planner: it takes the two for independent, and would expect fewer rows. */
const uncounted = (condition: SQL) => sql`case when ${condition} then true else false end`;
