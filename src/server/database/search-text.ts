/** What people type and what we search are folded alike, so that case, accents, a phone's curly quotes and a space too many do not matter. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .normalize("NFC")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, "-")
    .replace(/\s+/gu, " ");
}

/** No folded text holds it. */
const betweenFields = "\n";

const longestGram = 3;
const mostGrams = 4;

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
 * What the index must hold of a text for it to contain the words: a few of the longest grams, from the
 * first to the last. More of them would leave out hardly any other text, and each is a list to read.
 */
export function gramsToFind(folded: string): string[] {
  const letters = Array.from(folded);
  const runs = runsOf(letters, Math.min(letters.length, longestGram));
  const count = Math.min(mostGrams, Math.ceil((runs.length - 1) / longestGram) + 1);
  const step = (runs.length - 1) / Math.max(1, count - 1);
  const chosen = Array.from({ length: count }, (_, index) => runs[Math.round(index * step)] ?? "");
  return [...new Set(chosen)];
}

const runsOf = (letters: string[], length: number) =>
  letters.slice(length - 1).map((_, start) => letters.slice(start, start + length).join(""));
