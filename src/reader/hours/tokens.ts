// Splits one line about hours into its words, signs and times.
import { type Entry, fold, type Half, type Lexicon, type PlainMeaning } from "./lexicon.ts";

/** A time as it is written; nothing is decided yet about its half of the day. */
export interface ClockTime {
  hour: number;
  minute: number;
  half: Half | null;
  /** "08", "0800", "17h": only a 24-hour clock writes so. */
  isTwentyFour: boolean;
}

type DaysEntry = Extract<Entry, { kind: "days" }>;

export type HoursToken = { at: number; end: number } & (
  | DaysEntry
  | { kind: "time"; time: ClockTime; isBare: boolean }
  | { kind: "word"; letters: number }
  | { kind: "mark"; mark: "," | ";" | ":" | "(" | "\t" }
  | { kind: "to"; isSign: boolean }
  | { kind: PlainMeaning | "month" | "amount" }
);

const letter = /[\p{L}\p{M}]/u;
const wordRun = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/uy;
const timeRun = /(\d{1,2})(?:[:.h](\d\d)| ?h ?(\d\d)?(?![\p{L}\d])|(\d\d))?(?::\d\d)?(?![\d])/uy;
const halfAfter = / ?([ap])(?:\. ?m\.?|m)(?!\p{L})|([ap])(?![\p{L}\d'])/uy;
const longNumber = /[\d.,:]+/y;
const currencyBefore = /[$€£¥]\s?$/;
const currencyAfter =
  / ?(?:[$€£¥₩₪฿₫₹%]|zl\b|kc\b|kr\b|ft\b|lei\b|eur\b|usd\b|[:.,]-|ml\b|cl\b|kg\b|lbs?\b|oz\b|min\b|mins\b|minutes\b|years?\b|people\b|guests\b)/y;
const signs: [RegExp, "to" | "and" | "," | ";" | "(" | ":"][] = [
  [/[-‐-―−~〜→]/, "to"],
  [/[&+]/, "and"],
  [/[,/]/, ","],
  [/[;|¦•·⋅.!?]/, ";"],
  [/[()[\]]/, "("],
  [/:/, ":"],
];

export function readTokens(
  line: string,
  { entries, lengths, findInflected }: Lexicon,
): HoursToken[] {
  const text = withDigits(fold(line));
  const tokens: HoursToken[] = [];
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at);
    const found = findEntry(at);
    if (found) at = addEntry(found.entry, at, at + found.length);
    else if (/\d/.test(char)) at = addNumber(at);
    else if (letter.test(char)) at = addWord(at);
    else {
      addSign(char, at);
      at += 1;
    }
  }
  return withoutLoneDays(tokens);

  function findEntry(at: number): { entry: Entry; length: number } | null {
    const last = tokens.at(-1);
    const isAfterDay = last?.kind === "days" && last.end === at;
    if (letter.test(text.charAt(at - 1)) && !isAfterDay) return null;
    for (const length of lengths.get(text.charAt(at)) ?? []) {
      const entry = entries.get(text.slice(at, at + length));
      if (entry && endsAt(at + length)) return { entry, length };
    }
    return null;
  }

  /** Whether a word may end here; elements side by side leave no space: "TuesdayClosed". */
  function endsAt(end: number): boolean {
    const [last, next] = [text.charAt(end - 1), text.charAt(end)];
    return /\d/.test(last)
      ? !/\d/.test(next)
      : !letter.test(last) || !letter.test(next) || text.startsWith("closed", end);
  }

  function addEntry(entry: Entry, at: number, end: number): number {
    const last = tokens.at(-1);
    const time = last?.kind === "time" ? last : null;
    switch (entry.kind) {
      case "half":
        if (time?.time.half === null && text.slice(time.end, at).trim() === "")
          time.time = { ...time.time, half: entry.half };
        return end;
      case "hour":
        if (time) time.isBare = false;
        return end;
      case "noon":
      case "midnight": {
        const half = entry.kind === "noon" ? "pm" : "night";
        // "12 noon" is one time.
        if (time?.time.hour === 12 && time.isBare) tokens.pop();
        const written = { hour: 12, minute: 0, half, isTwentyFour: false } as const;
        tokens.push({ kind: "time", time: written, isBare: false, at, end });
        return end;
      }
      case "days":
        return addDays(entry, at, end);
      case "to":
        tokens.push({ kind: "to", isSign: false, at, end });
        return end;
      default:
        tokens.push({ kind: entry.kind, at, end });
        return end;
    }
  }

  function addDays(entry: DaysEntry, at: number, end: number): number {
    // The dot of a short form ends no sentence.
    const behind = entry.isShort && text[end] === "." ? end + 1 : end;
    tokens.push({ ...entry, at, end: behind });
    return behind;
  }

  function addNumber(at: number): number {
    timeRun.lastIndex = at;
    const match = timeRun.exec(text);
    const end = at + (match?.[0].length ?? 0);
    const time = match && readTime(match);
    currencyAfter.lastIndex = end;
    const after = text.slice(end, end + 2);
    const isAmount =
      /^\.?\d/.test(after) ||
      (/^,\d/.test(after) && !match?.[0].includes(":")) ||
      /[\d.]/.test(text.charAt(at - 1)) ||
      currencyBefore.test(text.slice(Math.max(0, at - 2), at)) ||
      currencyAfter.test(text);
    if (isAmount || !time) {
      longNumber.lastIndex = at;
      const length = longNumber.exec(text)?.[0].replace(/(?<![.,:])[.,:]+$/, "").length ?? 1;
      tokens.push({ kind: "amount", at, end: at + length });
      return at + length;
    }
    halfAfter.lastIndex = end;
    const half = halfAfter.exec(text);
    const written = half && ((half[1] ?? half[2]) === "p" ? "pm" : "am");
    const isBare = !written && /^\d{1,2}$/.test(match[0].trim());
    const whole = end + (half?.[0].length ?? 0);
    tokens.push({ kind: "time", time: { ...time, half: written }, isBare, at, end: whole });
    return whole;
  }

  function addWord(at: number): number {
    wordRun.lastIndex = at;
    const word = wordRun.exec(text)?.[0] ?? text.charAt(at);
    const day = findInflected(word);
    if (day?.kind === "days") return addDays(day, at, at + word.length);
    tokens.push({ kind: "word", letters: word.length, at, end: at + word.length });
    return at + word.length;
  }

  function addSign(sign: string, at: number): void {
    const end = at + 1;
    if (sign === "\t") tokens.push({ kind: "mark", mark: "\t", at, end });
    // "kl. 10", "u. 17.30": the dot of a short word.
    if (sign === "." && tokens.at(-1)?.kind !== "time" && /^ ?\d/.test(text.slice(end, end + 2)))
      return;
    const kind = signs.find(([pattern]) => pattern.test(sign))?.[1];
    if (kind === "to") tokens.push({ kind, isSign: true, at, end });
    else if (kind === "and") tokens.push({ kind, at, end });
    else if (kind) tokens.push({ kind: "mark", mark: kind, at, end });
  }
}

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const number = numbers.join("|");
const before = "\\b(?:to|till|til|until|at|from) ";
const after = " (?:to|till|til|until|am|pm|a\\.m|p\\.m|o'clock|in the)\\b";
const numberWord = new RegExp(
  `\\b(half (?:past )?)?(${number})\\b(?=${after})|(?<=${before})(half (?:past )?)?(${number})\\b`,
  "g",
);

