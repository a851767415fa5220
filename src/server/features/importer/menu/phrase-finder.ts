import { type Word, wordsOf } from "./words.ts";

export interface Found<V> {
  value: V;
  phrase: string;
  /** Position of its first and after its last word. */
  from: number;
  to: number;
}

export type FindPhrases<V> = (words: readonly Word[]) => Found<V>[];

interface Entry<V> {
  words: string[];
  phrase: string;
  value: V;
}

/**
 * Finds the phrases of a table from left to right, the longest first: "peanut butter" takes its words
 * away from "butter". A single word may begin or end with * to be found inside compounds.
 */
export function createFinder<V>(table: Iterable<readonly [string, V]>): FindPhrases<V> {
  const byFirstWord = new Map<string, Entry<V>[]>();
  const inCompounds: [(word: string) => boolean, Entry<V>][] = [];
  for (const [phrase, value] of table) {
    const words = wordsOf(phrase).map(({ text }) => text);
    const entry = { words, phrase: phrase.replaceAll("*", ""), value };
    if (phrase.includes("*")) inCompounds.push([compoundTest(phrase, words[0] ?? ""), entry]);
    else byFirstWord.set(words[0] ?? "", [...(byFirstWord.get(words[0] ?? "") ?? []), entry]);
  }
  for (const entries of byFirstWord.values()) {
    entries.sort((a, b) => b.words.length - a.words.length);
  }

  return (words) => {
    const found: Found<V>[] = [];
    for (let at = 0; at < words.length; ) {
      const word = words[at]?.text ?? "";
      const entry =
        byFirstWord.get(word)?.find((candidate) => standsAt(words, at, candidate.words)) ??
        inCompounds.find(([test]) => test(word))?.[1];
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

function compoundTest(phrase: string, word: string): (text: string) => boolean {
  const [opens, closes] = [phrase.startsWith("*"), phrase.endsWith("*")];
  if (opens && closes) return (text) => text.includes(word);
  return opens ? (text) => text.endsWith(word) : (text) => text.startsWith(word);
}
