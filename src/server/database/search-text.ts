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
