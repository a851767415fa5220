// Over 300 lines: the roles of a line by itself and by the layout of the page are read together.
import { type Heading, namesDish, pluralArticle, sectionKinds } from "./headings.ts";
import { hasForm } from "./labels.ts";
import type { LineFacts } from "./line-facts.ts";
import { anyOf, splitWords } from "./phrases.ts";
import { allOpenings } from "./vocabulary/layout.ts";

/** What a line is: heading, name, price or description. */
export type LineRole =
  | { kind: "heading"; heading: Heading }
  | { kind: "price" }
  /** Certain when the layout of the page says so, and not only the line. */
  | { kind: "name"; isCertain: boolean }
  /** Certain when it starts in lower case and the names of the page do not. */
  | { kind: "description"; isCertain: boolean };

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
  if (!fact) return { kind: "price" };
  if (fact.isPriceOnly) return { kind: "price" };
  const heading = headingAt(page, fact, index);
  if (heading) return { kind: "heading", heading };
  if (!looksLikeDescription(page, fact, index)) return { kind: "name", isCertain: false };
  const isCertain = fact.startsLowerCase && !page.style.namesAreLowerCase;
  return { kind: "description", isCertain };
}

/** The heading, unless the line is a dish whose price follows on a later line. */
function headingAt(page: Surroundings, fact: LineFacts, index: number): Heading | null {
  if (fact.isBullet || namesDish(fact.label) || endsSentence(page, fact, index)) return null;
  const next = page.facts[index + 1];
  if (fact.hasPrice) {
    const isCapital = fact.heading?.isCertain && (fact.isUpperCase || !/s$/i.test(fact.label));
    const isOfMany = isCapital || listsDishes(page.facts[index + 1], page.facts[index + 2]);
    const isAboveBullets =
      fact.heading?.isCertain && page.facts.slice(index + 1, index + 3).some(isPricelessBullet);
    if (isAboveBullets) return fact.heading;
    return next && !next.hasPrice && !page.style.namesAreUpperCase && isOfMany
      ? fact.heading
      : null;
  }
  if (next?.isPriceOnly && !isAboveSizedList(page, fact, index)) return null;
  const isCapital = /^\P{L}*\p{Lu}{3}/u.test(fact.label);
  if (!isCapital && isInPricedList(page.facts, index)) return null;
  const isDish = opensPricedDish(page, index) && !(next && speaksOfMany.test(next.label));
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

/** "Poutine" above "Regular 9.99" and "Pulled Chicken 13.99" */
function isAboveSizedList({ facts, style }: Surroundings, fact: LineFacts, index: number): boolean {
  const [sized, other] = [facts[index + 1], facts[index + 2]];
  return (
    fact.heading?.isCertain === true &&
    startsAnew(style, fact) &&
    /\p{L}/u.test(sized?.priced.before ?? "") &&
    isPricedName(other) &&
    other?.line.followsBlank === false
  );
}

/** "Chicken Salad" in a list without prices, right below "Hoagies   Small 7.99  Large 11.99". */
function isInPricedList(facts: readonly LineFacts[], index: number): boolean {
  for (let at = index; at > Math.max(0, index - longestList); at -= 1) {
    const [fact, above] = [facts[at], facts[at - 1]];
    if (!fact || fact.line.followsBlank || fact.hasPrice) return false;
    if (above?.hasPrice) return above.heading?.isCertain === true && !above.isPriceOnly;
  }
  return false;
}

const longestList = 20;

/** "all on a toasted bun": not about one dish. */
export const speaksOfMany = new RegExp(`^(?:${anyOf(allOpenings)})(?!\\p{L})`, "iu");

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

/** Two lines below "TRIPLE DECKERS 13.95" that name dishes without prices. */
const listsDishes = (...facts: (LineFacts | undefined)[]) =>
  facts.every(
    (fact) =>
      fact && !fact.hasPrice && !fact.startsLowerCase && !fact.line.followsBlank && !fact.heading,
  );

const isPricelessBullet = ({ isBullet, hasPrice, line }: LineFacts) =>
  isBullet && !hasPrice && !line.isOneOfMany;

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
  if (startsLikeDescription(page, fact)) return true;
  const previous = page.facts[index - 1];
  return !fact.hasPrice && !fact.isBullet && !fact.line.followsBlank && previous !== undefined
    ? fact.line.indent >= previous.line.indent + 2 && previous.hasPrice
    : false;
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
    pricesEndDescriptions: mostly(
      named.filter((fact) => fact.isListOrSentence),
      (fact) => belowNames.has(fact),
    ),
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
    areDishesPriced:
      named.length >= 5 &&
      facts.filter(({ line, hasPrice, heading }) => line.followsBlank && !hasPrice && !heading)
        .length <
        named.length * 0.3,
    headsAreUpperCase:
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

/**
 * Roles of the lines above a line with nothing but a price, as ordering pages have them: heading, name, description,
 * price, or heading, name, price, description. Which of the two it is, the whole page tells.
 */
function stackedRoles(facts: readonly LineFacts[]): Map<number, LineRole> {
  const roles = new Map<number, LineRole>();
  const runs = runsAbovePrices(facts);
  if (runs.filter(({ isAbovePrice }) => isAbovePrice).length < fewestStacked)
    return singleRoles(runs);
  const isDescribedBelow = describesBelowPrice(runs);
  const describesInTitles =
    runs.filter(({ lines }) => lines.length === 2 && !lines.some(({ fact }) => isDescriptive(fact)))
      .length >
    runs.length / 2;
  for (const run of runs) {
    const { above, heading, below } = splitRun(run, isDescribedBelow, describesInTitles);
    for (const { index } of above) roles.set(index, { kind: "description", isCertain: true });
    for (const line of heading) roles.set(line.index, titleRole(line));
    if (!run.isAbovePrice) continue;
    const [name, ...description] = below;
    if (name) roles.set(name.index, { kind: "name", isCertain: true });
    for (const { index } of description) roles.set(index, { kind: "description", isCertain: true });
  }
  return roles;
}

/** A price alone on its line, on a page that has prices behind its names, is that of a dish above it. */
function singleRoles(runs: readonly Run[]): Map<number, LineRole> {
  const roles = new Map<number, LineRole>();
  for (const { lines, isAbovePrice, isBelowName } of runs) {
    if (!isAbovePrice || !isBelowName) continue;
    const named = lines.filter(({ fact }) => !fact.startsLowerCase && !fact.heading);
    const name = named.findLast(({ fact }) => !isDescriptive(fact)) ?? named[0];
    if (!name) continue;
    for (const { index } of lines)
      if (index === name.index) roles.set(index, { kind: "name", isCertain: true });
      else if (index > name.index) roles.set(index, { kind: "description", isCertain: true });
  }
  return roles;
}

const fewestStacked = 3;

interface RunLine {
  fact: LineFacts;
  index: number;
}

/** Lines without prices between two with prices. */
interface Run {
  lines: RunLine[];
  isBelowPrice: boolean;
  isAbovePrice: boolean;
  /** The line above has a name and its price. */
  isBelowName: boolean;
  /** The name and the price stand apart from the headings of the page: no heading is in their block. */
  hasOwnBlock?: boolean;
  /** An empty line follows most prices of the page. */
  standsApart?: boolean;
}

function runsAbovePrices(facts: readonly LineFacts[]): Run[] {
  const runs: Run[] = [];
  let [lines, isBelowPrice, isBelowName]: [RunLine[], boolean, boolean] = [[], false, false];
  facts.forEach((fact, index) => {
    if (!fact.hasPrice) {
      lines.push({ fact, index });
      return;
    }
    if (lines.length > 0)
      runs.push({ lines, isBelowPrice, isBelowName, isAbovePrice: fact.isPriceOnly });
    [lines, isBelowPrice, isBelowName] = [[], fact.isPriceOnly, !fact.isPriceOnly];
  });
  if (lines.length > 0) runs.push({ lines, isBelowPrice, isBelowName, isAbovePrice: false });
  const found = runs.filter((run) => run.isAbovePrice || run.isBelowPrice);
  const hasOwnBlocks = headingsStandApart(facts);
  const standsApart = mostly(
    facts.filter((_, at) => facts[at - 1]?.isPriceOnly),
    ({ line }) => line.followsBlank,
  );
  return found.map((run) => ({
    ...run,
    standsApart,
    hasOwnBlock: hasOwnBlocks && run.isAbovePrice,
  }));
}

/** An empty line before and behind most of the headings. */
function headingsStandApart(facts: readonly LineFacts[]): boolean {
  const headings = facts.flatMap((fact, at) => {
    const next = facts[at + 1];
    return fact.heading?.isCertain && !fact.hasPrice && next && !next.isPriceOnly ? [next] : [];
  });
  return mostly(headings, ({ line }) => line.followsBlank);
}

/** The last heading of a run. What nothing but a description follows is the name of a dish, whatever its words. */
const headingIn = ({ lines, isAbovePrice, hasOwnBlock, standsApart }: Run): number =>
  lines.findLastIndex(
    ({ fact }, at) =>
      fact.heading?.isCertain === true &&
      !(hasOwnBlock && at >= lines.findLastIndex((line) => line.fact.line.followsBlank)) &&
      !(isAbovePrice && standsApart && isDescribedName(lines.slice(at))) &&
      (!isAbovePrice ||
        lines
          .slice(at + 1)
          .some(({ fact: below }) => !isDescriptive(below) || isLongName(fact.heading, below))),
  );

/** "Chicken curry" and "Émincés de poulet marinés" in a block of their own: a name, unless it is a plain plural. */
function isDescribedName([name, description, ...rest]: RunLine[]): boolean {
  if (!name || !description || rest.length > 0 || !name.fact.line.followsBlank) return false;
  const { heading } = name.fact;
  const kinds = sectionKinds(heading?.title ?? "").filter((kind) => kind !== "filler");
  const title = (heading?.title ?? "").replace(pluralArticle, "");
  const isPlainPlural =
    (/^\S+[sieyáé]$/i.test(title) && kinds.length === 1) ||
    (/s$/i.test(title) && kinds.at(-1) === "sandwich");
  return !isPlainPlural && !description.fact.line.followsBlank && isDescriptive(description.fact);
}

/** "Combo 2 sándwiches de pollo + papas" below "Combos", which is the name of no dish. */
const isLongName = (heading: Heading | null, below: LineFacts) =>
  heading !== null &&
  !sectionKinds(heading.title).includes("sandwich") &&
  !below.startsLowerCase &&
  !/,|[.!?。！]$|[、，]/.test(below.line.text);

/** More runs begin with a description than end with one, or have one line more above their heading than below. */
function describesBelowPrice(runs: readonly Run[]): boolean {
  let votes = 0;
  for (const run of runs) {
    const { lines, isBelowPrice, isAbovePrice } = run;
    const heading = headingIn(run);
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last) continue;
    if (heading >= 0) {
      const isNamedAtOnce = lines.length - heading === 2 && isAbovePrice;
      if (lines.length - heading > 2 && isAbovePrice && isDescriptive(last.fact)) votes -= 1;
      else if (isNamedAtOnce && heading > 0 && isBelowPrice && isDescriptive(first.fact))
        votes += 1;
    } else if (
      isBelowPrice &&
      isDescriptive(first.fact) &&
      !(isAbovePrice && isDescriptive(last.fact))
    )
      votes += 1;
    else if (isAbovePrice && lines.length > 1 && isDescriptive(last.fact)) votes -= 1;
  }
  return votes > 0;
}

