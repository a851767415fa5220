// The words about hours of one language, found by the letters they begin with.
import { EVERY_DAY } from "./week-format.ts";
import { hoursWords, type Meaning, otherDayNames } from "./words.ts";

/** How much a word says which day it means: all seven, five or two of them, or one. */
export type DayRank = 0 | 1 | 2;

export type Entry =
  | { kind: "days"; days: readonly number[]; rank: DayRank; isWeak: boolean; isShort: boolean }
  | { kind: "half"; half: Half }
  | { kind: "month"; month: number }
  | { kind: PlainMeaning }
  | { kind: "to" | "hour" | "noon" | "midnight" };

/** Meanings that a token takes over as they are. */
export type PlainMeaning = Exclude<
  Meaning,
  "daily" | "weekdays" | "weekend" | "to" | "hour" | "noon" | "midnight"
>;

/** Night is before midnight at 10 and after it at 2. */
export type Half = "am" | "pm" | "night";

/** All words about hours of one language, and those of English, which sites everywhere use. */
export interface Lexicon {
  entries: ReadonlyMap<string, Entry>;
  /** Lengths of the entries by their first letter, the longest first. */
  lengths: ReadonlyMap<string, readonly number[]>;
  /** Letters that stand for days beside each other: "M-F", "L-V". */
  letters: ReadonlyMap<string, number>;
  findInflected: (word: string) => Entry | null;
  /** "9 to 5" is no time of a 24-hour clock here. */
  isTwelveHour: boolean;
}

/** Lower case, without accents, so that "MIÉRCOLES" and "miercoles" are one; signs of one meaning are one. */
export const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff]/g, "")
    .normalize("NFC")
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[øłđß]/g, (letter) => plainLetters[letter] ?? letter);

const plainLetters: Record<string, string> = { ø: "o", ł: "l", đ: "d", ß: "ss" };

/** "a, b, c" */
export const listed = (words: string): string[] => words.split(",").map((word) => word.trim());

const lexicons = new Map<string, Lexicon>();

export function lexiconOf(language: string): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const made = makeLexicon(language);
  lexicons.set(language, made);
  return made;
}

function makeLexicon(language: string): Lexicon {
  const entries = new Map(language === "en" ? [] : lexiconOf("en").entries);
  addMonths(entries, language);
  addHalves(entries, language);
  for (const [meaning, words = ""] of Object.entries(hoursWords[language] ?? {})) {
    for (const word of listed(words)) entries.set(word, entryOf(meaning as Meaning));
  }
  addDays(entries, language);
  const lengths = new Map<string, number[]>();
  for (const word of entries.keys()) {
    const [first = ""] = word;
    const known = lengths.get(first) ?? [];
    if (!known.includes(word.length)) lengths.set(first, [...known, word.length]);
  }
  for (const list of lengths.values()) list.sort((a, b) => b - a);
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: "numeric" }).resolvedOptions();
  return {
    entries,
    lengths,
    letters: dayLetters(language),
    findInflected: inflectedDays(language),
    isTwelveHour: language === "en" || hourCycle === "h12" || hourCycle === "h11",
  };
}

const groups: Partial<Record<Meaning, { days: readonly number[]; rank: DayRank }>> = {
  daily: { days: EVERY_DAY, rank: 0 },
  weekdays: { days: [0, 1, 2, 3, 4], rank: 1 },
  weekend: { days: [5, 6], rank: 1 },
};

function entryOf(meaning: Meaning): Entry {
  const group = groups[meaning];
  if (group) return { kind: "days", ...group, isWeak: false, isShort: false };
  return { kind: meaning as PlainMeaning };
}

const noonOnMonday = Date.UTC(2024, 0, 1, 12);

function weekdayNames(language: string, width: "long" | "short" | "narrow"): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: "UTC" });
  return EVERY_DAY.map((index) => fold(format.format(noonOnMonday + index * 86_400_000)));
}

/** "segunda-feira" is "segunda" too. */
const firstPart = (name: string) => name.split("-")[0] ?? name;

