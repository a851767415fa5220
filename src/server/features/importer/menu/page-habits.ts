import { nameForm } from "./dish-forms.ts";
import { type Heading, namesChicken, readHeading } from "./headings.ts";
import { type LineFacts, speaksOfMany } from "./line-facts.ts";
import type { MenuLine } from "./menu.types.ts";
import { easternLetter } from "./phrases.ts";
import { readPrices } from "./prices.ts";

/** " - chicken breast, rye bread" below each priced name: here bullets mark descriptions. */
export function unbulletDescriptions(facts: readonly LineFacts[]): LineFacts[] {
  const bullets = facts.filter(({ isBullet, line }) => isBullet && !line.isOneOfMany);
  const below = new Set(
    facts.filter((fact, at) => {
      const above = facts[at - 1];
      const isBelowName = above?.hasPrice === true && !above.isBullet && !above.isPriceOnly;
      return fact.isBullet && !fact.hasPrice && isBelowName && !fact.line.followsBlank;
    }),
  );
  if (below.size < 2 || below.size < bullets.length) return [...facts];
  return facts.map((fact) =>
    below.has(fact) ? { ...fact, isBullet: false, isListOrSentence: true, heading: null } : fact,
  );
}

const fewestCaptions = 3;

/** "item photo" above every dish: the same words, each time above others. */
export function withoutCaptions(lines: readonly MenuLine[]): MenuLine[] {
  const below = new Map<string, Set<string>>();
  lines.forEach(({ text }, index) => {
    const next = below.get(text) ?? new Set<string>();
    below.set(text, next.add(lines[index + 1]?.text ?? ""));
  });
  return lines.filter(
    ({ text }) =>
      (below.get(text)?.size ?? 0) < fewestCaptions || /\d/.test(text) || !/^\p{Ll}/u.test(text),
  );
}

const latinOrDigit = /[\p{Script=Latin}\d]/u;
const otherScript = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;

/** "شاورما دجاج" beside each "Chicken Shawarma 8": the same in a script that the names of the page do not use. */
export function withoutTranslations(lines: readonly MenuLine[]): MenuLine[] {
  const isNamed = (line: MenuLine | undefined) =>
    line !== undefined &&
    /\p{Script=Latin}{3}/u.test(line.text) &&
    readPrices(line.text).prices.length > 0;
  const said = new Set(
    lines.filter(
      ({ text }, at) =>
        otherScript.test(text) &&
        !latinOrDigit.test(text) &&
        (isNamed(lines[at - 1]) || isNamed(lines[at + 1])),
    ),
  );
  const named = lines.filter(isNamed).length;
  return said.size >= fewestCaptions && said.size >= named * 0.6
    ? lines.filter((line) => !said.has(line))
    : [...lines];
}

const mostLines = 4;

/** Set in from the priced name above, as are the lines between them. */
export function isIndentedBelow(facts: readonly LineFacts[], index: number): boolean {
  const indent = facts[index]?.line.indent ?? 0;
  for (let at = index; at > Math.max(0, index - mostLines); at -= 1) {
    const [fact, above] = [facts[at], facts[at - 1]];
    if (!fact || !above || fact.line.followsBlank || fact.isBullet) return false;
    if (above.hasPrice) return indent >= above.line.indent + 2;
    if (above.line.indent !== indent || above.heading?.isCertain) return false;
  }
  return false;
}

/** "ケバブサンド(ピタパン)" above "チキン 600": where no letter is a capital, the kind of dish marks a heading. */
export function easternKind({ label }: LineFacts, next: LineFacts): Heading | null {
  const [, title = "", note = ""] =
    /^([^,.!?、。()\d]{2,16})(?: ?\(([^()]{1,30})\))?$/u.exec(label) ?? [];
  const isKind = easternLetter.test(title) && nameForm(`${title} ${note}`) !== null;
  const isAboveDish = next.hasPrice && !next.isPriceOnly;
  return isKind && isAboveDish && !namesChicken(title) && !speaksOfMany.test(title)
    ? { title, note, isCertain: false }
    : null;
}

const longestTitle = 40;
const fewestTitles = 3;
const partsOf = (text: string) =>
  text
    .split(/[|•·\t]| {2}/)
    .map((part) => part.trim())
    .filter(Boolean);

/** "Sandwiches (4)" */
const keyOf = (text: string) =>
  text
    .replace(/ ?\(\d{1,3}\)$/, "")
    .trim()
    .toLowerCase();

/**
 * An ordering page lists its categories first, and each stands again above its dishes: there it is a heading, whatever
 * its words. The list itself is no part of the menu.
 */
