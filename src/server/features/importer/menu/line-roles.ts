import { type Heading, namesDish, readHeading } from "./headings.ts";
import { cleanLabel, splitAtMark, weekdayBefore } from "./labels.ts";
import type { MenuLine } from "./menu.types.ts";
import {
  isAboutAllergens,
  isChoicesHead,
  isExtraLine,
  isNoise,
  isSizeHead,
  isSizeOnly,
  withoutHours,
  withoutNutrition,
} from "./noise.ts";
import { type PricedText, readPrices } from "./prices.ts";

/** What a line is: heading, name, price or description. */
export type LineRole =
  | { kind: "heading"; heading: Heading }
  | { kind: "name" | "price" }
  /** Certain when it starts in lower case and the names of the page do not. */
  | { kind: "description"; isCertain: boolean };

export interface Surroundings {
  style: PageStyle;
  facts: readonly LineFacts[];
}

export function assignRoles(facts: readonly LineFacts[], style: PageStyle): LineRole[] {
  const page: Surroundings = { facts, style };
  return facts.map((_, index) => assignRole(page, index));
}

function assignRole(page: Surroundings, index: number): LineRole {
  const fact = page.facts[index];
  if (!fact) return { kind: "price" };
  if (fact.isPriceOnly) return { kind: "price" };
  const heading = headingAt(page, fact, index);
  if (heading) return { kind: "heading", heading };
  if (!looksLikeDescription(page, fact, index)) return { kind: "name" };
  const isCertain = fact.startsLowerCase && !page.style.namesAreLowerCase;
  return { kind: "description", isCertain };
}

/** The heading, unless the line is a dish whose price follows on a later line. */
function headingAt(page: Surroundings, fact: LineFacts, index: number): Heading | null {
  if (fact.isBullet || namesDish(fact.label)) return null;
  const next = page.facts[index + 1];
  if (fact.hasPrice)
    return next && !next.hasPrice && !page.style.namesAreUpperCase ? fact.heading : null;
  if (next?.isPriceOnly) return null;
  const isDish = opensPricedDish(page, index);
  if (fact.heading?.isCertain) return isDish && !next?.hasPrice ? null : fact.heading;
  if (isDish || !mayBeTitle(page.style, fact) || !next) return null;
  const isFollowedByDish = next.hasPrice && !startsLikeDescription(page, next);
  const standsApart = startsAnew(page.style, fact);
  const isAboveDish = opensPricedDish(page, index + 1) && !startsLikeDescription(page, next);
  const standsOut =
    (fact.isUpperCase && !page.style.namesAreUpperCase) ||
    (!page.style.describesInTitles && isTitleBetweenDishes(fact, page.facts[index - 1], next));
  if (!standsOut && !(standsApart && (isFollowedByDish || isAboveDish))) return null;
  return fact.heading ?? { title: fact.label.replace(/:$/, ""), note: "", isCertain: false };
}

const mayBeTitle = (
  { namesAreLowerCase }: PageStyle,
  { label, isListOrSentence, startsLowerCase }: LineFacts,
) =>
  label.length <= 40 &&
  !isListOrSentence &&
  (namesAreLowerCase || !startsLowerCase) &&
  !label.includes(",");

/** True for a name that is followed by its description and price. */
export function opensPricedDish(page: Surroundings, index: number): boolean {
  const [name, ...below] = page.facts.slice(index, index + 3 + mostDescriptionLines);
  if (!name || name.hasPrice) return false;
  for (const [at, fact] of below.entries()) {
    if (fact.isPriceOnly) return at > 0;
    if (fact.heading?.isCertain || !startsLikeDescription(page, fact)) return false;
    // A heading above dishes that are lists: the next one follows at once.
    if (fact.hasPrice)
      return at > 0 || !isPricedName(below[1]) || below[1]?.line.followsBlank === true;
    if (fact.line.followsBlank && at > 0) return false;
  }
  return false;
}

const mostDescriptionLines = 4;

function looksLikeDescription(page: Surroundings, fact: LineFacts, index: number): boolean {
  if (fact.isBullet) return false;
  if (startsLikeDescription(page, fact)) return true;
  const previous = page.facts[index - 1];
  return !fact.hasPrice && !fact.line.followsBlank && previous !== undefined
    ? fact.line.indent >= previous.line.indent + 2 && previous.hasPrice
    : false;
}

