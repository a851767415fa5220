import { nameForm } from "./dish-forms.ts";
import { type Heading, namesDish, namesOneDish } from "./headings.ts";
import { type LineFacts, type LineRole, mostly, speaksOfMany } from "./line-facts.ts";
import { easternKind, isIndentedBelow } from "./page-habits.ts";
import { splitWords } from "./phrases.ts";
import {
  isAboveVariants,
  isInPricedList,
  isPricedName,
  kindAbove,
  pricedHeadingAt,
  sharesPriceBelow,
} from "./priced-headings.ts";
import { stackedRoles } from "./stacked-roles.ts";

export interface Surroundings {
  style: PageStyle;
  facts: readonly LineFacts[];
}

export function assignRoles(all: readonly LineFacts[], style: PageStyle): LineRole[] {
  const facts = withoutKinds(all);
  const page: Surroundings = { facts, style };
  const stacked = style.pricesOpenBlocks ? openedRoles(facts) : stackedRoles(facts);
  return facts.map((_, index) => stacked.get(index) ?? assignRole(page, index));
}

/** "Galette Tenders" below "Galettes" is one of them, although tenders are a heading elsewhere. */
function withoutKinds(facts: readonly LineFacts[]): LineFacts[] {
  let kind = "";
  return facts.map((fact) => {
    if (!fact.heading?.isCertain || fact.hasPrice) return fact;
    const words = splitWords(fact.heading.title);
    if (words.length > 1 && words[0]?.text === kind) return { ...fact, heading: null };
    kind = /s$/i.test(fact.heading.title) ? (words.at(-1)?.text ?? "") : "";
    return fact;
  });
}

function assignRole(page: Surroundings, index: number): LineRole {
  const fact = page.facts[index];
  if (!fact || fact.isPriceOnly) return { kind: "price" };
  const heading = kindAbove(page.facts, index) ?? headingAt(page, fact, index);
  if (heading) return { kind: "heading", heading };
  if (fact.line.opensDay) return { kind: "name", isCertain: true };
  if (!looksLikeDescription(page, fact, index)) return { kind: "name", isCertain: false };
  const isCertain = fact.startsLowerCase && !page.style.namesAreLowerCase;
  return { kind: "description", isCertain };
}

/** The heading, unless the line is a dish whose price, or "Contains: wheat, soy", follows on a later line. */
function headingAt(page: Surroundings, fact: LineFacts, index: number): Heading | null {
  if (fact.isBullet || namesDish(fact.label) || endsSentence(page, fact, index)) return null;
  const next = page.facts[index + 1];
  if (/^contains ?:/i.test(next?.label ?? "") && !fact.isUpperCase) return null;
  if (fact.hasPrice) return pricedHeadingAt(page.facts, index, page.style.namesAreUpperCase);
  if (sharesPriceBelow(page.facts, index)) return fact.heading;
  if (next?.isPriceOnly && !isAboveSizedList(page, fact, index)) return null;
  const isCapital = /^\P{L}*\p{Lu}{3}/u.test(fact.label);
  if (!isCapital && isInPricedList(page.facts, index)) return null;
  const isDish = opensPricedDish(page, index) && !(next && speaksOfMany.test(next.label));
  if (fact.heading?.isCertain)
    return isDish && (!next?.hasPrice || isDescribedBy(page, index)) ? null : fact.heading;
  const noted = next && (notedTitle(page, fact, next) ?? easternKind(fact, next));
  if (noted) return noted;
  if (isDish || !mayBeTitle(page.style, fact) || !next) return null;
  if (!page.style.namesAreLowerCase && isAboveVariants(page.facts, index))
    return fact.heading ?? { title: fact.label.replace(/:$/, ""), note: "", isCertain: false };
  const isFollowedByDish = next.hasPrice && !startsLikeDescription(page, next);
  const standsApart = startsAnew(page.style, fact);
  const isAboveDish = opensPricedDish(page, index + 1) && !startsLikeDescription(page, next);
  // "Roasts", and below it "All served with Yorkshire pudding"
  const isAboveRemark =
    !next.hasPrice && speaksOfMany.test(next.label) && isPricedName(page.facts[index + 2]);
  const standsOut =
    (fact.isUpperCase && !page.style.namesAreUpperCase) ||
    (!page.style.describesInTitles && isTitleBetweenDishes(fact, page.facts[index - 1], next));
  if (!standsOut && !(standsApart && (isFollowedByDish || isAboveDish || isAboveRemark)))
    return null;
  return fact.heading ?? { title: fact.label.replace(/:$/, ""), note: "", isCertain: false };
}

