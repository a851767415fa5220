import { type Heading, pluralArticle, sectionKinds } from "./headings.ts";
import { hasForm } from "./labels.ts";
import { type LineFacts, type LineRole, mostly, speaksOfMany } from "./line-facts.ts";
import { openersOfLists } from "./page-habits.ts";
import { easternLetter } from "./phrases.ts";

/**
 * Roles of the lines above a line with nothing but a price, as ordering pages have them: heading, name, description,
 * price, or heading, name, price, description. Which of the two it is, the whole page tells.
 */
export function stackedRoles(facts: readonly LineFacts[]): Map<number, LineRole> {
  const roles = new Map<number, LineRole>();
  const runs = runsAbovePrices(facts);
  if (runs.filter(({ isAbovePrice }) => isAbovePrice).length < fewestStacked)
    return singleRoles(runs);
  const isDescribedBelow = describesBelowPrice(runs);
  const namesAreTitles = mostly(
    runs.flatMap(({ lines, isAbovePrice }) => (isAbovePrice ? lines.slice(-1) : [])),
    ({ fact }) => !isPhrase(fact),
  );
  const describes = ({ fact, index }: RunLine) =>
    isDescriptive(fact) ||
    (namesAreTitles && isPhrase(fact) && facts[index - 1]?.isPriceOnly === true);
  const describesInTitles =
    runs.filter(({ lines }) => lines.length === 2 && !lines.some(({ fact }) => isDescriptive(fact)))
      .length >
    runs.length / 2;
  for (const run of runs) {
    const { above, heading, below } = splitRun(run, isDescribedBelow, describesInTitles, describes);
    for (const { index } of above) roles.set(index, { kind: "description", isCertain: true });
    const listed = namesAbove(run, heading);
    for (const line of heading)
      roles.set(
        line.index,
        listed.has(line.index) ? { kind: "name", isCertain: true } : titleRole(line),
      );
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
  /** Most of what follows an empty line is a heading: what follows none is no heading. */
  blanksMarkHeadings?: boolean;
  /** The last line behind an empty one is a heading, whatever its words. */
  opensList?: boolean;
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
  const blanksMarkHeadings = mostly(
    facts.filter(({ line }, at) => at > 0 && line.followsBlank),
    ({ heading, hasPrice }) => heading?.isCertain === true && !hasPrice,
  );
  const openers = openersOfLists(facts);
  return found.map((run) => ({
    ...run,
    standsApart,
    blanksMarkHeadings,
    opensList: run.isBelowPrice && run.lines.some(({ fact }) => openers.has(fact)),
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
function headingIn(run: Run): number {
  const { lines, isAbovePrice, hasOwnBlock, standsApart, blanksMarkHeadings, opensList } = run;
  const known = lines.findLastIndex(
    ({ fact }, at) =>
      fact.heading?.isCertain === true &&
      !(blanksMarkHeadings && isAbovePrice && at > 0 && !fact.line.followsBlank) &&
      !(hasOwnBlock && at >= lines.findLastIndex((line) => line.fact.line.followsBlank)) &&
      !(isAbovePrice && standsApart && isDescribedName(lines.slice(at))) &&
      (!isAbovePrice ||
        lines
          .slice(at + 1)
          .some(({ fact: below }) => !isDescriptive(below) || isLongName(fact.heading, below))),
  );
  return known < 0 && opensList ? lines.findLastIndex(({ fact }) => fact.line.followsBlank) : known;
}

/** "Chicken curry" and "Émincés de poulet marinés" in a block of their own: a name, unless it is a plain plural. */
function isDescribedName([name, description, ...rest]: RunLine[]): boolean {
  if (!name || !description || rest.length > 0 || !name.fact.line.followsBlank) return false;
  const { heading } = name.fact;
  const kinds = sectionKinds(heading?.title ?? "").filter((kind) => kind !== "filler");
  const title = (heading?.title ?? "").replace(pluralArticle, "");
  const isPlainPlural =
    (/^\S+[sieyáé]$/i.test(title) && kinds.length === 1) ||
    (/s$/i.test(title) && kinds.at(-1) === "sandwich");
  const isDish = hasForm(title) && !name.fact.isUpperCase && isPhrase(description.fact);
  return (
    !isPlainPlural &&
    !description.fact.line.followsBlank &&
    (isDescriptive(description.fact) || isDish)
  );
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
function splitRun(
  run: Run,
  isDescribedBelow: boolean,
  describesInTitles: boolean,
  describes: (line: RunLine) => boolean,
) {
  const { lines, isBelowPrice, isAbovePrice } = run;
  const known = headingIn(run);
  let start = 0;
  if (isBelowPrice && isDescribedBelow) {
    const most = isAbovePrice ? lines.length - 1 : lines.length;
    while (
      start < most &&
      start !== known &&
      isDescribing(lines[start], describesInTitles && start === 0, describes)
    )
      start += 1;
  }
  let end = lines.length;
  const named = isDescribedBelow ? -1 : nameIn(run, known);
  if (isAbovePrice && named >= 0) end = named + 1;
  else if (isAbovePrice && !isDescribedBelow) {
    const first = Math.max(start, known + 1);
    while (
      end - 1 > first &&
      isDescribing(lines[end - 1], describesInTitles && end === lines.length)
    )
      end -= 1;
    // "Kebab w bułce mieszany" and below it "Kurczak i wołowina"
    const [named, last] = [lines[end - 2]?.fact, lines[end - 1]?.fact];
    const isNamedAbove = named && (!named.heading || end - 2 > known) && hasForm(named.label);
    // "Galette Mixte" and below it "Kebab et émincés de poulet", in a block of two lines and the price
    const isBlock = run.standsApart && named?.line.followsBlank && last && isPhrase(last);
    if (
      end === lines.length &&
      end - 1 > first &&
      isNamedAbove &&
      last &&
      (isBlock || !hasForm(last.label))
    )
      end -= 1;
  }
  const name = isAbovePrice ? end - 1 : end;
  return {
    above: lines.slice(0, start),
    heading: lines.slice(start, name),
    below: lines.slice(name),
  };
}

/** "Turkey Club" and "Chicken Club" below "$9 each, on toast", and then an empty line and the next heading: dishes at the price of their section. */
function namesAbove(run: Run, titles: readonly RunLine[]): Set<number> {
  const last = titles.findLastIndex(({ fact }) => fact.heading?.isCertain);
  const list = titles.slice(0, Math.max(0, last));
  const isList =
    list.length >= fewestListed &&
    run.isBelowName &&
    titles[last]?.fact.line.followsBlank === true &&
    list.every(
      ({ fact }) => !fact.line.followsBlank && !fact.heading?.isCertain && !isDescriptive(fact),
    );
  return new Set(isList ? list.map(({ index }) => index) : []);
}

const fewestListed = 2;

/** The line that can only be the name: the last that is numbered, or the first where only a blank marks headings; else -1. */
function nameIn({ lines, isBelowPrice, blanksMarkHeadings }: Run, known: number): number {
  const numbered = lines.findLastIndex(({ fact }) => fact.isBullet);
  if (numbered > known) return numbered;
  const isBlock = known >= 0 || (isBelowPrice && lines[0]?.fact.line.followsBlank === false);
  const isWhole = lines.slice(1).every(({ fact }) => !fact.line.followsBlank);
  if (!blanksMarkHeadings || !isBlock || !isWhole) return -1;
  return lines.findIndex(
    ({ fact }, at) => at > known && !isDescriptive(fact) && !speaksOfMany.test(fact.label),
  );
}

const isDescribing = (
  line: RunLine | undefined,
  isTitle: boolean,
  describes: (line: RunLine) => boolean = ({ fact }) => isDescriptive(fact),
) => line !== undefined && (isTitle || describes(line));

/** "Garlic sauce", "Breaded chicken fillet": only the first word has a capital. */
const isPhrase = ({ label, line, heading }: LineFacts) =>
  !line.followsBlank && !heading && /^\p{Lu}\p{Ll}+(?: (?:\p{Ll}[\p{L}'-]*|&)){1,6}$/u.test(label);

const longestStackedTitle = 40;

/** Reads like a description rather than a title. */
const isDescriptive = (fact: LineFacts): boolean =>
  !fact.isBullet &&
  (fact.startsLowerCase ||
    (!fact.heading?.isCertain &&
      (fact.isListOrSentence ||
        fact.isSentenceCase ||
        fact.label.length > longestStackedTitle ||
        /, \S|[、，]|[.!?。！]$/.test(fact.line.text) ||
        (easternLetter.test(fact.label) && /\S ?\+ ?\S/.test(fact.label)))));

function titleRole({ fact }: RunLine): LineRole {
  if (fact.heading) return { kind: "heading", heading: fact.heading };
  if (isDescriptive(fact)) return { kind: "description", isCertain: true };
  return { kind: "heading", heading: { title: fact.label, note: "", isCertain: false } };
}
