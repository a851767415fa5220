// Tells headings, names, descriptions and prices apart, by the line, its neighbours and the style of the page.
import type { Heading } from "./headings.ts";
import type { LineFacts } from "./line-facts.ts";

/** What a line is on its page. */
export type LineRole =
  | { kind: "heading"; heading: Heading }
  | { kind: "name" | "price" }
  /** Certain when it begins in lower case on a page whose names do not. */
  | { kind: "description"; isCertain: boolean };

interface Surroundings {
  style: PageStyle;
  facts: readonly LineFacts[];
}

export function rolesOf(facts: readonly LineFacts[], style: PageStyle): LineRole[] {
  const page: Surroundings = { facts, style };
  return facts.map((_, index) => roleOf(page, index));
}

function roleOf(page: Surroundings, index: number): LineRole {
  const fact = page.facts[index];
  if (!fact) return { kind: "price" };
  if (fact.isPriceOnly) return { kind: "price" };
  const heading = headingAt(page, fact, index);
  if (heading) return { kind: "heading", heading };
  if (fact.isBullet || !startsLikeDescription(page, fact)) return { kind: "name" };
  const isCertain = fact.startsLowerCase && !page.style.namesAreLowerCase;
  return { kind: "description", isCertain };
}

/** A dish whose price follows on a later line looks like a heading too. */
function headingAt(page: Surroundings, fact: LineFacts, index: number): Heading | null {
  if (fact.isBullet) return null;
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
  const standsOut = fact.isUpperCase && !page.style.namesAreUpperCase;
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

/** A name, its description, its price. */
function opensPricedDish(page: Surroundings, index: number): boolean {
  const [name, next, afterNext] = page.facts.slice(index, index + 3);
  if (!name || !next || name.hasPrice || next.heading?.isCertain) return false;
  return startsLikeDescription(page, next) && (next.hasPrice || afterNext?.isPriceOnly === true);
}

function startsLikeDescription({ style }: Surroundings, fact: LineFacts): boolean {
  if (fact.startsLowerCase && !style.namesAreLowerCase) return true;
  if (fact.hasPrice)
    return fact.isListOrSentence && !style.namesAreLists && !startsAnew(style, fact);
  return fact.isListOrSentence || (fact.isSentenceCase && !style.namesAreSentences);
}

/** After an empty line, on a page that does not put one everywhere. */
const startsAnew = (style: PageStyle, { line }: LineFacts) =>
  line.followsBlank && !style.isDoubleSpaced;

/** What a page does in most lines, so that it does not distinguish a single one. */
export interface PageStyle {
  /** Where names are written like this, it does not mark a description. */
  namesAreLowerCase: boolean;
  namesAreUpperCase: boolean;
  namesAreSentences: boolean;
  /** "Club, roast chicken, bacon, 12": everything in one line. */
  namesAreLists: boolean;
  /** "20 Shish Taouk": the numbers count the dishes. */
  namesAreNumbered: boolean;
  /** An empty line stands between any two lines. */
  isDoubleSpaced: boolean;
}

const mostly = <T>(things: readonly T[], test: (thing: T) => boolean) =>
  things.length >= 3 && things.filter(test).length >= things.length * 0.6;

export function styleOf(facts: readonly LineFacts[]): PageStyle {
  const named = facts.filter(({ hasPrice, isPriceOnly }) => hasPrice && !isPriceOnly);
  const belowNames = new Set(facts.filter((fact, index) => isBelowName(fact, facts[index - 1])));
  return {
    namesAreLowerCase: mostly(named, ({ startsLowerCase }) => startsLowerCase),
    namesAreUpperCase: mostly(named, ({ isUpperCase }) => isUpperCase),
    namesAreLists: mostly(named, (fact) => fact.isListOrSentence && !belowNames.has(fact)),
    namesAreSentences: mostly(
      named.filter(({ label }) => label.split(" ").length > 3),
      ({ isSentenceCase }) => isSentenceCase,
    ),
    namesAreNumbered: mostly(named, ({ label }) => /^\d{1,3} \p{L}/u.test(label)),
    isDoubleSpaced: mostly(facts.slice(1), ({ line }) => line.followsBlank),
  };
}

/** A line without a price stands right above it: that one may be its name. */
const isBelowName = ({ line }: LineFacts, above: LineFacts | undefined) =>
  above !== undefined && !above.hasPrice && !above.heading && !line.followsBlank;