function addDays(entries: Map<string, Entry>, language: string): void {
  const full = weekdayNames(language, "long");
  for (const width of ["long", "short", "narrow"] as const) {
    const names = weekdayNames(language, width);
    for (const [index, name] of names.entries()) {
      const bare = name.replace(/\.$/, "");
      const isClear = names.indexOf(name) === names.lastIndexOf(name);
      if (isClear && !/^[a-z]$/.test(bare)) add(bare, index);
      if (firstPart(bare).length > 3) add(firstPart(bare), index);
    }
  }
  const others = otherDayNames[language];
  for (const [index, names] of others ? listed(others).entries() : []) {
    for (const name of names.split(" ").filter(Boolean)) add(name, index);
  }

  function add(name: string, index: number): void {
    const isShort = name.length < firstPart(full[index] ?? "").length;
    // A short word of two letters is a day only beside other days or times.
    const isWeak = /^[a-z'.]{1,2}$/.test(name);
    entries.set(name, { kind: "days", days: [index], rank: 2, isWeak, isShort });
  }
}

function dayLetters(language: string): Map<string, number> {
  const names = weekdayNames(language, "narrow");
  const clear = names.flatMap((name, index): [string, number][] =>
    /^[a-z]$/.test(name) && names.indexOf(name) === names.lastIndexOf(name) ? [[name, index]] : [],
  );
  return new Map(language === "en" ? [...clear, ["t", 1], ["r", 3]] : clear);
}

/** "środę", "poniedziałku", "montags": the name with another ending; "niedz", its beginning. */
function inflectedDays(language: string): Lexicon["findInflected"] {
  const names = weekdayNames(language, "long").map(firstPart);
  const dropped = /^(?:pl|cs)$/.test(language) ? 2 : 1;
  return (word) => {
    if (word.length < 3) return null;
    const fits = names.map((name) => {
      const shared = sharedLength(name, word);
      if (shared === word.length && word.length < name.length) return shared;
      const isInflected =
        language === "en"
          ? word === `${name}s`
          : shared >= name.length - (name.length > 7 ? 2 : dropped) &&
            shared > 2 &&
            word.length <= shared + 5;
      return isInflected ? shared : 0;
    });
    const best = Math.max(...fits);
    const index = fits.indexOf(best);
    if (best === 0 || fits.lastIndexOf(best) !== index) return null;
    const isShort = word.length < (names[index]?.length ?? 0) - dropped;
    return { kind: "days", days: [index], rank: 2, isWeak: false, isShort };
  };
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

function addMonths(entries: Map<string, Entry>, language: string): void {
  for (const width of ["long", "short"] as const) {
    const format = new Intl.DateTimeFormat(language, { month: width, day: "numeric" });
    for (let month = 0; month < 12; month += 1) {
      const parts = format.formatToParts(Date.UTC(2024, month, 15));
      const name = fold(parts.find(({ type }) => type === "month")?.value ?? "").replace(/\.$/, "");
      if (/^\p{L}{3,}$/u.test(name)) entries.set(name, { kind: "month", month });
    }
  }
}

/** "in the evening", "午後", "de la tarde": the words for the halves of the day, and those for its parts. */
function addHalves(entries: Map<string, Entry>, language: string): void {
  const hours = new Map<string, number[]>();
  for (const dayPeriod of [undefined, "long", "short"] as const) {
    const format = new Intl.DateTimeFormat(language, {
      hour: "numeric",
      hour12: true,
      timeZone: "UTC",
      ...(dayPeriod && { dayPeriod }),
    });
    for (const hour of [2, 6, 9, 10, 13, 15, 18, 19, 21, 22]) {
      const parts = format.formatToParts(Date.UTC(2024, 0, 1, hour));
      const word = fold(parts.find(({ type }) => type === "dayPeriod")?.value ?? "");
      if (word) hours.set(word, [...(hours.get(word) ?? []), hour]);
    }
  }
  for (const [word, at] of hours) {
    const isMorning = at.some((hour) => hour < 12);
    const isNight = isMorning && at.some((hour) => hour >= 12);
    entries.set(word, { kind: "half", half: isNight ? "night" : isMorning ? "am" : "pm" });
  }
}

const sampleLength = 50_000;

/** The language in which a text names its weekdays: the declared one if it does, else the one that does most. */
export function detectLanguage(text: string, declared = ""): string {
  const sample = fold(text.slice(0, sampleLength));
  const page = supported(declared);
  const own = page ? countDays(sample, page) : 0;
  if (page && page !== "en" && own > 0) return page;
  const english = countDays(sample, "en");
  if (english > 0 || !/\d ?[:.h時~〜–-]/.test(sample)) return page && english === 0 ? page : "en";
  // Rarely needed, and each language costs some milliseconds the first time.
  let [best, most] = [page ?? "en", own];
  for (const language of Object.keys(hoursWords)) {
    const count = countDays(sample, language);
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

function supported(declared: string): string | null {
  const [language = ""] = declared.trim().toLowerCase().split(/[-_]/);
  const known = language === "nb" || language === "nn" ? "no" : language;
  return Object.hasOwn(hoursWords, known) ? known : null;
}

const longNames = new Map<string, string[]>();

/** How many of the weekdays the text names in full. */
function countDays(sample: string, language: string): number {
  const known = longNames.get(language) ?? weekdayNames(language, "long").map(firstPart);
  longNames.set(language, known);
  return known.filter((name) => sample.includes(name)).length;
}
