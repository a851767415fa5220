import { doubtful } from "./chicken-in-dish.ts";
import { type Judgement, none } from "./classify.ts";
import type { MenuItem } from "./menu.types.ts";
import { createFinder, splitWords, wordSet } from "./phrases.ts";
import { readPrices } from "./prices.ts";
import { type OtherText, otherTextPhrases } from "./vocabulary/other-texts.ts";
import { prosePhrases } from "./vocabulary/prose.ts";

/**
 * "menu": it sells dishes. "names": it has few prices, and too little else to tell. "perhaps": it looks like something else
 * and may sell dishes all the same. "other": it only speaks of them.
 */
type TextKind = "menu" | "names" | "perhaps" | "other";

/** As many different words of one kind in a text of so many lines; long texts say more of everything. */
const [suspicious, certain] = [0.8, 1.2];
/** Who caters for parties often has a menu as well. */
const suspiciousOfCaterers = 1.5;
const [fewestWords, enoughWords] = [3, 4];
/** A menu has a price on every second or third line. */
const [fewPrices, manyPrices] = [0.4, 0.5];
const mostProse = 0.4;
const fewestLines = 4;
/** Steps and times in a row speak as loud as two words. */
const [fewestInRow, weightOfRow] = [3, 2];
/** More are a menu of a large place, and what it says beside its dishes is little. */
const mostLines = 400;
/** From so many dishes on a list without prices shows what it is. */
const enoughDishes = 12;

/** What kind of text this is, by the evidence of all its lines: words of recipes, adverts and terms, sentences, steps, times and prices. */
export function readTextKind(text: string, items: readonly MenuItem[]): TextKind {
  const lines = text
    .split("\n", mostLines + 1)
    .flatMap((line) => line.split(sentenceEnd))
    .filter((line) => /\p{L}/u.test(line));
  if (lines.length < fewestLines || lines.length > mostLines) return "menu";
  const { catering = 0, ...others } = countWords(lines);
  const words = Math.max(0, ...Object.values(others)) + rowsOfOneKind(lines);
  const evidence = words / Math.sqrt(lines.length);
  const priced = shareOf(lines, (line) => readPrices(line).prices.length > 0);
  if (words >= enoughWords && evidence >= certain && priced < manyPrices) return "other";
  const isSuspicious = words >= fewestWords && evidence >= suspicious;
  const isCatering = catering / Math.sqrt(lines.length) >= suspiciousOfCaterers;
  const isProse = priced < fewPrices && shareOf(lines, isSentence) >= mostProse;
  if (isSuspicious || isCatering || isProse) return "perhaps";
  return priced >= fewPrices || items.length >= enoughDishes ? "menu" : "names";
}

/** What a text names without a price is asked about where little else tells; where it looks like something else, only what has one is. */
export const judgeWithin =
  (kind: TextKind) =>
  ({ item, confidence, doubt }: Judgement & { item: MenuItem }): Judgement => {
    if (kind === "menu" || confidence === 0) return { confidence, doubt };
    const isPriced = item.prices.length > 0;
    if (kind === "names" && isPriced) return { confidence, doubt };
    const isOffered = kind === "names" || (kind === "perhaps" && isPriced);
    return isOffered ? { confidence: doubtful, doubt: doubt ?? "sandwich" } : none;
  };

const findOtherTexts = createFinder(otherTextPhrases);

/** How many different words of each kind are said. */
function countWords(lines: readonly string[]): Partial<Record<OtherText, number>> {
  const said = new Map<OtherText, Set<string>>();
  for (const line of lines)
    for (const { value, phrase } of findOtherTexts(splitWords(line)))
      said.set(value, (said.get(value) ?? new Set()).add(phrase));
  return Object.fromEntries(Array.from(said, ([kind, words]) => [kind, words.size]));
}

/** "1. Pound the chicken to 1.5 cm.", "2. Rest 10 minutes." */
const step = /^\s*\d{1,2}[.)] ?\p{L}.*\p{L}{2}[.!?。]\s*$/u;
/** "10:30  Chicken Dance, main stage", but not "11:00 – 21:00"; "1971: The second store opens" */
const entryInTime =
  /^\s*(?:\d{1,2}[:.h]\d\d ?(?:[ap]\.?m\.?|uhr|h)? {0,3}[–-]? {0,3}|(?:19|20)\d\d ?[:–-] ?)\p{L}{3}/iu;

const rowsOfOneKind = (lines: readonly string[]) =>
  [step, entryInTime].filter(
    (pattern) => lines.filter((line) => pattern.test(line)).length >= fewestInRow,
  ).length * weightOfRow;

const sentenceEnd = /(?<=\p{Ll}{2}[.!?]["”)]?) (?=\p{Lu})/u;
const spoken = wordSet(prosePhrases.speaks);
const fewestInSentence = 5;

/** It ends as a sentence, and somebody does something in it. */
function isSentence(line: string): boolean {
  if (!/\p{L}{2}\)?[.!?]["”)]?\s*$/u.test(line)) return false;
  const words = splitWords(line);
  return words.length >= fewestInSentence && words.some(({ text }) => spoken.has(text));
}

const shareOf = (lines: readonly string[], test: (line: string) => boolean) =>
  lines.filter(test).length / lines.length;