/** What describes the dish above, headings, and the dish below with its description. */
function splitRun(run: Run, isDescribedBelow: boolean, describesInTitles: boolean) {
  const { lines, isBelowPrice, isAbovePrice } = run;
  const known = headingIn(run);
  let start = 0;
  if (isBelowPrice && isDescribedBelow) {
    const most = isAbovePrice ? lines.length - 1 : lines.length;
    while (
      start < most &&
      start !== known &&
      isDescribing(lines[start], describesInTitles && start === 0)
    )
      start += 1;
  }
  let end = lines.length;
  if (isAbovePrice && !isDescribedBelow) {
    const first = Math.max(start, known + 1);
    while (
      end - 1 > first &&
      isDescribing(lines[end - 1], describesInTitles && end === lines.length)
    )
      end -= 1;
    // "Kebab w bułce mieszany" and below it "Kurczak i wołowina"
    const [named, last] = [lines[end - 2]?.fact, lines[end - 1]?.fact];
    const isNamedAbove = named && !named.heading && hasForm(named.label);
    if (end === lines.length && end - 1 > first && isNamedAbove && last && !hasForm(last.label))
      end -= 1;
  }
  const name = isAbovePrice ? end - 1 : end;
  return {
    above: lines.slice(0, start),
    heading: lines.slice(start, name),
    below: lines.slice(name),
  };
}

const isDescribing = (line: RunLine | undefined, isTitle: boolean) =>
  line !== undefined && (isTitle || isDescriptive(line.fact));

const longestStackedTitle = 40;

/** Reads like a description rather than a title. */
const isDescriptive = (fact: LineFacts): boolean =>
  !fact.isBullet &&
  (fact.startsLowerCase ||
    (!fact.heading?.isCertain &&
      (fact.isListOrSentence ||
        fact.isSentenceCase ||
        fact.label.length > longestStackedTitle ||
        /, \S|[、，]|[.!?。！]$/.test(fact.line.text))));

function titleRole({ fact }: RunLine): LineRole {
  if (fact.heading) return { kind: "heading", heading: fact.heading };
  if (isDescriptive(fact)) return { kind: "description", isCertain: true };
  return { kind: "heading", heading: { title: fact.label, note: "", isCertain: false } };
}
