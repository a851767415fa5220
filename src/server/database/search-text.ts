/** What people type and what we search are folded alike, so that case and accents do not matter. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().normalize("NFC");
}

const betweenFields = "\n";

/** The searchable fields of one thing; the separator keeps a match from spanning two of them. */
export function searchColumns(...fields: (string | null)[]) {
  const searchText = fields.map((field) => foldText(field ?? "")).join(betweenFields);
  return { searchText, searchBigrams: bigramsOf(searchText) };
}

/** Every single letter and every pair: an index over these answers one- and two-letter searches too. */
export function bigramsOf(folded: string): string[] {
  const letters = Array.from(folded);
  const grams = new Set(letters);
  for (let at = 1; at < letters.length; at++) grams.add(`${letters[at - 1]}${letters[at]}`);
  return [...grams].filter((gram) => !gram.includes(betweenFields));
}
