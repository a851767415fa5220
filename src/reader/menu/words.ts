// Splits texts into words that can be compared, and finds phrases among them.
import { plainLetters } from "../plain-text.ts";

interface Found<V> {
  value: V;
  phrase: string;
  /** Index of its first word, and of the word after it. */
  from: number;
  to: number;
}

/** More than the different words of one menu. */
const mostKept = 5000;

type FindPhrases<V> = (words: readonly Word[]) => Found<V>[];

interface Entry<V> {
  words: string[];
  phrase: string;
  value: V;
}

/**
 * Finds the phrases of a table from left to right, the longest first, without overlaps: in "peanut butter" it does not
 * find "butter". A single word may start or end with * to match inside compounds.
 */
export function createFinder<V>(table: Iterable<readonly [string, V]>): FindPhrases<V> {
  const byFirstWord = new Map<string, Entry<V>[]>();
  const inCompounds: [(word: string) => number, Entry<V>][] = [];
  for (const [phrase, value] of table) {
    const words = splitWords(phrase).map(({ text }) => text);
    const entry = { words, phrase: phrase.replaceAll("*", ""), value };
    if (phrase.includes("*")) inCompounds.push([compoundEnd(phrase, words[0] ?? ""), entry]);
    else byFirstWord.set(words[0] ?? "", [...(byFirstWord.get(words[0] ?? "") ?? []), entry]);
  }
  for (const entries of byFirstWord.values()) {
    entries.sort((a, b) => b.words.length - a.words.length);
  }

  const compounds = new Map<string, Entry<V> | null>();
  const findCompound = (word: string): Entry<V> | null => {
    const known = compounds.get(word);
    if (known !== undefined) return known;
    let [last, entry]: [number, Entry<V> | null] = [0, null];
    for (const [endIn, candidate] of inCompounds) {
      const end = endIn(word);
      if (end > last) [last, entry] = [end, candidate];
    }
    if (compounds.size >= mostKept) compounds.clear();
    compounds.set(word, entry);
    return entry;
  };

  return (words) => {
    const found: Found<V>[] = [];
    for (let at = 0; at < words.length; ) {
      const word = words[at]?.text ?? "";
      const entry =
        byFirstWord.get(word)?.find((candidate) => standsAt(words, at, candidate.words)) ??
        findCompound(word);
      const length = entry?.words.length ?? 1;
      if (entry)
        found.push({ value: entry.value, phrase: entry.phrase, from: at, to: at + length });
      at += length;
    }
    return found;
  };
}

function standsAt(words: readonly Word[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((text, offset) => {
    const word = words[at + offset];
    return word?.text === text && (offset === 0 || !word.startsClause);
  });
}

/** Where the phrase ends in a compound, 0 when it is not in it: the last part says what a compound is. */
function compoundEnd(phrase: string, part: string): (word: string) => number {
  const [opens, closes] = [phrase.startsWith("*"), phrase.endsWith("*")];
  if (opens && closes)
    return (word) => (word.includes(part) ? word.lastIndexOf(part) + part.length : 0);
  if (opens) return (word) => (word.endsWith(part) ? word.length : 0);
  return (word) => (word.startsWith(part) ? part.length : 0);
}

/** A word without case, accents and plural, for comparison. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** It follows a comma, full stop or bracket. No phrase reaches across. */
  startsClause: boolean;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+|&/gu;
const clauseBreak = /[,.;:()[\]{}|/\\\n•·+"“”、。・「」]|[-–—]\s|\s[-–—~]/u;
const longestWord = 60;

const known = new Map<string, readonly Word[]>();

/** Remembers its last answers: the rules ask about the same names again and again. */
export function splitWords(text: string): readonly Word[] {
  const answer = known.get(text) ?? readWords(text);
  if (known.size >= mostKept) known.clear();
  known.set(text, answer);
  return answer;
}

function readWords(text: string): Word[] {
  let previousEnd = 0;
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => {
    const startsClause = clauseBreak.test(text.slice(previousEnd, index));
    previousEnd = index + word.length;
    return { text: comparable(word), start: index, end: previousEnd, startsClause };
  });
}

const specialLetters: Record<string, string> = { æ: "ae", œ: "oe", ...plainLetters, ı: "i" };

/** Words that mean something else without their accent: Vietnamese noodles and buns. */
const accented = new Set(["bún"]);

const foldText = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().normalize("NFC").replace(/ς/g, "σ");

function comparable(word: string): string {
  if (word === "&") return "and";
  if (accented.has(word.toLowerCase())) return word.toLowerCase();
  const folded = foldText(word.slice(0, longestWord)).replace(
    /[ßæœøłđı]/g,
    (letter) => specialLetters[letter] ?? letter,
  );
  return singular(folded);
}

/** Used on both sides of a comparison, so it need not be correct English, only consistent. */
function singular(word: string): string {
  if (word.length > 5 && word.endsWith("ie")) return `${word.slice(0, -2)}y`;
  if (word.length < 4 || !word.endsWith("s")) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|oes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Words without case, accents and plural, to compare them: " chicken club ". */
export const keyOf = (text: string): string =>
  ` ${splitWords(text)
    .map((word) => word.text)
    .join(" ")} `;

/** Table entries for several phrases with one value, written as a list. */
export function listed<const V>(value: V, phrases: string): [string, V][] {
  return phrases
    .split(",")
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => [phrase, value]);
}