function startsLikeDescription({ style }: Surroundings, fact: LineFacts): boolean {
  if (fact.startsLowerCase && !style.namesAreLowerCase) return true;
  if (fact.hasPrice)
    return fact.isListOrSentence && !style.namesAreLists && !startsAnew(style, fact);
  return fact.isListOrSentence || (fact.isSentenceCase && !style.namesAreSentences);
}

/** Follows an empty line, on a page that has not one between all lines. */
const startsAnew = (style: PageStyle, { line }: LineFacts) =>
  line.followsBlank && !style.isDoubleSpaced;

/** Habits of the whole page, which then tell nothing about a single line. */
interface PageStyle {
  /** Most names are written like this, so it does not mark a description. */
  namesAreLowerCase: boolean;
  namesAreUpperCase: boolean;
  namesAreSentences: boolean;
  /** "Club, roast chicken, bacon, 12": everything in one line. */
  namesAreLists: boolean;
  /** "20 Shish Taouk": the numbers count the dishes. */
  namesAreNumbered: boolean;
  /** Most lines are separated by an empty one. */
  isDoubleSpaced: boolean;
  /** Descriptions look like titles: "Lettuce Tomato Mayo" below a priced name. */
  describesInTitles: boolean;
}

const mostly = <T>(things: readonly T[], test: (thing: T) => boolean) =>
  things.length >= 3 && things.filter(test).length >= things.length * 0.6;

export function detectStyle(facts: readonly LineFacts[]): PageStyle {
  const named = facts.filter(({ hasPrice, isPriceOnly }) => hasPrice && !isPriceOnly);
  const belowNames = new Set(facts.filter((fact, index) => isBelowName(fact, facts[index - 1])));
  const worded = facts.filter(({ isPriceOnly }) => !isPriceOnly);
  return {
    namesAreLowerCase: mostly(named, ({ startsLowerCase }) => startsLowerCase),
    namesAreUpperCase:
      mostly(named, ({ isUpperCase }) => isUpperCase) ||
      mostly(worded, ({ isUpperCase }) => isUpperCase),
    namesAreLists: mostly(named, (fact) => fact.isListOrSentence && !belowNames.has(fact)),
    namesAreSentences:
      !facts.some(({ hasPrice }) => hasPrice) ||
      mostly(
        named.filter(({ label }) => label.split(" ").length > 3),
        ({ isSentenceCase }) => isSentenceCase,
      ),
    namesAreNumbered: mostly(named, ({ label }) => /^\d{1,3} \p{L}/u.test(label)),
    describesInTitles:
      facts.filter((fact, index) => isTitleBetweenDishes(fact, facts[index - 1], facts[index + 1]))
        .length >
      named.length / 4,
    isDoubleSpaced: mostly(facts.slice(1), ({ line }) => line.followsBlank),
  };
}

/** True when the line above has no price and may be its name. */
const isBelowName = ({ line }: LineFacts, above: LineFacts | undefined) =>
  above !== undefined && !above.hasPrice && !above.heading && !line.followsBlank;

const isTitleBetweenDishes = (
  fact: LineFacts,
  above: LineFacts | undefined,
  below: LineFacts | undefined,
): boolean =>
  fact.isTitle &&
  !fact.hasPrice &&
  above?.hasPrice === true &&
  isPricedName(below) &&
  !fact.isBullet;

const isPricedName = (fact: LineFacts | undefined) =>
  fact?.hasPrice === true && !fact.isPriceOnly && !fact.startsLowerCase;

/** The section of what may be chosen for a dish. It sells nothing. */
export const choicesTitle = "Modifiers";

/** What a line tells by itself, without its neighbours. */
export interface LineFacts {
  line: MenuLine;
  priced: PricedText;
  /** The text before the first price, without bullets and leaders. */
  label: string;
  isPriceOnly: boolean;
  hasPrice: boolean;
  isBullet: boolean;
  isUpperCase: boolean;
  startsLowerCase: boolean;
  /** Hardly any capitals after the first word. */
  isSentenceCase: boolean;
  isListOrSentence: boolean;
  /** At most four words, all with a capital. */
  isTitle: boolean;
  heading: Heading | null;
}

