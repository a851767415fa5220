// The words, signs and times of one line about hours.
import {
  type DayRank,
  type Entry,
  fold,
  type Half,
  type Lexicon,
  type PlainMeaning,
} from "./lexicon.ts";

/** A time as it is written; nothing is decided yet about its half of the day. */
export interface ClockTime {
  hour: number;
  minute: number;
  half: Half | null;
  /** "08", "0800", "17h": only a 24-hour clock writes so. */
  isTwentyFour: boolean;
}

export type HoursToken = { at: number; end: number } & (
  | { kind: "days"; days: readonly number[]; rank: DayRank; isWeak: boolean; isInflected: boolean }
  | { kind: "time"; time: ClockTime; isBare: boolean }
  | { kind: "month"; month: number }
  | { kind: "word"; letters: number; text: string }
  | { kind: "mark"; mark: "," | ";" | ":" | "(" | "\t" }
  | { kind: "to"; isSign: boolean }
  | { kind: PlainMeaning }
  | { kind: "amount" }
);

const spaces = /\s/;
const letter = /[\p{L}\p{M}]/u;
/** Scripts that put no space between words: a word may begin at any letter. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const wordRun = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/uy;
const timeRun =
  /(\d{1,2}) ?[時时点] ?(?:(\d{1,2}) ?分|(半))?|(\d{1,2})(?:[:.h](\d\d)| ?h ?(\d\d)?(?![\p{L}\d])|(\d\d))?(?::\d\d)?(?![\d])/uy;
const halfAfter = / ?([ap])(?:\. ?m\.?|m)(?!\p{L})|([ap])(?![\p{L}\d'])/uy;
const longNumber = /[\d.,:]+/y;
const currencyBefore = /[$€£¥]\s?$/;
const currencyAfter =
  / ?(?:[$€£¥₩₪฿₫₹%]|円|원|zl\b|kc\b|kr\b|ft\b|lei\b|eur\b|usd\b|[:.,]-|ml\b|cl\b|kg\b|lbs?\b|oz\b|min\b|mins\b|minutes\b|years?\b|people\b|guests\b|pm2)/y;

export function readTokens(
  line: string,
  { entries, lengths, letters, findInflected }: Lexicon,
): HoursToken[] {
  const text = withDigits(fold(line));
  const tokens: HoursToken[] = [];
  /** A half that stands before its time: "오전 8시". */
  let half: Half | null = null;
  for (let at = 0; at < text.length; ) {
    const char = text[at] ?? "";
    if (spaces.test(char)) {
      if (char === "\t") tokens.push({ kind: "mark", mark: "\t", at, end: at + 1 });
      at += 1;
      continue;
    }
    const [entry, length] = findEntry(at);
    if (entry) {
      addEntry(entry, at, at + length);
      at += length;
    } else if (/\d/.test(char)) at = addNumber(at);
    else if (letter.test(char)) at = addWord(at);
    else {
      addSign(char, at);
      at += char.length;
    }
  }
  return withoutLoneDays(withLetters(tokens, letters), text);

  function findEntry(at: number): [Entry, number] | [null, 0] {
    const previous = text[at - 1] ?? "";
    const first = text[at] ?? "";
    const isAfterToken = tokens.at(-1)?.kind === "days" && tokens.at(-1)?.end === at;
    const startsInside =
      letter.test(previous) && !isAfterToken && !unspaced.test(first) && !unspaced.test(previous);
    if (startsInside) return [null, 0];
    for (const length of lengths.get(first) ?? []) {
      const word = text.slice(at, at + length);
      const entry = word.length === length ? entries.get(word) : undefined;
      if (entry && endsAt(at + length)) return [entry, length];
    }
    return [null, 0];
  }

  /** Whether a word may end here. */
  function endsAt(end: number): boolean {
    const [last = "", next = ""] = [text[end - 1], text[end]];
    if (/\d/.test(last)) return !/[\d:.]/.test(next) || next === "." || next === ":";
    return !letter.test(last) || !letter.test(next) || unspaced.test(last) || unspaced.test(next);
  }

  function addEntry(entry: Entry, at: number, end: number): void {
    const last = tokens.at(-1);
    switch (entry.kind) {
      case "half": {
        const isAfter =
          last?.kind === "time" &&
          last.time.half === null &&
          text.slice(last.end, at).trim() === "";
        if (isAfter) last.time = { ...last.time, half: entry.half };
        else half = entry.half;
        return;
      }
      case "hour":
        if (last?.kind === "time" && last.isBare) last.isBare = false;
        return;
      case "noon":
      case "midnight": {
        const half = entry.kind === "noon" ? "pm" : "night";
        // "12 noon" is one time.
        if (last?.kind === "time" && last.time.hour === 12 && last.isBare) tokens.pop();
        const time = { hour: 12, minute: 0, half, isTwentyFour: false } as const;
        tokens.push({ kind: "time", time, isBare: false, at, end });
        return;
      }
      case "days":
        addDays(entry, at, end, false);
        return;
      case "to":
        tokens.push({ kind: "to", isSign: false, at, end });
        return;
      default:
        tokens.push({ ...entry, at, end });
    }
  }

  function addDays(
    { days, rank, isWeak, isShort }: Extract<Entry, { kind: "days" }>,
    at: number,
    end: number,
    isInflected: boolean,
  ): void {
    // The dot of a short form ends no sentence.
    const dot = isShort && text[end] === "." ? 1 : 0;
    tokens.push({ kind: "days", days, rank, isWeak, isInflected, at, end: end + dot });
  }

  function addNumber(at: number): number {
    timeRun.lastIndex = at;
    const match = timeRun.exec(text);
    const end = at + (match?.[0].length ?? 0);
    const time = match && readTime(match);
    currencyAfter.lastIndex = end;
    const isAmount =
      !time ||
      /^\d|^\.\d/.test(text.slice(end, end + 2)) ||
      (/^,\d/.test(text.slice(end, end + 2)) && !match?.[0].includes(":")) ||
      /[\d.]/.test(text[at - 1] ?? "") ||
      currencyBefore.test(text.slice(Math.max(0, at - 2), at)) ||
      currencyAfter.test(text);
    if (isAmount || !match) {
      longNumber.lastIndex = at;
      const length = longNumber.exec(text)?.[0].replace(/(?<![.,:])[.,:]+$/, "").length ?? 1;
      tokens.push({ kind: "amount", at, end: at + length });
      half = null;
      return at + length;
    }
    halfAfter.lastIndex = end;
    const after = halfAfter.exec(text);
    const written = after ? ((after[1] ?? after[2]) === "p" ? "pm" : "am") : null;
    const whole = end + (after?.[0].length ?? 0);
    const isBare = written === null && half === null && /^\d{1,2}$/.test(match[0].trim());
    tokens.push({ kind: "time", time: { ...time, half: written ?? half }, isBare, at, end: whole });
    half = null;
    return whole;
  }

  function addWord(at: number): number {
    const char = text[at] ?? "";
    const last = tokens.at(-1);
    if (unspaced.test(char)) {
      const end = at + 1;
      if (last?.kind === "word" && last.end === at)
        Object.assign(last, { end, letters: last.letters + 1, text: last.text + char });
      else tokens.push({ kind: "word", letters: 1, text: char, at, end });
      return end;
    }
    wordRun.lastIndex = at;
    const word = wordRun.exec(text)?.[0] ?? char;
    const end = at + word.length;
    const glued = gluedDay(word);
    const entry = findInflected(word);
    if (glued) {
      addEntry(glued.day, at, at + glued.length);
      return at + glued.length;
    }
    if (entry?.kind === "days") addDays(entry, at, end, true);
    else tokens.push({ kind: "word", letters: word.length, text: word, at, end });
    return end;
  }

  /** Elements side by side leave no space in the text: "TuesdayClosed". */
  function gluedDay(word: string): { day: Entry; length: number } | null {
    for (const length of lengths.get(word[0] ?? "") ?? []) {
      const day = length > 5 ? entries.get(word.slice(0, length)) : undefined;
      if (day?.kind === "days" && entries.get(word.slice(length))?.kind === "closed")
        return { day, length };
    }
    return null;
  }

  function addSign(char: string, at: number): void {
    const last = tokens.at(-1);
    const end = at + 1;
    if (last && at < last.end) return;
    // "kl. 10", "u. 17.30": the dot of a short word.
    if (char === "." && last?.kind !== "time" && /^ ?\d/.test(text.slice(end, end + 2))) return;
    if (/[-‐-―−~〜→]/.test(char)) tokens.push({ kind: "to", isSign: true, at, end });
    else if (/[&+]/.test(char)) tokens.push({ kind: "and", at, end });
    else if (/[,、・/]/.test(char)) tokens.push({ kind: "mark", mark: ",", at, end });
    else if (/[;|¦•·⋅.!?。]/.test(char)) tokens.push({ kind: "mark", mark: ";", at, end });
    else if (/[()[\]]/.test(char)) tokens.push({ kind: "mark", mark: "(", at, end });
    else if (char === ":") tokens.push({ kind: "mark", mark: ":", at, end });
  }
}

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const numberWord =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?= (?:to|till|til|until|am|pm|a\.m|p\.m|o'clock|in the)\b)|(?<=\b(?:to|till|til|until) )(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g;

/** "eleven to seven", filled up to its length so that every place in the line stays what it is. */
const withDigits = (text: string): string =>
  text
    .replace(numberWord, (word) => String(numbers.indexOf(word) + 1).padEnd(word.length))
    // "Mon.......11-9"
    .replace(/\.{3,50}/g, (dots) => " ".repeat(dots.length));

function readTime([
  ,
  cjk,
  cjkMinute,
  cjkHalf,
  hour,
  ...minutes
]: RegExpExecArray): ClockTime | null {
  const [colon, afterH, compact] = minutes;
  if (cjk !== undefined) {
    const minute = cjkHalf ? 30 : Number(cjkMinute ?? 0);
    return valid({ hour: Number(cjk), minute, half: null, isTwentyFour: false });
  }
  // "930" may be anything; "0930" is a time.
  if (compact !== undefined && hour?.length === 1) return null;
  const isTwentyFour = compact !== undefined || (hour?.startsWith("0") ?? false);
  const minute = Number(colon ?? afterH ?? compact ?? 0);
  return valid({ hour: Number(hour), minute, half: null, isTwentyFour });
}

/** Bars that close at 2 may say 26:00. */
const valid = (time: ClockTime): ClockTime | null =>
  time.minute > 59 || time.hour > 29 ? null : time;

/** "T-Th", "M-F": a letter is a day only beside another one. */
function withLetters(tokens: readonly HoursToken[], letters: Lexicon["letters"]): HoursToken[] {
  const dayOf = (token: HoursToken | undefined) =>
    token?.kind === "word" ? letters.get(token.text) : undefined;
  const isDay = (token: HoursToken | undefined) =>
    token?.kind === "days" || dayOf(token) !== undefined;
  const isJoint = (token: HoursToken | undefined) =>
    token?.kind === "to" || token?.kind === "and" || (token?.kind === "mark" && token.mark === ",");
  return tokens.map((token, index): HoursToken => {
    const day = dayOf(token);
    const isBeside =
      (isJoint(tokens[index + 1]) && isDay(tokens[index + 2])) ||
      (isJoint(tokens[index - 1]) && isDay(tokens[index - 2])) ||
      tokens[index + 1]?.kind === "closed";
    if (day === undefined || !isBeside) return token;
    const { at, end } = token;
    return { kind: "days", days: [day], rank: 2, isWeak: false, isInflected: false, at, end };
  });
}

const strangers = new Set(["word", "amount", "open"]);
const partners = new Set(["days", "time", "closed", "always", "holiday"]);

/** A short word is a day only beside days and times; a single sign inside a word is none. */
function withoutLoneDays(tokens: readonly HoursToken[], text: string): HoursToken[] {
  /** Whether a day or a time is near, with no other word between. */
  const isBeside = (index: number, step: 1 | -1) => {
    for (let next = index + step, seen = 0; seen < 4; next += step, seen += 1) {
      const kind = tokens[next]?.kind;
      if (kind === undefined || strangers.has(kind)) return false;
      if (partners.has(kind)) return true;
    }
    return false;
  };
  return tokens.map((token, index) => {
    if (token.kind !== "days") return token;
    const word = text.slice(token.at, token.end);
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const isSign = word.length === 1 && unspaced.test(word);
    const isInside =
      (before?.end === token.at &&
        (before.kind === "word" || before.kind === "amount" || before.kind === "time")) ||
      (after?.at === token.end && after.kind === "word");
    // "Sundays we rest" names one day.
    const follows = before?.kind === "days" && !before.isWeak;
    const isAlone =
      token.isWeak && tokens.length > 1 && !isBeside(index, 1) && (follows || !isBeside(index, -1));
    if (!isAlone && !((isSign || token.isWeak) && isInside)) return token;
    return { kind: "word", letters: word.length, text: word, at: token.at, end: token.end };
  });
}
