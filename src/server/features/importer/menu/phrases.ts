import { foldText } from "#server/database/search-text.ts";
import { remembered } from "./remembered.ts";

interface Found<V> {
  value: V;
  phrase: string;
  /** Index of its first word, and of the word after it. */
  from: number;
  to: number;
}

type FindPhrases<V> = (words: readonly Word[]) => readonly Found<V>[];

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
  const parts = new CompoundParts<V>();
  for (const [phrase, value] of table) {
    const words = splitWords(phrase).map(({ text }) => text);
    const entry = { words, phrase: phrase.replaceAll("*", ""), value };
    if (phrase.includes("*")) parts.add(phrase, words[0] ?? "", entry);
    else byFirstWord.set(words[0] ?? "", [...(byFirstWord.get(words[0] ?? "") ?? []), entry]);
  }
  for (const entries of byFirstWord.values()) {
    entries.sort((a, b) => b.words.length - a.words.length);
  }

  const findCompound = remembered((word) => parts.lastIn(word));

  const answers = new WeakMap<readonly Word[], readonly Found<V>[]>();
  return (words) => {
    const known = answers.get(words);
    if (known) return known;
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
    answers.set(words, found);
    return found;
  };
}

function standsAt(words: readonly Word[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((text, offset) => {
    const word = words[at + offset];
    return word?.text === text && (offset === 0 || !word.startsClause);
  });
}

interface CompoundPart<V> {
  endIn: (word: string) => number;
  entry: Entry<V>;
  /** Its place in the table. */
  index: number;
}

/**
 * Parts of compounds, by a letter that a word with them has at its beginning, at its end or anywhere: there are hundreds of
 * parts, and most words have none.
 */
class CompoundParts<V> {
  readonly #byLetter = new Map<string, CompoundPart<V>[]>();
  #count = 0;

  add(phrase: string, part: string, entry: Entry<V>): void {
    const [first = ""] = part;
    const isAnywhere = phrase.startsWith("*") && phrase.endsWith("*");
    const atEdge = phrase.startsWith("*") ? `${lastLetter(part)}$` : `^${first}`;
    const key = isAnywhere ? first : atEdge;
    const added = { endIn: compoundEnd(phrase, part), entry, index: this.#count };
    this.#byLetter.set(key, [...(this.#byLetter.get(key) ?? []), added]);
    this.#count += 1;
  }

  /** The last part says what a compound is; of several that end there the longest, then the first of the table. */
  lastIn(word: string): Entry<V> | null {
    let [last, found]: [number, CompoundPart<V> | null] = [0, null];
    const letters = new Set(word);
    const [first = ""] = word;
    for (const key of [`^${first}`, `${lastLetter(word)}$`, ...letters])
      for (const part of this.#byLetter.get(key) ?? []) {
        const end = part.endIn(word);
        if (end > last || (end > 0 && end === last && found && goesBefore(part, found)))
          [last, found] = [end, part];
      }
    return found?.entry ?? null;
  }
}

const lastLetter = (word: string) => Array.from(word).at(-1) ?? "";

const goesBefore = <V>(one: CompoundPart<V>, other: CompoundPart<V>) =>
  one.entry.phrase.length > other.entry.phrase.length ||
  (one.entry.phrase.length === other.entry.phrase.length && one.index < other.index);

/** Where the phrase ends in a compound, 0 when it is not in it. */
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

export const splitWords = remembered((text): readonly Word[] => {
  let previousEnd = 0;
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => {
    const startsClause = clauseBreak.test(text.slice(previousEnd, index));
    previousEnd = index + word.length;
    return { text: comparable(word), start: index, end: previousEnd, startsClause };
  });
});

const specialLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

/** Words that their accent tells from another one: Vietnamese noodles and buns. */
const accented = new Set(["bún"]);

/** The word as phrases are compared. */
export function comparable(word: string): string {
  if (word === "&") return "and";
  if (accented.has(word.toLowerCase())) return word.toLowerCase();
  const short = word.slice(0, longestWord);
  return singular(plain.test(short) ? short.toLowerCase() : foldLetters(short));
}

/** Most words have nothing to fold, and a menu has thousands. */
const plain = /^[a-z\d]+$/i;

const foldLetters = (word: string) =>
  foldText(word).replace(/[ßæœøłđı]/g, (letter) => specialLetters[letter] ?? letter);

/** Used on both sides of a comparison, so it need not be correct English, only consistent. */
function singular(word: string): string {
  if (word.length > 5 && word.endsWith("ie")) return `${word.slice(0, -2)}y`;
  if (word.length < 4 || !word.endsWith("s")) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|oes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Of Japanese, Chinese and Korean, which have no capitals. */
export const easternLetter = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** Table entries for several phrases with one value, written as a list. */
export function listed<const V>(value: V, phrases: string): [string, V][] {
  return phrases
    .split(",")
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => [phrase, value]);
}

/** The words of a list as alternatives of a pattern, the longest first. */
export const anyOf = (phrases: string): string =>
  phrases
    .split(",")
    .map((phrase) => phrase.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .join("|");

/** Words behind commas, as they are compared. */
export const wordSet = (words: string) =>
  new Set(words.split(",").map((word) => comparable(word.trim())));
