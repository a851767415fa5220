import { type Heading, readHeading } from "./headings.ts";
import { cleanLabel } from "./labels.ts";
import type { MenuLine } from "./menu.types.ts";
import { isNoise, withoutNutrition } from "./noise.ts";
import { type PricedText, readPrices } from "./prices.ts";
import { isSizeOnly } from "./size-words.ts";
import { splitAtMark } from "./split-name.ts";

/** What can be said of a line by itself. */
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
  /** A few words, each with a capital, and no list. */
  isTitle: boolean;
  heading: Heading | null;
}

/** How a line begins that tells something of dishes instead of naming one. */
export const speaksOfAll =
  /^(?:\(|served |with |choice of |your choice|choose |comes |topped |includes |including |all (?:of )?our |all (?:come|served|made|on) |all \w+ (?:are|come|served|may|include)|each |tossed |available |substitute |add |dressed|made with|gluten.free \w+ available|cage free)/i;

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
    isTitle: isTitle(label),
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
