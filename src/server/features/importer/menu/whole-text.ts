import { doubtful } from "./chicken-in-dish.ts";
import { type Judgement, none } from "./classify.ts";
import { isSandwichSection, nameForm } from "./dish-forms.ts";
import { isPerhapsNoDish } from "./dish-names.ts";
import type { MenuItem } from "./menu.types.ts";
import { anyOf, createFinder, splitWords, wordSet } from "./phrases.ts";
import { strongestChicken } from "./proteins.ts";
import {
  currencies,
  currenciesOfThousands,
  priceWords,
  saidThousands,
  signs,
} from "./vocabulary/currencies.ts";
import { type OtherText, otherTextPhrases, recipeHeads } from "./vocabulary/other-texts.ts";
import { prosePhrases } from "./vocabulary/prose.ts";

/**
 * "menu": it sells dishes. "perhaps": it looks like something else and may sell dishes all the same. "other": it only
 * speaks of them, unless they have prices.
 */
type TextKind = "menu" | "perhaps" | "other";

/** So many dishes with prices are a menu, whatever else the page says. */
const enoughPriced = 2;
/** As many lines with words of one kind in a text of so many; long texts say more of everything. */
const [suspicious, certain] = [0.8, 1.2];
/** Who caters for parties often has a menu as well. */
const suspiciousOfCaterers = 1.5;
const [fewestWords, enoughWords] = [3, 4];
const mostProse = 0.4;
const fewestLines = 4;
/** Steps and times in a row speak as loud as two words. */
const [fewestInRow, weightOfRow] = [3, 2];
/** More are a menu of a large place, and what it says beside its dishes is little. */
const mostLines = 400;

/** What kind of text this is, by the evidence of its lines: words of recipes, adverts and terms, sentences, steps, times and prices. */
export function readTextKind(text: string, items: readonly MenuItem[]): TextKind {
  const all = text.split("\n", mostLines + 1);
  const sold = items.filter((item) => item.prices.length > 0 && namesDish(item));
  if (sold.length >= enoughPriced || all.length > mostLines) return "menu";
  const lines = all.filter((line) => /\p{L}/u.test(line));
  if (lines.length < fewestLines) return "menu";
  const { catering = 0, ...others } = countLines(lines);
  const said = Math.max(0, ...Object.values(others)) + rowsOfOneKind(lines);
  const evidence = said / Math.sqrt(lines.length);
  if (said >= enoughWords && evidence >= certain) return "other";
  const isSuspicious = said >= fewestWords && evidence >= suspicious;
  const isCatering = catering / Math.sqrt(lines.length) >= suspiciousOfCaterers;
  const sentences = lines.flatMap((line) => line.split(sentenceEnd));
  const isProse = sentences.filter(isSentence).length >= mostProse * sentences.length;
  return isSuspicious || isCatering || isProse ? "perhaps" : "menu";
}

/** All that looks like something else is asked about. */
export const judgeWithin =
  (kind: TextKind) =>
  ({ item, confidence, doubt }: Judgement & { item: MenuItem }): Judgement => {
    const isPriced = item.prices.length > 0;
    if (confidence === 0 || (kind === "menu" && !isPerhapsNoDish(item)))
      return { confidence, doubt };
    return kind === "other" && !isPriced
      ? none
      : { confidence: Math.min(confidence, doubtful), doubt: doubt ?? "sandwich" };
  };

const namesDish = ({ name, section }: MenuItem) =>
  nameForm(name) !== null ||
  strongestChicken(splitWords(name)) !== null ||
  isSandwichSection(section);

const findOtherTexts = createFinder(otherTextPhrases);
const recipeHead = new RegExp(`^\\P{L}*(?:${anyOf(recipeHeads)})\\P{L}*$`, "iu");

/** How many lines say something of each kind that no line before them said. */
function countLines(lines: readonly string[]): Partial<Record<OtherText, number>> {
  const said = new Set<string>();
  const counts: Partial<Record<OtherText, number>> = {};
  for (const line of lines) {
    const found = findOtherTexts(splitWords(line)).filter(({ phrase }) => !said.has(phrase));
    const kinds = new Set(found.map(({ value }) => value));
    if (recipeHead.test(line)) kinds.add("recipe");
    for (const { phrase } of found) said.add(phrase);
    for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
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

const [inSo, ofSo, priced] = [saidThousands, currenciesOfThousands, priceWords].map(anyOf);
/** "prices in 1,000 L.L." */
const groupOfThousand = /(?<![\d.,])1[.,]000(?![\d.,])/g;
const [alone, end] = ["(?<![\\p{L}\\d])", "(?![\\p{L}\\d])(?=\\P{L}{0,3}(?:$|[,;)]))"];
const priceBefore = `(?:${alone}(?:${priced})(?!\\p{L})[^.!?\\d]{0,20})`;
/** "All prices in '000", "(in thousand rupiah)", "L.L. (000)", but not "Call us: (000) 000-0000" nor "in 1000 Brussel" */
const remark = new RegExp(
  `(?:${priceBefore}|^\\P{L}*|${alone}(?:${ofSo}) {0,2})(?<!\\d ?)(?:${inSo})(?!\\P{L}{0,3}\\d)(?: (?:of |de )?(?:${ofSo}))?${end}`,
  "u",
);
/** "Prices in COP", "IDR" above a list, but not "We accept COP" */
const currency = new RegExp(`(?:^\\P{L}*|${priceBefore})${alone}(?:${ofSo})${end}`, "u");
const longestRemark = 120;
const thousand = 1000;

const anyCurrency = new RegExp(`${signs}|${alone}(?:${currencies})(?![\\p{L}\\d])`, "gu");
const ofThousands = new RegExp(`^(?:${ofSo})$`, "u");
const currenciesIn = (text: string) => Array.from(text.matchAll(anyCurrency), ([found]) => found);
const isOther = (found: string) => !ofThousands.test(found);
/** "9.50" is no 9,500. */
const hasCents = /(?<![\d.,])\d{1,2}[.,]\d\d(?!\d)/;

/**
 * "85" is 85,000 where the page says that its prices are in thousands, or has a currency in which nothing costs less than a
 * thousand and names no higher price. Where it has another currency or cents, nothing is multiplied.
 */
export function inThousands(items: readonly MenuItem[], text: string): MenuItem[] {
  const prices = items.flatMap((item) => item.prices).filter(({ amount }) => amount > 0);
  const isOfOther = prices.some((price) => currenciesIn(price.text).some(isOther));
  if (prices.length === 0 || isOfOther || prices.some((price) => hasCents.test(price.text)))
    return [...items];
  const lines = text.split("\n").filter((line) => line.length <= longestRemark);
  const says = (pattern: RegExp) =>
    lines.some((line) => pattern.test(line.replace(groupOfThousand, "1000")));
  const isSmall = prices.every(({ amount }) => amount < thousand);
  const marked = prices.filter((price) => currenciesIn(price.text).length > 0);
  const isOfThousands = says(currency) || marked.length > prices.length / 2;
  const isByCurrency = isSmall && isOfThousands && !currenciesIn(text).some(isOther);
  if (!says(remark) && !isByCurrency) return [...items];
  return items.map((item) => ({
    ...item,
    prices: item.prices.map((price) =>
      price.amount < thousand ? { ...price, amount: Math.round(price.amount * thousand) } : price,
    ),
  }));
}