function readNavigation(lines: readonly MenuLine[]): MenuLine[] {
  const last = new Map(lines.map(({ text }, at) => [keyOf(text), at]));
  const titles = new Set<string>();
  const listed = new Set<number>();
  for (let from = 0; from < lines.length; ) {
    const end = endOfList(lines, from);
    const again = (text: string) => (last.get(keyOf(text)) ?? -1) >= end;
    const found = lines
      .slice(from, end)
      .flatMap(({ text }) => partsOf(text))
      .filter(again);
    const known = found.filter((text) => readHeading(text.trim())?.isCertain).length;
    if (found.length >= fewestTitles && known >= found.length / 2) {
      for (const text of found) titles.add(keyOf(text));
      for (let at = from; at < end; at += 1) {
        const parts = partsOf(lines[at]?.text ?? "");
        if (parts.every(again)) listed.add(at);
      }
    }
    from = Math.max(end, from + 1);
  }
  return lines.flatMap((line, at) => {
    if (listed.has(at)) return [];
    const isTitle = titles.has(keyOf(line.text)) && !line.text.startsWith("#");
    return [isTitle ? { ...line, text: `# ${line.text}` } : line];
  });
}

const opened = /^([^\p{L}\p{N}\s()[\]"'“„¿¡#$€£+-]{1,3}) ?(\p{L}.*)$/u;
const enclosed = /^([*=~_•·★✦◆■|]{1,3}) ?(\p{L}[^*=~_•·★✦◆■|]{1,40})\1(?![*=~_•·★✦◆■|])/u;

/** What stands behind the sign that opens a line, or "" where it cannot be a title. */
const titleBehind = ({ text }: MenuLine, sign: string): string => {
  const [, found, title = ""] = opened.exec(text) ?? [];
  const bare = title.replace(/\([^()]*\)?$/, "").trim();
  return found === sign && bare.length <= longestTitle && !/[,.;!?]/.test(bare) ? title : "";
};

/**
 * "> LOMITOS", "★ Wraps": a sign that opens only lines which stand alone above others, and no dish, marks the headings of this
 * page. "* SANDWICHS *  baguette" has it on both sides.
 */
function readMarkedTitles(all: readonly MenuLine[]): MenuLine[] {
  const lines = all.map((line) => {
    const [whole = "", , title = ""] = enclosed.exec(line.text) ?? [];
    const rest = line.text.slice(whole.length).trim();
    return title ? { ...line, text: `# ${title.trim()}  ${rest}`.trim() } : line;
  });
  const signs = new Set(
    lines.flatMap(({ text }) => opened.exec(text)?.[1] ?? []).slice(0, mostSigns),
  );
  for (const sign of signs) {
    const marked = lines.flatMap(({ text }, at) => (opened.exec(text)?.[1] === sign ? [at] : []));
    const isTitle = (at: number) => {
      const [line, next] = [lines[at], lines[at + 1]];
      return (
        line !== undefined &&
        titleBehind(line, sign) !== "" &&
        readPrices(line.text).prices.length === 0 &&
        next !== undefined &&
        opened.exec(next.text)?.[1] !== sign
      );
    };
    if (marked.length < fewestTitles || marked.length > lines.length / 2 || !marked.every(isTitle))
      continue;
    for (const at of marked) {
      const line = lines[at];
      if (line) lines[at] = { ...line, text: `# ${titleBehind(line, sign)}` };
    }
  }
  return lines;
}

const mostSigns = 10;

/** The line after a run of short ones without prices. */
function endOfList(lines: readonly MenuLine[], from: number): number {
  let end = from;
  while (end < lines.length && mayBeListed(lines[end], end === from)) end += 1;
  return end;
}

const mayBeListed = (line: MenuLine | undefined, isFirst: boolean) =>
  line !== undefined &&
  (isFirst || !line.followsBlank) &&
  partsOf(line.text).every((part) => part.length <= longestTitle) &&
  readPrices(line.text).prices.length === 0;

/** The lines with what the page marks as headings written as such. */
export const readTitles = (lines: readonly MenuLine[]): MenuLine[] =>
  readNavigation(readMarkedTitles(lines));

/**
 * "Minutas" above "Suprema con papas", its price and more of the kind: where known headings open the blocks of several
 * prices and none opens with a dish that has only a name, the first line of each is a heading.
 */
export function openersOfLists(facts: readonly LineFacts[]): Set<LineFacts> {
  const starts = facts.flatMap(({ line }, at) => (line.followsBlank || at === 0 ? [at] : []));
  const blocks = starts
    .map((from, index) => facts.slice(from, starts[index + 1]))
    .filter((block) => block.filter(({ isPriceOnly }) => isPriceOnly).length > 1);
  const known = blocks.filter(([first]) => first?.heading?.isCertain && !first.hasPrice).length;
  const isHabit = known > 1 && !blocks.some(([first, next]) => first?.hasPrice || next?.hasPrice);
  // What lists the parts of a dish is below its name.
  const isTitle = ([first, next]: LineFacts[]) =>
    first &&
    first.label.length <= longestTitle &&
    !first.isListOrSentence &&
    !first.isSentenceCase &&
    !first.startsLowerCase &&
    ![first, next].some((fact) => fact?.label.includes(","));
  return new Set(isHabit ? blocks.filter(isTitle).flatMap((block) => block.slice(0, 1)) : []);
}