/** How a line starts that describes dishes instead of naming one. */
export const speaksOfAll =
  /^(?:\(|served |with |choice of |your choice|choose |comes |topped |includes |including |all (?:of )?our |all (?:come|served|made|on) |all \w+ (?:are|come|served|may|include)|each |tossed |available |substitute |add |dressed|made with|gluten.free \w+ available|cage free)/i;

export function readLineFacts(line: MenuLine): LineFacts | null {
  const text = withoutNutrition(withoutHours(line.text)).trim().replace(weekdayBefore, "");
  if (isChoicesHead(text)) return titled(line, choicesTitle, "");
  if (isSizeHead(text)) return null;
  const priced = readPrices(text);
  const hasPrice = priced.prices.length > 0;
  // A legend; the codes of the dishes are read by it.
  if (isAboutAllergens(text) && !hasPrice && /\d/.test(text)) return null;
  if (isNoise(text) && !(hasPrice && isNamed(priced.before))) return null;
  const surcharged = priced.isExtra ? /^(\p{Lu}[^(]{1,40}?)\s*(\(.*)$/u.exec(text.trim()) : null;
  if (surcharged && readHeading(surcharged[1] ?? ""))
    return titled(line, surcharged[1] ?? "", surcharged[2] ?? "");
  if (priced.isExtra && isExtraLine(text.trim())) return null;
  if (hasPrice && forExtra.test(text.trim())) return null;
  if (!/[\p{L}\p{N}]/u.test(text) || (!hasPrice && isSizeOnly(text.trim()))) return null;
  const isBehindPrice = hasPrice && !/\p{L}/u.test(priced.before);
  const label = cleanLabel(isBehindPrice ? priced.after : priced.before);
  const isPriceOnly = hasPrice && isSizeOnly(`${priced.before} ${priced.after}`.trim());
  return {
    line,
    priced: isBehindPrice ? { ...priced, before: priced.after, after: "" } : priced,
    label,
    isPriceOnly,
    hasPrice,
    isBullet: /^[-*•▪►✓→>‣◦] ?\p{L}(?!.*[*]$)/u.test(line.text),
    isUpperCase: isUpperCase(label),
    startsLowerCase: /^\p{Ll}/u.test(label),
    isSentenceCase: isSentenceCase(label),
    isTitle: isTitle(label),
    isListOrSentence: isListOrSentence(label, text.trim()),
    heading: hasPrice ? pricedHeading(label) : readHeading(text.trim()),
  };
}

const forExtra =
  /^(?:make it|upgrade|double up|add|extra|substitute) .{0,60}$|^(?:or|oder|ou|nebo|lub) [$€£]? ?\d/i;

const titled = (line: MenuLine, title: string, note: string): LineFacts => ({
  line,
  priced: { before: line.text, after: "", prices: [], isPerWeight: false, isExtra: false },
  label: line.text,
  isPriceOnly: false,
  hasPrice: false,
  isBullet: false,
  isUpperCase: false,
  startsLowerCase: false,
  isSentenceCase: false,
  isTitle: true,
  isListOrSentence: false,
  heading: { title, note, isCertain: true },
});

/** A name before its price; the number of a house and its street are none. */
const isNamed = (before: string) => /^\P{L}{0,4}\p{L}{3}/u.test(before) && !isNoise(before);

/** "TORTAS $12" is a heading with one price for all its dishes; "Burger 9" is a dish. */
function pricedHeading(label: string): Heading | null {
  const [title = ""] = label.split(", ");
  const isTitled = /s$/i.test(title) && (isUpperCase(label) || /\bspecials$/i.test(title));
  const heading = isTitled ? readHeading(title) : null;
  return heading?.isCertain ? heading : null;
}

const isUpperCase = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}{2}/u.test(text);

function isTitle(label: string): boolean {
  const words = label.split(/\s+/);
  const capitals = words.every((word) =>
    /^(?:[\p{Lu}\d&'"]|(?:and|of|the|from|our|to)$)/u.test(word),
  );
  return words.length <= 4 && capitals && !/[,;:+()]|\bw\//.test(label);
}

function isSentenceCase(label: string): boolean {
  const name = splitAtMark(label)?.name ?? label;
  const [, ...rest] = name.split(/\s+/).filter((word) => /^\p{L}{3}/u.test(word));
  const capitals = rest.filter((word) => /^\p{Lu}/u.test(word)).length;
  return rest.length >= 3 && capitals <= rest.length / 4;
}

function isListOrSentence(label: string, text: string): boolean {
  if (speaksOfAll.test(label)) return true;
  if (splitAtMark(label)) return false;
  const commas = label.split(/, |,$/).length - 1;
  const words = label.split(/\s+/).length;
  return commas >= 2 || words >= 10 || (words >= 3 && /\p{Ll}[.!]$/u.test(text));
}