/** "PITA POLLO" above "thigh, yoghurt, cucumber 11,90", where every list with a price has a name above it. */
function isDescribedBy({ facts, style }: Surroundings, index: number): boolean {
  const [next, other] = facts.slice(index + 1, index + 3);
  return style.pricesEndDescriptions && next?.isListOrSentence === true && !other?.hasPrice;
}

/** "SOUVLAKI  in pita, salad, garlic sauce" above priced names that have no capitals. */
function notedTitle(
  { style }: Surroundings,
  { label }: LineFacts,
  next: LineFacts,
): Heading | null {
  if (style.namesAreUpperCase || next.isUpperCase || !isPricedName(next)) return null;
  const [, title = "", note = ""] = capitalsAndNote.exec(label) ?? [];
  return title ? { title, note, isCertain: false } : null;
}

const capitalsAndNote =
  /^(\p{Lu}[\p{Lu} &'/]{2,30}\p{Lu})(?: {2,}| {1,9}\(| [–—-] |: )(\p{Ll}{2}[^()]*)\)?$/u;

/** "Poutine" above "Regular 9.99" and "Pulled Chicken 13.99" */
function isAboveSizedList({ facts, style }: Surroundings, fact: LineFacts, index: number): boolean {
  return (
    fact.heading?.isCertain === true &&
    startsAnew(style, fact) &&
    opensSizedList(facts[index + 1], facts[index + 2])
  );
}

/** "Plain 9.50" and below it "Cheese 10.00": a dish by the name of a size. */
const opensSizedList = (sized: LineFacts | undefined, other: LineFacts | undefined): boolean =>
  /\p{L}/u.test(sized?.priced.before ?? "") &&
  other?.hasPrice === true &&
  !other.isPriceOnly &&
  other.line.followsBlank === false;

/** "on a toasted bun" below "Breaded breast with lettuce and mayo". */
const endsSentence = ({ style, facts }: Surroundings, fact: LineFacts, index: number) => {
  const above = facts[index - 1];
  const isOpen = above?.startsLowerCase || above?.isListOrSentence || above?.isSentenceCase;
  return (
    fact.startsLowerCase &&
    !style.namesAreLowerCase &&
    !fact.line.followsBlank &&
    isOpen === true &&
    !above?.heading
  );
};

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
    if (fact.isPriceOnly)
      return at > 0 && !(name.heading?.isCertain && opensSizedList(fact, below[at + 1]));
    if (fact.heading?.isCertain || !startsLikeDescription(page, fact)) return false;
    // A heading above dishes that are lists: the next one follows at once.
    if (fact.hasPrice)
      return at > 0 || !isNextDish(fact, below[1]) || below[1]?.line.followsBlank === true;
    if (fact.line.followsBlank && at > 0) return false;
  }
  return false;
}

const mostDescriptionLines = 4;

/** Below "BUŁKA Z KOTLETEM" also "z kurczaka 16", where "ze schabowym 17" is above it. */
const isNextDish = (fact: LineFacts, next: LineFacts | undefined) =>
  isPricedName(next) ||
  (next?.hasPrice === true && !next.isPriceOnly && next.startsLowerCase && fact.startsLowerCase);

function looksLikeDescription(page: Surroundings, fact: LineFacts, index: number): boolean {
  if (startsLikeDescription(page, fact)) return true;
  return !fact.hasPrice && !fact.isBullet && isIndentedBelow(page.facts, index);
}

function startsLikeDescription({ style }: Surroundings, fact: LineFacts): boolean {
  if (fact.isBullet) return false;
  if (fact.startsLowerCase && !style.namesAreLowerCase) return true;
  if (fact.hasPrice)
    return fact.isListOrSentence && style.pricesEndDescriptions && !startsAnew(style, fact);
  return fact.isListOrSentence || (fact.isSentenceCase && !style.namesAreSentences);
}

/** Follows an empty line, on a page that has not one between all lines. */
const startsAnew = (style: PageStyle, { line }: LineFacts) =>
  line.followsBlank && !style.isDoubleSpaced;

/** Price, name and description, as blocks with an empty line between them. */
function openedRoles(facts: readonly LineFacts[]): Map<number, LineRole> {
  const roles = new Map<number, LineRole>();
  facts.forEach((fact, index) => {
    if (fact.isPriceOnly || fact.line.followsBlank) return;
    const above = facts[index - 1];
    const role = roles.get(index - 1)?.kind;
    if (above?.isPriceOnly) roles.set(index, { kind: "name", isCertain: true });
    else if (role === "name" || role === "description")
      roles.set(index, { kind: "description", isCertain: true });
  });
  return roles;
}

