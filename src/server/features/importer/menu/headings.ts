import { isOnlyBread, splitAtMark } from "./labels.ts";
import { isSizeOnly } from "./noise.ts";
import { anyOf, createFinder, splitWords, type Word } from "./phrases.ts";
import { chickenPhrases } from "./vocabulary/chicken.ts";
import { breadServings, otherServings } from "./vocabulary/columns.ts";
import { kidsWords, type SectionKind, sectionPhrases } from "./vocabulary/sections.ts";

export interface Heading {
  title: string;
  note: string;
  /** Recognized by its words or markup alone, without its neighbours. */
  isCertain: boolean;
}

const findSections = createFinder(sectionPhrases);
const longestTitle = 60;
const longestHeading = 250;
const singularDish =
  /\b(?:sandwich|burger|wrap|melt|club|sub|hoagie|panini|biscuit|torta|slider|cheesesteak|hero|grinder|sando|toastie|bap|barm|roll|gyro|pita|kebab|shawarma|po'?boy|bun|bagel|croissant|baguette|ciabatta|focaccia|panino|bocadillo|bocata)\P{L}*$/iu;

/** "DÖNER KEBAB (kuřecí maso, zelenina)" above what it comes in. */
const spit = /^(?:döner|doner) keba[bp]$/i;

/** "I PANINI": the article of a plural. */
export const pluralArticle =
  /^(?:i|gli|le|nos|les|los|las|nuestros|nuestras|unsere|our|naše|nasze) /i;

const findChicken = createFinder(chickenPhrases);

export const namesChicken = (text: string): boolean =>
  findChicken(splitWords(text)).some(({ value }) => value === "chicken");

/** "Crispy Chicken Sandwich" is a dish, "Chicken Sandwiches" is a heading. */
export const namesDish = (title: string): boolean =>
  title.length <= longestTitle && singularDish.test(title) && namesChicken(title);

/** "Tuna Melt" */
export const namesOneDish = (title: string): boolean =>
  splitWords(title).length > 1 && singularDish.test(title);

/** "SANDWICHES", "## Wraps", "— Sides —", "GYROS - in a pita with tzatziki", "PO'BOYS (half / full)". */
export function readHeading(text: string): Heading | null {
  if (text.length > longestHeading) return null;
  const marked =
    /^#{1,6} +(\S.*)$/.exec(text) ??
    /^([=~*_–—-]{1,6}) *([^ =~*_–—][^=~*_–—]{0,58}[^ =~*_–—]) *\1$/.exec(text) ??
    /^(>{1,3}|»{1,2}) *([^ <>«»\d][^<>«»\d]{0,58}) *(?:<{1,3}|«{1,2})$/.exec(text) ??
    // "[샌드위치]", "【サンドイッチ】"
    /^[■◆●▼◇□]? ?([【[<《〈『≪]) *([^ \d[\]【】<>][^\d[\]【】<>]{0,30}) *[】\]>》〉』≫]$/u.exec(
      text,
    ) ??
    /^(>{2,3}) *(\p{Lu}[^<>«»\d]{1,58})$/u.exec(text);
  if (marked) {
    const { title, note } = titleAndNote(
      (marked[2] ?? marked[1] ?? "").replace(/(?<![#*_])[#*_]+$/, ""),
    );
    return { title, note, isCertain: true };
  }
  // "Finger sandwiches (ham, egg), scones" goes on behind the bracket: a list.
  if (/^[^(]{0,60}\([^)]{0,200}\),/.test(text)) return null;
  // "in a warm naan" below a name says what it comes in.
  if (/^(?:in|on) an? \p{Ll}/u.test(text)) return null;
  const served = headOfServings(text);
  if (served) return served;
  const [bare, sizes] = takeSizes(text);
  const read = sectionOf(titleAndNote(bare));
  const [title, note] = [read.title, `${read.note} ${sizes}`.trim()];
  if (title.length > longestTitle) return null;
  const words = splitWords(title);
  if (words.length === 0 || words.length > 7) return null;
  if (endsWithSection(title, words) || listsSections(title) || joinsSection(title))
    return { title, note, isCertain: true };
  const isDish =
    words.length > 1 &&
    singularDish.test(title) &&
    !pluralArticle.test(title) &&
    !(note && spit.test(title));
  if (!isAllSections(words) || isDish) return null;
  // "Poulet curry" in a list without prices is one of its dishes.
  const isCurry = words.length > 1 && /\p{Ll} ?-?curry$/u.test(title) && namesChicken(title);
  const isSection = sectionKinds(title).some((kind) => kind !== "filler");
  return { title, note, isCertain: isSection && !isCurry };
}

export const sectionKinds = (title: string): SectionKind[] =>
  findSections(splitWords(title)).map(({ value }) => value);

/** "Bagety 30 cm / 15 cm", "PIZZA 14"", "SOUS-MARINS  7 po  14 po" */
const measures =
  /(?:(?<=\p{L})[ :]{1,40}|(?<=[/|,–-]) ?)\d{1,3} ?(?:cm|inch|in|po|pouces|″|")(?:(?: ?[/|,–-] ?| {1,40})\d{1,3} ?(?:cm|inch|in|po|pouces|″|")){0,3}$/u;

/** "SUBS    SM    LG", "HOT SUBS SM LG" */
function takeSizes(whole: string): [string, string] {
  const text = whole.replace(measures, "");
  const cells = text.split(/ {2,}|\t+/);
  // "LES POUTINES   P   M   G"
  const isSizeCell = (cell: string) => isSizeOnly(cell) || /^\p{Lu}{1,2}$/u.test(cell);
  const first = cells.findIndex((cell, index) => index > 0 && isSizeCell(cell));
  if (first > 0 && cells.slice(first).every(isSizeCell))
    return [cells.slice(0, first).join("  "), cells.slice(first).join(" / ")];
  const words = text.split(" ");
  let end = words.length;
  while (end > 1 && /^\p{Lu}/u.test(words[end - 1] ?? "") && isSizeOnly(words[end - 1] ?? ""))
    end -= 1;
  return words.length - end > 1
    ? [words.slice(0, end).join(" "), words.slice(end).join(" / ")]
    : [text, ""];
}

/** "GRILL ISTANBUL   Sandwich   Menu   Assiette": what the prices of the rows are for, the one in bread first. */
export function headOfServings(text: string): Heading | null {
  const cells = text.trim().split(/ {2,}|\t+/);
  const isBread = (cell: string) => servedBreads.has(cell.toLowerCase()) || isOnlyBread(cell);
  const [first = "", ...others] = cells.filter(
    (cell) => isBread(cell) || servings.has(cell.toLowerCase()),
  );
  // One of them may be called what only its region knows: "Bread   Teacake   Baguette".
  const unknown = cells.length - others.length - 1;
  const most = [first, ...others].every(isBread) ? 2 : 1;
  if (others.length === 0 || unknown > most) return null;
  if (cells.at(-1) !== others.at(-1) || !isBread(first)) return null;
  return { title: "Sandwich", note: [first, ...others].join(" / "), isCertain: true };
}

const phrasesOf = (list: string) => list.split(",").map((phrase) => phrase.trim());
const servedBreads = new Set(phrasesOf(breadServings));
const servings = new Set([...servedBreads, ...phrasesOf(otherServings)]);

/** "BAR PACO - BOCADILLOS": the restaurant and the section. */
function sectionOf({ title, note }: { title: string; note: string }) {
  const isSection = (text: string) =>
    isAllSections(splitWords(text)) && sectionKinds(text).includes("sandwich");
  const isNamed = /^[^,、]+$/.test(title) && sectionKinds(title).length === 0;
  return isNamed && note && note.length < 30 && isSection(note)
    ? { title: note, note: "" }
    : { title, note };
}

/** Ends with a known section: "OVERSTUFFED SANDWICHES". */
function endsWithSection(title: string, words: readonly Word[]): boolean {
  const last = findSections(words).at(-1);
  if (last?.to !== words.length || words.length > 4 || !/^\p{Lu}/u.test(title)) return false;
  return /s$/i.test(title) && !title.includes(",") && last.value !== "filler";
}

/** Has at least two known sections: "SANDWICHES, WRAPS & JACKETS". */
const listsSections = (title: string): boolean =>
  title.includes("S,") &&
  !/\p{Ll}/u.test(title) &&
  sectionKinds(title).filter((kind) => kind !== "filler").length > 1;

/** "Sandwiches & Jackets", "Wings & Things": two kinds, of which one is known. */
function joinsSection(title: string): boolean {
  const parts = title.split(/ (?:&|and|und|et|y|e|i|a|\+) /i).map((part) => part.trim());
  const isKind = (part: string) =>
    /\p{Ll}s$|\p{Lu}S$/u.test(part) &&
    isAllSections(splitWords(part)) &&
    sectionKinds(part).some((kind) => kind === "sandwich" || kind === "other");
  return (
    parts.length === 2 &&
    parts.some(isKind) &&
    parts.every((part) => /^\p{Lu}/u.test(part) && part.split(" ").length <= 3) &&
    /s$/i.test(title)
  );
}

export function isAllSections(words: readonly Word[]): boolean {
  const covered = findSections(words).reduce((sum, { from, to }) => sum + to - from, 0);
  return covered === words.length;
}

/** "Po'boys dressed with lettuce", "PLATOS w/ rice": several of a kind, and how they come. */
const servedKind =
  /^([^,.]{3,30}?s) (?:with|w|dressed|served|on|in|con|avec|mit|auf|im|servis|au|aux|dans|sur|en|al|nel|v|w|na|ve|op)(?![\p{L}'])/iu;

/** The note follows in brackets, after a dash, colon or gap, or where capitals end. */
function titleAndNote(text: string): { title: string; note: string } {
  const capitals =
    /^(?:[\p{Lu}\p{N}'&/, -]{5,}(?<=[ -])|[\p{Lu}\p{N}'&/, -]{3,}[:–—] ?)(?=\p{Ll}{2,} )/u.exec(
      text,
    )?.[0];
  const cut = capitals?.length ?? text.search(/ ?\(| [-–—:|~] |: |:$| {2,}|\t/);
  if (cut <= 0) {
    const kind = servedKind.exec(text)?.[1] ?? "";
    return kind && isAllSections(splitWords(kind))
      ? { title: kind, note: text.slice(kind.length + 1) }
      : { title: text, note: "" };
  }
  const title = text.slice(0, cut).replace(/(?<![\s:|–—~-])[\s:|–—~-]+$/, "");
  const note = text.slice(cut).replace(/^[\s:|–—~-]+/, "");
  return { title, note };
}

/** "CLUB SANDWICHES (3 points)", "For little ones (all" before a price: what is in the bracket names nothing. */
const withoutBracket = (label: string) =>
  label.replace(/ {0,3}\([^()]{0,60}\)?$/u, "").replace(forAll, "");
/** "PUDDINGS all £8", "JR MENU  all 2.99" */
const forAll = / {1,9}(?:all|each)(?: at| for)?$/iu;

export const titleOf = (label: string): string => {
  // "SUBS  8"" before the first of its prices, '6" SUBS OF THE DAY'
  const bare = withoutBracket(label)
    .replace(
      /(?: {1,9}|: )(?:\d{1,2} ?(?:"|″|''|in|inch|cm)|(?:sm|small|half|mini|reg|regular)\.?)$/iu,
      "",
    )
    .replace(/^\d{1,2} ?(?:"|″|''|-?inch) (?=\p{L})/iu, "")
    .replace(/(?<=s) of the (?:day|week|month)$/iu, "");
  const [title = ""] = (splitAtMark(bare)?.name ?? bare).split(", ");
  return title;
};

export const isUpperCase = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}{2}/u.test(text);

/** "TORTAS $12" may be a heading with one price for all its dishes; "Burger 9" is a dish. */
export function pricedHeading(label: string): Heading | null {
  const title = titleOf(label);
  const isKids = ofKids.test(title) && /(?:s|menu|meal|corner)$/i.test(title);
  const isForAll = forAll.test(label);
  const isTitled =
    isKids || isForAll || (/s$/i.test(title) && (isUpperCase(title) || /\bspecials$/i.test(title)));
  const isPlural =
    /s$|^(?:nos|les|los|las|gli|unsere|naše|nasze) /i.test(title) && readHeading(title)?.isCertain;
  if (!isTitled && !isPlural) return null;
  const note = splitAtMark(label)?.description ?? "";
  const heading = readHeading(title) ?? { title, note, isCertain: false };
  return isKids || isForAll ? { ...heading, isCertain: true } : heading;
}

export const ofKids = new RegExp(`^(?:for |our |the |meals for )?(?:${anyOf(kidsWords)})`, "iu");