/** "eleven to seven", "half six", filled up to its length so that every place in the line stays what it is. */
const withDigits = (text: string): string =>
  text
    .replace(numberWord, (words, ...[half, word, halfBehind, wordBehind]: string[]) => {
      const hour = numbers.indexOf(word ?? wordBehind ?? "") + 1;
      return `${hour}${(half ?? halfBehind) ? ":30" : ""}`.padEnd(words.length);
    })
    // "Mon.......11-9"
    .replace(/\.{3,50}/g, (dots) => " ".repeat(dots.length));

/** Bars that close at 2 may say 26:00; "930" may be anything, but "0930" is a time. */
function readTime([, hour = "", colon, afterH, compact]: RegExpExecArray): ClockTime | null {
  if (compact !== undefined && hour.length === 1) return null;
  const minute = Number(colon ?? afterH ?? compact ?? 0);
  const isTwentyFour = compact !== undefined || hour.startsWith("0");
  const time = { hour: Number(hour), minute, half: null, isTwentyFour };
  return time.minute > 59 || time.hour > 29 ? null : time;
}

const strangers = new Set(["word", "amount", "open", "opens", "closes", undefined]);
const partners = new Set(["days", "time", "closed", "always", "holiday"]);
const nearest = 4;

/** "M-F", "Sa 10-4", "Su closed": one or two letters are a day only beside others, or times. */
function withoutLoneDays(tokens: readonly HoursToken[]): HoursToken[] {
  const isLetter = ({ at, end }: HoursToken) => end - at === 1;
  return tokens.map((token, index) => {
    if (token.kind !== "days" || !token.isWeak || tokens.length === 1) return token;
    const behind = tokens.slice(index + 1, index + 1 + nearest);
    const before = tokens.slice(Math.max(0, index - nearest), index).toReversed();
    const [last] = before;
    // "Sundays we rest" names one day.
    const isAfterDay = last?.kind === "days" && !last.isWeak;
    const isDay = isLetter(token)
      ? isBesideDay(behind) || isBesideDay(before) || behind[0]?.kind === "closed"
      : isBesidePartner(behind) || (!isAfterDay && isBesidePartner(before));
    return isDay
      ? token
      : { kind: "word", letters: token.end - token.at, at: token.at, end: token.end };
  });
}

function isBesidePartner(near: readonly HoursToken[]): boolean {
  const found = near.find(({ kind }) => strangers.has(kind) || partners.has(kind));
  return partners.has(found?.kind ?? "");
}

function isBesideDay([first, second]: readonly HoursToken[]): boolean {
  const isJoint =
    first?.kind === "to" || first?.kind === "and" || (first?.kind === "mark" && first.mark === ",");
  return (isJoint ? second : first)?.kind === "days";
}
