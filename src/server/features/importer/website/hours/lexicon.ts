// Long because the words of a language are also how it is known.
import { EVERY_DAY } from "#contract/hours/weekday-names.ts";
import { type SpokenTimes, spokenTimesOf } from "./spoken-times.ts";
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
  withSpokenTimes: SpokenTimes;
  /** "9 to 5" is no time of a 24-hour clock here. */
  isTwelveHour: boolean;
}

/** Lower case, without accents, so that "MIÉRCOLES" and "miercoles" are one; signs of one meaning are one. */
export const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u064b-\u0652\u200b-\u200f\u2060\ufeff]/g, "")
    .normalize("NFC")
    .replace(/[’‘`´׳ʼ]/g, "'")
    .replace(/(?!\d)\p{Nd}/gu, toAsciiDigit)
    .replace(/[øłđßı]/g, (letter) => plainLetters[letter] ?? letter);

const plainLetters: Record<string, string> = { ø: "o", ł: "l", đ: "d", ß: "ss", ı: "i" };

/** Digits of every script stand in rows of ten. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const lexicons = new Map<string, Lexicon>();

export function lexiconOf(language: string): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const made = makeLexicon(language);
  lexicons.set(language, made);
  return made;
}

/** That of a text; "Lundi/Monday 11-9" is in two languages. */
export function lexiconFor(text: string, declared: string): Lexicon {
  const sample = sampleOf(text);
  const language = languageOf(sample, declared);
  const other = language === "en" ? languageBesideEnglish(sample) : null;
  if (other === null) return lexiconOf(language);
  const key = `${other}, en`;
  const made = lexicons.get(key) ?? withEnglish(lexiconOf(other), lexiconOf("en"));
  lexicons.set(key, made);
  return made;
}

/** Its clock is the English one, which asks where another would not. */
const withEnglish = (own: Lexicon, english: Lexicon): Lexicon => ({
  ...own,
  letters: new Map([...own.letters, ...english.letters]),
  findInflected: (word) => english.findInflected(word) ?? own.findInflected(word),
  isTwelveHour: true,
});

const fewestDaysBeside = 3;

/** The other language that names days in a text with those of English. */
function languageBesideEnglish({ words }: Sample): string | null {
  const [first] = Object.keys(hoursWords)
    .filter((language) => language !== "en")
    .map((language) => ({
      language,
      days: signsOf(language).days.filter((name) => words.has(name)).length,
    }))
    .toSorted((a, b) => b.days - a.days);
  return first && first.days >= fewestDaysBeside ? first.language : null;
}

const noonOnMonday = Date.UTC(2024, 0, 1, 12);
const day = 86_400_000;

export function weekdayNames(language: string, width: "long" | "short" | "narrow"): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: "UTC" });
  return EVERY_DAY.map((index) => fold(format.format(noonOnMonday + index * day)));
}

function makeLexicon(language: string): Lexicon {
  const entries = new Map(language === "en" ? [] : lexiconOf("en").entries);
  addMonths(entries, language);
  addHalves(entries, language);
  for (const [meaning, words = ""] of Object.entries(hoursWords[language] ?? {})) {
    for (const word of words.split("|")) entries.set(fold(word), entryOf(meaning as Meaning));
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
    withSpokenTimes: spokenTimesOf(language),
    isTwelveHour: language === "en" || hourCycle === "h12" || hourCycle === "h11",
  };
}

function entryOf(meaning: Meaning): Entry {
  const group = (days: readonly number[], rank: DayRank): Entry => ({
    kind: "days",
    days,
    rank,
    isWeak: false,
    isShort: false,
  });
  if (meaning === "daily") return group(EVERY_DAY, 0);
  if (meaning === "weekdays") return group(EVERY_DAY.slice(0, 5), 1);
  return meaning === "weekend" ? group([5, 6], 1) : { kind: meaning };
}

const isLatin = (word: string) => /^[a-z'.]+$/.test(word);

function addDays(entries: Map<string, Entry>, language: string): void {
  const widths = [
    weekdayNames(language, "long"),
    weekdayNames(language, "short"),
    weekdayNames(language, "narrow").map((name) => (isLatin(name) && name.length < 2 ? "" : name)),
  ];
  const extra = otherDayNames[language] ?? [];
  for (const names of widths) {
    names.forEach((name, index) => {
      const bare = name.replace(/\.$/, "");
      const isClear = names.filter((other) => other === name).length === 1;
      if (bare && isClear) add(bare, index, bare.length < 4 && widths[0] !== names);
      // "segunda-feira" is "segunda" too, and Hebrew leaves the mark off a letter.
      const first = bare.split("-")[0] ?? "";
      if (first !== bare && first.length > 3) add(first, index, false);
      if (/^\p{Script=Hebrew}'$/u.test(bare)) add(bare.slice(0, -1), index, true);
    });
  }
  extra.forEach((names, index) => {
    for (const name of names) add(fold(name), index, true);
  });
  // "Lu-Ju", "ma t/m vr": the first two letters, where no two days share them.
  const beginnings = (widths[0] ?? []).map((name) => name.slice(0, 2));
  if (new Set(beginnings).size === 7 && beginnings.every(isLatin)) {
    beginnings.forEach((name, index) => {
      if (!entries.has(name)) add(name, index, true);
    });
  }

  function add(name: string, index: number, isShort: boolean): void {
    // A short word of two letters is a day only beside other days or times.
    const isWeak = name.length < 3 && isLatin(name);
    entries.set(name, { kind: "days", days: [index], rank: 2, isWeak, isShort });
  }
}

function dayLetters(language: string): Map<string, number> {
  const names = weekdayNames(language, "narrow");
  const clear = names.flatMap((name, index): [string, number][] =>
    /^[a-z]$/.test(name) && names.indexOf(name) === names.lastIndexOf(name) ? [[name, index]] : [],
  );
  const english: [string, number][] =
    language === "en"
      ? [
          ["t", 1],
          ["r", 3],
        ]
      : [];
  return new Map([...clear, ...english]);
}

/** "środę", "poniedziałku", "montags", "maanantaisin": the name with another ending; "niedz", its beginning. */
function inflectedDays(language: string): Lexicon["findInflected"] {
  const names = weekdayNames(language, "long").map((name) => name.split("-")[0] ?? name);
  const dropped = /^(?:pl|cs|sk|uk|ru|be|bg|sr|hr|bs|sl|mk)$/.test(language) ? 2 : 1;
  const mayGrow = language === "en" ? 1 : 5;
  return (word) => {
    if (word.length < 3) return null;
    const fits = names.map((name) => {
      const shared = sharedLength(name, word);
      const isBeginning = shared === word.length && word.length < name.length;
      const isInflected =
        language === "en"
          ? word === `${name}s`
          : shared >= name.length - (name.length > 7 ? 2 : dropped) &&
            shared > 2 &&
            word.length <= shared + mayGrow;
      return isBeginning || isInflected ? shared : 0;
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

/** "μ.μ.", "오후", "de la tarde": the words for the halves of the day, and those for its parts. */
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
    const [isMorning, isEvening] = [at.some((hour) => hour < 12), at.some((hour) => hour >= 12)];
    const isNight = (isMorning && isEvening) || at.every((hour) => hour >= 18);
    const half = isNight ? "night" : isMorning ? "am" : "pm";
    entries.set(word, { kind: "half", half });
    if (/\s/.test(word)) entries.set(word.replace(/\s+/g, ""), { kind: "half", half });
  }
}

const sampleLength = 50_000;

/** The language in which a text speaks of hours: the declared one if it names weekdays, else the one that says most. */
export const detectLanguage = (text: string, declared = ""): string =>
  languageOf(sampleOf(text), declared);

function languageOf(sample: Sample, declared: string): string {
  const page = supported(declared);
  if (page && page !== "en" && countDays(sample, page) > 0) return page;
  if (countDays(sample, "en") > 0 || !/\d/.test(sample.text)) return page ?? "en";
  // Templates often declare English, whatever is filled in.
  let best = page ?? "en";
  let most = countSaid(sample, best) + (page ? 1 : 0);
  for (const language of Object.keys(hoursWords)) {
    const count = isSpoken(sample, language) ? countSaid(sample, language) : 0;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

interface Sample {
  text: string;
  words: ReadonlySet<string>;
}

function sampleOf(written: string): Sample {
  const text = fold(written.slice(0, sampleLength));
  return { text, words: new Set(text.match(/[\p{L}\p{M}]+/gu)) };
}

/** The language that a page declares, where it is known. */
export function supported(declared: string): string | null {
  const [language = ""] = declared.trim().toLowerCase().split(/[-_]/);
  if (!/^[a-z]{2,3}$/.test(language)) return null;
  const known = language === "nb" || language === "nn" ? "no" : language === "iw" ? "he" : language;
  return Intl.DateTimeFormat.supportedLocalesOf(known).length > 0 ? known : null;
}

/** The words by which a language is known; made once for each. */
interface Signs {
  days: string[];
  shortDays: string[];
  said: string[];
  /** "of", "from", "and": every text has some of them. */
  small: string[];
}

const signs = new Map<string, Signs>();

function signsOf(language: string): Signs {
  const known = signs.get(language);
  if (known) return known;
  const words = hoursWords[language] ?? {};
  const list = (...meanings: (keyof typeof words)[]) =>
    meanings.flatMap((meaning) => (words[meaning] ?? "").split("|")).map(fold);
  const made = {
    days: weekdayNames(language, "long").map((name) => name.split("-")[0] ?? name),
    shortDays: [
      ...weekdayNames(language, "short"),
      ...(otherDayNames[language] ?? []).flatMap((names) => names.map(fold)),
    ].map((name) => name.replace(/\.$/, "")),
    said: list("closed", "open", "daily", "weekdays", "hour").filter((word) => word.length > 2),
    small: list("to", "and", "filler"),
  };
  signs.set(language, made);
  return made;
}

const countDays = (sample: Sample, language: string): number =>
  signsOf(language).days.filter((name) => hasWord(sample, name)).length;

const mostSmall = 6;

/** Small words and one short name of a day ("st", "va") are in the addresses of any country. */
function isSpoken(sample: Sample, language: string): boolean {
  const { shortDays, said } = signsOf(language);
  const has = (word: string) => hasWord(sample, word);
  return (
    countDays(sample, language) > 0 || said.some(has) || new Set(shortDays.filter(has)).size > 1
  );
}

/** Weekdays count most, then words such as "Ruhetag" and "abierto", then the small words of the language. */
function countSaid(sample: Sample, language: string): number {
  const { shortDays, said, small } = signsOf(language);
  const count = (words: readonly string[]) => words.filter((word) => hasWord(sample, word)).length;
  return (
    3 * countDays(sample, language) +
    2 * count(said) +
    count(shortDays) +
    Math.min(mostSmall, count(small))
  );
}

const longWord = 6;
const spaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek} .'/-]+$/u;

/** A long word may have another ending. */
function hasWord({ text, words }: Sample, word: string): boolean {
  if (word === "") return false;
  if (!spaced.test(word)) return text.includes(word);
  if (words.has(word)) return true;
  if (word.length < longWord) return false;
  const at = text.indexOf(word);
  return at === 0 || (at > 0 && !/\p{L}/u.test(text[at - 1] ?? ""));
}
