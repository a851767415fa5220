// Long because all that says whose an address or a number is stands together.

import { type AddressFound, maker } from "./addresses.ts";
import { findPhones } from "./phones.ts";
import { streetWords } from "./street-words.ts";
import {
  convertedHouse,
  former,
  goods,
  makerOfGoods,
  otherSection,
  otherTopic,
  ownSaid,
  ownSection,
  placeTopic,
  role,
  since,
} from "./vocabulary/others.ts";

export interface PageParts {
  /** What the restaurant is called. */
  name: string;
  /** Of each heading by its text, 1 to 6. */
  levels: ReadonlyMap<string, number>;
  /** Index of the first line of its footer; there the section above ends. */
  footer: number;
  /** It is about something else: there only what speaks for the restaurant counts. */
  isAside: boolean;
}

/** Whether a page is about its producers, its classes or the like, by its address. */
export function isAsidePage({ pathname }: URL): boolean {
  const words = decoded(pathname)
    .replace(/\.\w{2,5}$/, "")
    .replace(/[^\p{L}]+/gu, " ");
  return otherTopic.test(words) && !placeTopic.test(words);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const longestLine = 3000;

/**
 * The lines without what is said of somebody else: below a heading that names others ("Our suppliers"), or in a sentence
 * that does ("Eggs: Casterton Hens, Low Fell Barn"). What names the restaurant itself stays.
 */
export function withoutOthers(
  lines: readonly string[],
  addresses: readonly AddressFound[],
  page: PageParts,
): string[] {
  const isOwnName = nameTest(page.name);
  const byLine = new Map<number, AddressFound[]>();
  for (const address of addresses)
    for (let at = address.firstLine; at <= address.lastLine; at += 1)
      byLine.set(at, [...(byLine.get(at) ?? []), address]);
  const sectionOf = sectionReader(page, isOwnName);
  const isSpokenFor = supportTest(lines, page, isOwnName);
  const closing = closingLine(lines, addresses);
  return lines.map((line, index) => {
    const stated = sectionOf(line, index);
    const section = index >= closing ? null : stated;
    if (!/\d/.test(line) || line.startsWith("#") || line.length > longestLine) return line;
    if (isSignature(lines, index)) return "";
    const isAlone = page.isAside && section !== "own" && !isSpokenFor(index);
    const said = {
      addresses: byLine.get(index) ?? [],
      isElsewhere: section === "others" || isAlone,
      isOwnName,
    };
    return withoutStatements(line, said);
  });
}

interface Said {
  addresses: readonly AddressFound[];
  /** Below a heading of others, or on a page about something else. */
  isElsewhere: boolean;
  isOwnName: (text: string) => boolean;
}

function withoutStatements(line: string, said: Said): string {
  let isGoingOn = false;
  return statementsOf(line)
    .map(({ text, isNew }) => {
      if (isNew) isGoingOn = false;
      const verdict = verdictOn(text, said);
      isGoingOn = verdict === "others" || (isGoingOn && verdict !== "own");
      return isGoingOn ? " ".repeat(text.length) : text;
    })
    .join("");
}

/** Where the line falls into parts (`isNew`), and a part into sentences. */
function statementsOf(line: string): { text: string; isNew: boolean }[] {
  return line
    .split(partBorder)
    .flatMap((part) => part.split(sentenceBorder).map((text, at) => ({ text, isNew: at === 0 })));
}

const partBorder = /(?<=\s[|•·]\s)/u;
const sentenceBorder = /(?<=(?:\p{Ll}{4}|\d|\p{Lu}{2}|[)”"])[.!?] |[。])(?=[\p{Lu}\p{Lo}¿¡])/u;

function verdictOn(text: string, said: Said): "own" | "others" | null {
  if (!/\d/.test(text)) return null;
  if (maker.test(text)) return "others";
  if (said.isOwnName(text)) return "own";
  const own = said.addresses.filter(
    ({ address, firstLine, lastLine }) =>
      firstLine < lastLine || bare(text).includes(bare(address).slice(0, sameLetters)),
  );
  const hasFact = own.length > 0 || findPhones(text).length > 0;
  if (!hasFact) return null;
  if (ownSaid.test(text)) return "own";
  // A street may be called after a council, or after what was there.
  const words = own.reduce((left, { address }) => left.replace(address, " "), text);
  const isOther =
    said.isElsewhere ||
    role.test(words) ||
    own.some((found) => isFormer(text, found.address) || isNamed(text, found)) ||
    isLabelledOther(text);
  return isOther ? "others" : null;
}

const sameLetters = 8;
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, "");

/** Whose section the lines belong to. To be asked line by line. */
function sectionReader(
  { levels, footer }: PageParts,
  isOwnName: (text: string) => boolean,
): (line: string, index: number) => "own" | "others" | null {
  let section: "own" | "others" | null = null;
  let depth = 0;
  return (line, index) => {
    if (index === footer || /^copyright/i.test(line.trim())) section = null;
    if (!line.startsWith("# ")) return section;
    const title = line.slice(2).trim();
    const level = levels.get(title) ?? usualLevel;
    const isShort = title.length < longestTitle;
    const isOther = isYears.test(title) || (isShort && otherSection.test(title));
    const isOwn = isShort && ownSection.test(title);
    // What stands deeper belongs to it.
    if (isOther && !isOwnName(title)) [section, depth] = ["others", level];
    else if (isOwn) [section, depth] = ["own", level];
    else if (level <= depth || isOwnName(title)) section = null;
    return null;
  };
}

/** Where a page ends with an address and its phone or hours, below the last sentence of a section: that is how to get there. */
function closingLine(lines: readonly string[], addresses: readonly AddressFound[]): number {
  const heading = lines.findLastIndex((line) => line.startsWith("# "));
  const [only, ...more] = addresses.filter(({ firstLine }) => firstLine > heading);
  if (!only || more.length > 0) return lines.length;
  const above = lines.slice(heading + 1, only.firstLine).findLast((line) => line.trim() !== "");
  const block = lines.slice(only.firstLine).join("\n");
  const isWhole = findPhones(block).length > 0 || isDated.test(block);
  return isWhole && /\p{L}{2}[.!?]$/u.test(above?.trim() ?? "") ? only.firstLine : lines.length;
}

const linesOfSupport = 3;

/** Whether the restaurant's name, its copyright or its footer is near. */
function supportTest(
  lines: readonly string[],
  { footer, isAside }: PageParts,
  isOwnName: (text: string) => boolean,
): (index: number) => boolean {
  if (!isAside) return () => true;
  const shown = [...lines.keys()].filter((index) => lines[index]?.trim() !== "");
  const near = new Set<number>();
  for (const [at, index] of shown.entries()) {
    const line = lines[index] ?? "";
    const isSign =
      /^copyright/i.test(line.trim()) || (line.length < longestSign && isOwnName(line));
    if (!isSign) continue;
    for (const beside of shown.slice(Math.max(0, at - linesOfSupport), at + linesOfSupport + 1))
      near.add(beside);
  }
  return (index) => (footer >= 0 && index >= footer) || near.has(index);
}

const longestSign = 100;
const usualLevel = 2;
const longestTitle = 80;
/** "1979-2006: gli anni di Milano" */
const isYears =
  /(?<!\d)(?:1[89]|20)\d\d ?[-–—] ?(?:(?:1[89]|20)\d\d|today|heute|hoy|oggi|dziś|dnes)/iu;

/** "– Hattie, 14 Osborne Terrace" below what she said. */
function isSignature(lines: readonly string[], index: number): boolean {
  if (!/^[–—-] ?\p{Lu}/u.test((lines[index] ?? "").trim())) return false;
  const above = lines.slice(Math.max(0, index - 2), index).findLast((line) => line.trim() !== "");
  return /[”"»’“]$/.test((above ?? "").trim());
}

const beforeAddress = (text: string, address: string): string =>
  text.slice(0, Math.max(0, text.indexOf(address.slice(0, sameLetters))));

const smallWords = (text: string): number => text.match(/(?<!\p{L})\p{Ll}{3,}/gu)?.length ?? 0;

/** "1921 Patrick Maher opens a grocery at 12 Parliament Street": a year, and what happened then. */
function isFormer(text: string, address: string): boolean {
  const before = beforeAddress(text, address);
  if (former.test(before)) return true;
  const [, start = ""] = /^\W{0,3}(?:1[89]|20)\d\d(?=[\s:–-])([^\d,(]{12,})\d/u.exec(text) ?? [];
  // "1921 south main street, suite 5"
  if (start) return smallWords(start) > 1 && !streetWords.test(start);
  const year = /(?<![\d-])(?:1[89]\d\d|20[0-2]\d)(?![\d-])/.exec(before);
  const said = before.slice(0, year?.index);
  return year !== null && smallWords(before) > 2 && !since.test(said) && !/copyright/i.test(said);
}

/** A name stands before the street, and something tells that it is not the house's. */
function isNamed(text: string, { address, firstLine, lastLine }: AddressFound): boolean {
  // In a block of lines it is the house that the first one names.
  if (firstLine < lastLine) return false;
  const before = beforeAddress(text, address);
  const { name, lead, isBracket } = nameBefore(before, address);
  if (!name) return false;
  if (makerOfGoods.test(name) && !convertedHouse.test(name)) return true;
  if (isBracket && lead !== "") return true;
  return isOtherLabel(lead) || smallWords(lead) > 0 || isDated.test(lead);
}

const isDated = /\d[:.h]\d\d|\d ?[ap]\.?m|\d{1,2}\/\d{1,2}/i;

const isNameWord = (word: string): boolean =>
  /^(?:[„“"«]?\p{Lu}[\p{L}\p{N}'’&.„“”"«»-]*|&)$/u.test(word);
/** Small words inside a name. */
const links = new Set(
  "of the and de da do del della di la le les du des y e u i und für pod na nad".split(" "),
);
const unspacedName =
  /(?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー㈜])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー㈜]{2,20}$/u;

/** The name that a text ends with, or "". */
function nameAtEnd(text: string): string {
  const near = text.slice(-longestName);
  const unspaced = unspacedName.exec(near)?.[0];
  if (unspaced) return unspaced;
  const words = near.split(" ");
  const before = words.findLastIndex((word) => !isNameWord(word) && !links.has(word));
  return words.slice(before + 1).join(" ");
}

const longestName = 80;
const withoutMarks = (text: string): string => text.replace(/(?<![\s,、((–—-])[\s,、((–—-]+$/u, "");

function nameBefore(
  before: string,
  address: string,
): { name: string; lead: string; isBracket: boolean } {
  const isBracket = /[((]\s?$/.test(before);
  const said = withoutMarks(before);
  const [first = ""] = address.split(", ");
  // "Casterton Hens, Low Fell Barn, Sedbergh": the name is taken for a part of the address.
  const isInside = (said === "" || /[::]$/.test(said)) && !/\d/.test(first);
  if (isInside)
    return streetWords.test(first)
      ? { name: "", lead: "", isBracket: false }
      : { name: first, lead: said, isBracket: false };
  const name = nameAtEnd(said);
  const isWhole = / |[^\p{Script=Latin}\p{P}]/u.test(name) || isBracket;
  return { name: isWhole ? name : "", lead: said.slice(0, said.length - name.length), isBracket };
}

/** "Eggs:", "Maso:" */
const isOtherLabel = (lead: string): boolean =>
  goods.test(/(?:^|[.!?;] )([^:.!?;]{2,50})[::] ?$/u.exec(lead)?.[1] ?? "");

/** "Flores: Florista Hortênsia, 967 555 203" */
function isLabelledOther(text: string): boolean {
  const [phone] = findPhones(text);
  if (!phone) return false;
  const words = withoutMarks(text.slice(0, phone.index)).split(" ");
  // "Milk: Dales & Daughters, ring 01632 960208", "Tel."
  const isCall = /^(?:\p{Ll}{1,9}|\p{L}{1,9}[.:])$/u.test(words.at(-1) ?? "");
  const before = withoutMarks(words.slice(0, isCall ? -1 : undefined).join(" "));
  const name = nameAtEnd(before);
  return / /.test(name) && isOtherLabel(before.slice(0, before.length - name.length));
}

const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
const stem = 5;

/** Most of its words, whatever their endings: "Zapraszamy do Karczmy Biały Jeleń". */
function nameTest(name: string): (text: string) => boolean {
  const own = [...new Set(wordsIn(name).map((word) => word.slice(0, stem)))];
  return (text) => {
    if (own.length === 0) return false;
    const said = new Set(wordsIn(text).map((word) => word.slice(0, stem)));
    return own.filter((word) => said.has(word)).length > own.length / 2;
  };
}
