import { fold, weekdayNames } from "./lexicon.ts";
import { hoursWords, otherDayNames } from "./words.ts";

const sampleLength = 50_000;

/** The language in which a text speaks of hours: the declared one if it names weekdays, else the one that says most. */
export function detectLanguage(text: string, declared = ""): string {
  const sample = sampleOf(text);
  const page = supported(declared);
  if (page && page !== "en" && countDays(sample, page) > 0) return page;
  if (countDays(sample, "en") > 0 || !/\d/.test(sample.text)) return page ?? "en";
  // Templates often declare English, whatever is filled in.
  let best = page ?? "en";
  let most = countSaid(sample, best) + (page ? 1 : 0);
  for (const language of Object.keys(hoursWords)) {
    const count = countSaid(sample, language);
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

function supported(declared: string): string | null {
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
