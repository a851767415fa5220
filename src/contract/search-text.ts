/**
 * What people type is folded as the database folds what is searched (`fold_text`), so that case, accents, a phone's
 * curly quotes and a space too many do not matter.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .normalize("NFC")
    .replace(/ς/g, "σ")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, "-")
    .replace(/\s+/gu, " ");
}

/** The words of a search, folded. Hyphens and "&" separate words; typed alone, they are searched for as they stand. */
export function wordsOf(typed: string): string[] {
  const folded = foldText(typed).trim();
  const words = folded.split(/[ &-]+/).filter(Boolean);
  return words.length > 0 || folded === "" ? [...new Set(words)] : [folded];
}
