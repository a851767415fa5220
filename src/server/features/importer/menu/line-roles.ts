import type { Heading } from "./headings.ts";
import type { LineFacts } from "./line-facts.ts";
import { type PageStyle, styleOf } from "./page-style.ts";

/** What a line is on its page. */
export type LineRole =
  | { kind: "heading"; heading: Heading }
  | { kind: "name" | "price" }
  /** Certain when it begins in lower case on a page whose names do not. */
  | { kind: "description"; isCertain: boolean };

interface Surroundings {
  style: PageStyle;
  facts: readonly LineFacts[];
  /** For each line, the next one that has a price. */
  nextPriced: readonly (LineFacts | undefined)[];
}

export function rolesOf(facts: readonly LineFacts[]): LineRole[] {
  const page: Surroundings = { facts, style: styleOf(facts), nextPriced: nextPricedOf(facts) };
  return facts.map((_, index) => roleOf(page, index));
}

function roleOf(page: Surroundings, index: number): LineRole {
  const fact = page.facts[index];
  if (!fact) return { kind: "price" };
  if (fact.isPriceOnly) return { kind: "price" };
  const heading = headingAt(page, fact, index);
  if (heading) return { kind: "heading", heading };
  if (!looksLikeDescription(page, fact, index)) return { kind: "name" };
  const isCertain = fact.startsLowerCase && !page.style.namesAreLowerCase;
  return { kind: "description", isCertain };
}

/** A dish whose price follows on a later line looks like a heading too. */
function headingAt(page: Surroundings, fact: LineFacts, index: number): Heading | null {
  if (fact.hasPrice || fact.isBullet) return null;
  const next = page.facts[index + 1];
  if (fact.heading?.isCertain) return next?.isPriceOnly ? null : fact.heading;
  if (!mayBeTitle(fact) || !next || next.isPriceOnly) return null;
  const isFollowedByDish = next.hasPrice && !startsLikeDescription(page, next);
  const standsApart = startsAnew(page.style, fact);
  const standsOut = fact.isUpperCase && !page.style.namesAreUpperCase && !opensPricedDish(page, index);
  if (!standsOut && !(standsApart && isFollowedByDish)) return null;
  return fact.heading ?? { title: fact.label.replace(/:$/, ""), note: "", isCertain: false };
}

const mayBeTitle = ({ label, isListOrSentence, startsLowerCase }: LineFacts) =>
  label.length <= 40 && !isListOrSentence && !startsLowerCase && !label.includes(",");

/** A name in capitals, its description, its price. */
function opensPricedDish({ facts, nextPriced, style }: Surroundings, index: number): boolean {
  const next = facts[index + 1];
  const priced = nextPriced[index];
  if (!next || !priced || next.isUpperCase) return false;
  const isDescribed = next.isListOrSentence || (next.startsLowerCase && !style.namesAreLowerCase);
  return isDescribed && (priced.isPriceOnly || priced === next);
}

function looksLikeDescription(page: Surroundings, fact: LineFacts, index: number): boolean {
  if (fact.isBullet) return false;
  if (startsLikeDescription(page, fact)) return true;
  const previous = page.facts[index - 1];
  return !fact.hasPrice && !fact.line.followsBlank && previous !== undefined
    ? fact.line.indent >= previous.line.indent + 2 && previous.hasPrice
    : false;
}

export function startsLikeDescription({ style }: Surroundings, fact: LineFacts): boolean {
  if (fact.startsLowerCase && !style.namesAreLowerCase) return true;
  if (fact.hasPrice) return fact.isListOrSentence && !style.namesAreLists && !startsAnew(style, fact);
  return fact.isListOrSentence || (fact.isSentenceCase && !style.namesAreSentences);
}

/** After an empty line, on a page that does not put one everywhere. */
const startsAnew = (style: PageStyle, { line }: LineFacts) =>
  line.followsBlank && !style.isDoubleSpaced;

function nextPricedOf(facts: readonly LineFacts[]): (LineFacts | undefined)[] {
  const next: (LineFacts | undefined)[] = [];
  let upcoming: LineFacts | undefined;
  for (let index = facts.length - 1; index >= 0; index -= 1) {
    next[index] = upcoming;
    if (facts[index]?.hasPrice) upcoming = facts[index];
  }
  return next;
}
