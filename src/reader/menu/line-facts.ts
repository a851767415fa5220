// Reads what a single line of a menu says by itself: its label, its prices, how it is written.
import type { MenuLine } from "../reader.types.ts";
import { type Heading, readHeading } from "./headings.ts";
import { isNoise, withoutNutrition } from "./noise.ts";
import { isSizeOnly, type PricedText, readPrices } from "./prices.ts";
import { chickenPhrases } from "./vocabulary/chicken.ts";
import { formPhrases } from "./vocabulary/forms.ts";
import { createFinder, splitWords } from "./words.ts";

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
  /** One capital, at its beginning. */
  isSentenceCase: boolean;
  isListOrSentence: boolean;
  heading: Heading | null;
}

/** How a line begins that tells something of dishes instead of naming one. */
export const speaksOfAll =
  /^(?:\(|contains:? |allergens?:? |served |with |choice of |your choice|choose |comes |topped |includes |including |all (?:of )?our |all (?:come|served|made|on) |all \w+ (?:are|come|served|may|include)|each |tossed |available |substitute |add |dressed|made with|gluten.free \w+ available|cage free)/i;

export function factsOf(line: MenuLine): LineFacts | null {
  const text = withoutNutrition(line.text);
  const priced = readPrices(text);
  const hasPrice = priced.prices.length > 0;
  if (isNoise(line.text) && !(hasPrice && /\p{L}{3}/u.test(priced.before))) return null;
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
    isBullet: /^[-*•▪►✓→>‣◦] ?\p{L}/u.test(line.text),
    isUpperCase: isUpperCase(label),
    startsLowerCase: /^\p{Ll}/u.test(label),
    isSentenceCase: isSentenceCase(label),
    isListOrSentence: isListOrSentence(label, text.trim()),
    heading: hasPrice ? pricedHeading(label) : readHeading(text.trim()),
  };
}

/** "TORTAS $12" sells all its dishes at one price; "Burger 9" is a dish. */
function pricedHeading(label: string): Heading | null {
  const heading = /s$/i.test(label) && isUpperCase(label) ? readHeading(label) : null;
  return heading?.isCertain ? heading : null;
}

const isUpperCase = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}{2}/u.test(text);

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

/** A label without what menus put around it: bullets, numbering, leaders. */
function cleanLabel(text: string): string {
  const label = text
    .trim()
    .replace(/^#{1,6} +/, "")
    .replace(/^(?:[-*•▪►✓→>‣◦~|–—·★☆✦✧◆◇■□●○]|\p{Extended_Pictographic})+ */u, "")
    .replace(
      /^(?:(?:#|no\.?|nr\.?|nº) ?\d{1,3}[.):]?|\d{1,3}[.)]|0\d{1,2}[.)]?|[A-Z]\d{1,2}[.)]?) +(?=\p{L})/iu,
      "",
    );
  return withoutLeader(label).replace(/ (?:from|ab|ca\.?|only|just|desde|dès|à partir de)$/i, "");
}

const leader = new Set(" .·_…‥;,:~|–—-=\t★☆");

/** "Club ......" but "B.L.T.": one full stop after a letter is the name's own. */
function withoutLeader(text: string): string {
  let end = text.length;
  while (end > 0 && leader.has(text[end - 1] ?? "")) end -= 1;
  return text[end] === "." && text.slice(end).trim() === "." && /\.\p{L}$/u.test(text.slice(0, end))
    ? text.slice(0, end + 1)
    : text.slice(0, end);
}

const signs =
  /\s?\((?:[A-Z]{1,3}|\d{1,2}[a-z]?)(?:[ ,/+]{1,2}(?:[A-Z]{1,3}|\d{1,2}[a-z]?)){0,12}\)|[*†‡§]|\s?[🌶🔥]/gu;
const bareCodes =
  /(?<=\S)\s+(?:GF|DF|EF|VG|VE)(?=\s*(?:$|[,;(|\d])|\s(?:GF|DF|EF|VG|VE|V|N)(?!\p{L}))/gu;

/** Cuts off chillies, letters and signs that refer to a legend. "made GF" in a description is no such letter. */
export function takeMarkers(text: string, isName: boolean): { rest: string; markers: string } {
  const found = text.match(signs) ?? [];
  const codes = isName ? (text.replace(signs, " ").match(bareCodes) ?? []) : [];
  const rest = isName ? text.replace(signs, " ").replace(bareCodes, " ") : text.replace(signs, " ");
  return {
    rest: rest.replace(/ {2,}/g, " ").trim(),
    markers: [...found, ...codes].join(" ").trim(),
  };
}

const findForms = createFinder(formPhrases);
const findChicken = createFinder(chickenPhrases);
const longestName = 70;
const marks = [
  /\t+/,
  / [|] | {3,}| {2}(?=\p{Ll})/u,
  / [-–—~:]+ |[–—] |: | \.{2,} /,
  / \((?=[^)]{12,200})/,
  // "The Sandwich. Fried chicken, slaw."
  /(?<=^\p{Lu}[^.,]{4,40}\p{Ll})\. (?=\p{Lu}\p{Ll})/u,
  // "Turkey ClubHouse roasted turkey": two elements of a page, copied without the gap between them.
  /(?<=[\p{L}&] \p{L}{2,20}\p{Ll})(?=\p{Lu}\p{Ll}+[ ,-])/u,
];

interface SplitName {
  name: string;
  description: string;
}

/** A name and what follows it on the same line. */
export function splitName(label: string): SplitName {
  return splitAtMark(label) ?? splitAtWith(label) ?? splitAtComma(label);
}

/** A dash, colon, gap or bracket between the two. */
function splitAtMark(label: string): SplitName | null {
  for (const mark of marks) {
    const found = mark.exec(label);
    if (!found || found.index < 2 || found.index > longestName) continue;
    const description = tidy(label.slice(found.index + found[0].length));
    return { name: label.slice(0, found.index), description };
  }
  return null;
}

/** "Burger with lettuce, tomato and mayo" lists its parts, "Eggs with Toast" does not. */
function splitAtWith(label: string): SplitName | null {
  const found = / (?:with|w\/|mit|avec|con) /i.exec(label);
  if (!found || found.index > longestName) return null;
  const [name, description] = [label.slice(0, found.index), label.slice(found.index).trim()];
  const isList = description.includes(", ") && !name.includes(",");
  const isWholeName = splitWords(name).length > 2 || findChicken(splitWords(name)).length > 0;
  return isList && isWholeName ? { name, description } : null;
}

/**
 * "Pork Belly Bun, hoisin, cucumber" is a name with its list, "Chicken, Bacon & Avocado" is a name:
 * a list begins in lower case or goes on, and what it describes has two words or says what it is.
 */
function splitAtComma(label: string): SplitName {
  const comma = label.indexOf(", ");
  if (comma < 0 || comma > longestName) return { name: label, description: "" };
  const [name, rest] = [label.slice(0, comma), label.slice(comma + 2)];
  const isNamed = splitWords(name).length > 1 || findForms(splitWords(name)).length > 0;
  const isList = /^\p{Ll}/u.test(rest) || rest.includes(", ");
  return isNamed && isList ? { name, description: rest } : { name: label, description: "" };
}

const tidy = (text: string) =>
  text
    .replace(/\)$/, "")
    .replace(/^[\s|–—~:-]+/, "")
    .trim();
