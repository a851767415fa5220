/** What people type and what we search are folded alike, so that case and accents do not matter. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .normalize("NFC")
    .replace(/\s/gu, " ");
}

/** No folded text holds it. */
const betweenFields = "\n";

const longestGram = 3;

/** The searchable fields of one thing; the separator keeps a match from spanning two of them. */
export function searchColumns(...fields: (string | null)[]) {
  const searchText = fields.map((field) => foldText(field ?? "")).join(betweenFields);
  return { searchText, searchGrams: gramsOf(searchText) };
}

/**
 * Every letter, pair and triple. An index over these answers one and two letters, which triples alone
 * could not, and longer words by their triples, which pairs alone would confuse with too many others.
 */
export function gramsOf(folded: string): string[] {
  const letters = Array.from(folded);
  const grams = [1, 2, longestGram].flatMap((length) => runsOf(letters, length));
  return [...new Set(grams)].filter((gram) => !gram.includes(betweenFields));
}

/**
 * What the index must hold of a text for it to contain the words: one longest gram after the other, and
 * the last. Those that overlap these would tell hardly more, and each costs a list to read.
 */
export function gramsToFind(folded: string): string[] {
  const runs = runsOf(Array.from(folded), Math.min(Array.from(folded).length, longestGram));
  return [...new Set(runs.filter((_, at) => at % longestGram === 0 || at === runs.length - 1))];
}

const runsOf = (letters: string[], length: number) =>
  letters.slice(length - 1).map((_, start) => letters.slice(start, start + length).join(""));