/** Habits of the whole page, which then tell nothing about a single line. */
export interface PageStyle {
  /** Most names are written like this, so it does not mark a description. */
  namesAreLowerCase: boolean;
  namesAreUpperCase: boolean;
  namesAreSentences: boolean;
  /** "roast chicken, bacon, 12" below "Club", and not all in one line. */
  pricesEndDescriptions: boolean;
  /** "20 Shish Taouk": the numbers count the dishes. */
  namesAreNumbered: boolean;
  /** Most lines are separated by an empty one. */
  isDoubleSpaced: boolean;
  /** Hardly any line that may name a dish is without a price. */
  areDishesPriced: boolean;
  /** Headings are in capitals, names are not. */
  headsAreUpperCase: boolean;
  /** A price on a line of its own is the first of each block. */
  pricesOpenBlocks: boolean;
  /** Descriptions look like titles: "Lettuce Tomato Mayo" below a priced name. */
  describesInTitles: boolean;
}

export function detectStyle(facts: readonly LineFacts[]): PageStyle {
  const named = facts.filter(({ hasPrice, isPriceOnly }) => hasPrice && !isPriceOnly);
  const names = namesOf(facts, named);
  const belowNames = new Set(facts.filter((fact, index) => isBelowName(fact, facts[index - 1])));
  const worded = facts.filter(({ isPriceOnly }) => !isPriceOnly);
  return {
    namesAreLowerCase: mostly(names, ({ startsLowerCase }) => startsLowerCase),
    namesAreUpperCase:
      mostly(names, ({ isUpperCase }) => isUpperCase) ||
      mostly(worded, ({ isUpperCase }) => isUpperCase),
    pricesEndDescriptions: mostly(
      facts.flatMap((fact, at) =>
        fact.hasPrice && !fact.isPriceOnly && fact.isListOrSentence
          ? [{ fact, above: facts[at - 1] }]
          : [],
      ),
      ({ fact, above }) =>
        belowNames.has(fact) ||
        (above?.isUpperCase === true && !above.hasPrice && !fact.isUpperCase),
    ),
    namesAreSentences:
      !facts.some(({ hasPrice }) => hasPrice) ||
      mostly(
        names.filter(({ label }) => label.split(" ").length > 3),
        ({ isSentenceCase }) => isSentenceCase,
      ),
    namesAreNumbered: mostly(named, ({ label }) => /^\d{1,3} \p{L}/u.test(label)),
    describesInTitles:
      facts.filter(
        (fact, index) =>
          isTitleBetweenDishes(fact, facts[index - 1], facts[index + 1]) &&
          nameForm(fact.label) !== "sandwich",
      ).length >
      named.length / 4,
    areDishesPriced:
      named.length >= 5 &&
      facts.filter(({ line, hasPrice, heading }) => line.followsBlank && !hasPrice && !heading)
        .length <
        named.length * 0.3,
    headsAreUpperCase:
      named.length > 2 &&
      !mostly(named, ({ isUpperCase }) => isUpperCase) &&
      mostly(
        facts.filter(({ heading, hasPrice }) => heading?.isCertain && !hasPrice),
        ({ isUpperCase }) => isUpperCase,
      ),
    pricesOpenBlocks: mostly(
      facts.flatMap((fact, index) => (fact.isPriceOnly ? [{ fact, next: facts[index + 1] }] : [])),
      ({ fact, next }) =>
        fact.line.followsBlank && next !== undefined && !next.line.followsBlank && !next.hasPrice,
    ),
    isDoubleSpaced: mostly(facts.slice(1), ({ line }) => line.followsBlank),
  };
}

/** The lines with prices, or the titles above them on a page whose descriptions end with the price. */
function namesOf(facts: readonly LineFacts[], priced: readonly LineFacts[]): readonly LineFacts[] {
  const titleOf = new Map(
    facts.flatMap((fact, at) => {
      const title = facts[at - 1];
      const isDescription = fact.startsLowerCase || fact.isListOrSentence;
      const isTitled =
        title && isBelowName(fact, title) && !title.startsLowerCase && !title.isListOrSentence;
      return isDescription && isTitled && fact.hasPrice ? [[fact, title] as const] : [];
    }),
  );
  return mostly(priced, (fact) => titleOf.has(fact)) ? [...titleOf.values()] : priced;
}

/** True when the line above has no price and may be its name. */
const isBelowName = ({ line }: LineFacts, above: LineFacts | undefined) =>
  above !== undefined && !above.hasPrice && !above.heading?.isCertain && !line.followsBlank;

const isTitleBetweenDishes = (
  fact: LineFacts,
  above: LineFacts | undefined,
  below: LineFacts | undefined,
): boolean =>
  fact.isTitle &&
  !namesOneDish(fact.label) &&
  !fact.hasPrice &&
  above?.hasPrice === true &&
  isPricedName(below) &&
  !fact.isBullet;
