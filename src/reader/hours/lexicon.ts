// Looks up the words about hours of one language, and of English, which sites everywhere use.
import { plainLetters } from "../plain-text.ts";
import { EVERY_DAY } from "./week-format.ts";
import { otherDayNames, ownWords, sharedWords } from "./words.ts";

/** How much a word says which day it means: all seven, five or two of them, or one. */
export type DayRank = 0 | 1 | 2;

/** Night is before midnight at 10 and after it at 2. */
export type Half = "am" | "pm" | "night";

type Meaning = keyof typeof sharedWords | keyof (typeof ownWords)[string];
type DayGroup = "daily" | "weekdays" | "weekend";
/** Meanings that a token takes over as they are. */
export type PlainMeaning = Exclude<Meaning, DayGroup | Half | "to" | "hour" | "noon" | "midnight">;

export type Entry =
  | { kind: "days"; days: readonly number[]; rank: DayRank; isWeak: boolean; isShort: boolean }
  | { kind: "half"; half: Half }
  | { kind: PlainMeaning | "month" | "to" | "hour" | "noon" | "midnight" };

export interface Lexicon {
  entries: ReadonlyMap<string, Entry>;
  /** Lengths of the entries by their first letter, the longest first. */
  lengths: ReadonlyMap<string, readonly number[]>;
  /** "środę", "montags", "niedz": a day's name with another ending, or its beginning. */
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

/** "a, b, c" */
export const listed = (words: string): string[] => words.split(",").map((word) => word.trim());

const lexicons = new Map<string, Lexicon>();

export function lexiconOf(language: string): Lexicon {
  const lexicon = lexicons.get(language) ?? makeLexicon(language);
  lexicons.set(language, lexicon);
  return lexicon;
}

const noonOnMonday = Date.UTC(2024, 0, 1, 12);
const dayLength = 86_400_000;

function makeLexicon(language: string): Lexicon {
  const entries = new Map<string, Entry>();
  for (const known of new Set(["en", language])) {
    const months = new Intl.DateTimeFormat(known, { month: "long", day: "numeric" });
    const shortMonths = new Intl.DateTimeFormat(known, { month: "short", day: "numeric" });
    for (let day = 0; day < 360; day += 30) {
      for (const format of [months, shortMonths]) {
        const parts = format.formatToParts(noonOnMonday + (day + 14) * dayLength);
        const name = fold(parts.find(({ type }) => type === "month")?.value ?? "");
        if (/^\p{L}{3,}\.?$/u.test(name)) entries.set(name.replace(".", ""), { kind: "month" });
      }
    }
    for (const [meaning, words] of Object.entries({ ...sharedWords, ...ownWords[known] })) {
      for (const word of listed(words)) entries.set(word, entryOf(meaning as Meaning));
    }
    for (const [index, name] of dayNames(known).entries()) {
      entries.set(name, oneDay(index, name, name));
      const others = listed(otherDayNames[known] ?? "")[index] ?? "";
      for (const other of others.split(" ").filter(Boolean))
        entries.set(other, oneDay(index, other, name));
    }
  }
  const lengths = new Map<string, number[]>();
  for (const [word] of [...entries].sort(([a], [b]) => b.length - a.length)) {
    const known = lengths.get(word.charAt(0)) ?? [];
    if (!known.includes(word.length)) lengths.set(word.charAt(0), [...known, word.length]);
  }
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: "numeric" }).resolvedOptions();
  return {
    entries,
    lengths,
    findInflected: (word) => findInflected(word, language),
    isTwelveHour: language === "en" || hourCycle === "h12",
  };
}

const groups: Record<DayGroup, { days: readonly number[]; rank: DayRank }> = {
  daily: { days: EVERY_DAY, rank: 0 },
  weekdays: { days: [0, 1, 2, 3, 4], rank: 1 },
  weekend: { days: [5, 6], rank: 1 },
};

function entryOf(meaning: Meaning): Entry {
  if (meaning in groups)
    return { kind: "days", ...groups[meaning as DayGroup], isWeak: false, isShort: false };
  if (meaning === "am" || meaning === "pm" || meaning === "night")
    return { kind: "half", half: meaning };
  return { kind: meaning as Exclude<Meaning, DayGroup | Half> };
}

/** A word of one or two letters is a day only beside other days or times. */
const oneDay = (index: number, word: string, name: string): Entry => ({
  kind: "days",
  days: [index],
  rank: 2,
  isWeak: word.length < 3,
  isShort: word.length < name.length,
});

const namesByLanguage = new Map<string, string[]>();

/** Monday first; "segunda-feira" is "segunda" to everybody. */
function dayNames(language: string): string[] {
  const known = namesByLanguage.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const names = EVERY_DAY.map((index) =>
    fold(format.format(noonOnMonday + index * dayLength)).replace(/-.*/, ""),
  );
  namesByLanguage.set(language, names);
  return names;
}

function findInflected(word: string, language: string): Entry | null {
  if (word.length < 3) return null;
  const names = dayNames(language);
  const dropped = /^(?:pl|cs)$/.test(language) ? 2 : 1;
  const index = names.findIndex((name) => {
    if (name.startsWith(word)) return true;
    if (language === "en") return word === `${name}s`;
    const stem = name.slice(0, Math.max(3, name.length - dropped));
    return word.startsWith(stem) && word.length <= stem.length + 5;
  });
  return index >= 0 ? oneDay(index, word, names[index] ?? "") : null;
}

const sampleLength = 50_000;
const languages = Object.keys(ownWords);

/** The language in which a text names its weekdays: the declared one if it does, else English, else the one that does most. */
export function detectLanguage(text: string, declared = ""): string {
  const sample = fold(text.slice(0, sampleLength));
  const [written = ""] = declared.trim().toLowerCase().split(/[-_]/);
  const page = written === "nb" || written === "nn" ? "no" : written;
  const own = languages.includes(page) ? page : "en";
  const named = (language: string) =>
    dayNames(language).filter((name) => sample.includes(name)).length;
  const said = [own, "en"].find((language) => named(language) > 0);
  if (said) return said;
  const [best = own] = languages.toSorted((a, b) => named(b) - named(a));
  return named(best) > 1 ? best : own;
}
