import { foldText } from "#server/database/search-text.ts";

/** A word as it is compared: without case, accents and plural; and where it stands in the text. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** A comma, full stop, bracket or the like stands before it: no phrase reaches across. */
  startsClause: boolean;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+|&/gu;
const clauseBreak = /[,.;:()[\]{}|/\\\n•·+"“”]|[-–—]\s|\s[-–—~]/u;
const longestWord = 60;

export function wordsOf(text: string): Word[] {
  let previousEnd = 0;
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => {
    const startsClause = clauseBreak.test(text.slice(previousEnd, index));
    previousEnd = index + word.length;
    return { text: comparable(word), start: index, end: previousEnd, startsClause };
  });
}

const specialLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

function comparable(word: string): string {
  if (word === "&") return "and";
  const folded = foldText(word.slice(0, longestWord)).replace(
    /[ßæœøłđı]/g,
    (letter) => specialLetters[letter] ?? letter,
  );
  return singular(folded);
}

/** Both sides of a comparison go through it, so it needs to be the same rather than right. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s")) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|oes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
