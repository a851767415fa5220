// Long because every sign, number and word of a line is told apart here.
import { type DayPart, dayPartOf } from "./labels.ts";
import {
  type DayRank,
  type Entry,
  fold,
  type Half,
  type Lexicon,
  type PlainMeaning,
} from "./lexicon.ts";
import { besideParts, noWords, onlyWords } from "./words.ts";

/** A time as it is written; nothing is decided yet about its half of the day. */
export interface ClockTime {
  hour: number;
  minute: number;
  half: Half | null;
  /** "08", "0800", "17h": only a 24-hour clock writes so. */
  isTwentyFour: boolean;
  /** In words, as people speak: up to twelve it is that of a clock of twelve hours. */
  isSpoken?: boolean;
}

export type HoursToken = { at: number; end: number } & (
  | {
      kind: "days";
      days: readonly number[];
      rank: DayRank;
      isWeak: boolean;
      isInflected: boolean;
      /** "Sunday evening": where a line says what is closed. */
      part?: DayPart;
    }
  /** `start`: "from 1 PM", and nothing says till when: of the day, or of what happens then. */
  | { kind: "time"; time: ClockTime; isBare: boolean; start?: "day" | "event" }
  /** `day`: of a date. */
  | { kind: "month"; month: number; day?: number }
  | { kind: "word"; letters: number; text: string }
  | { kind: "mark"; mark: "," | ";" | ":" | "(" | "\t" }
  | { kind: "to"; isSign: boolean }
  | { kind: PlainMeaning }
  | { kind: "amount" }
  /** "Saturdays only in the evening", "no dinner on Sundays" */
  | { kind: "only" | "lacks"; part: DayPart }
);

const spaces = /\s/;
const letter = /[\p{L}\p{M}]/u;
/** Scripts that put no space between words: a word may begin at any letter. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordRun = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/uy;
const timeRun =
  /(\d{1,2}) ?[時时点點시] ?(?:(\d{1,2}) ?[分분]|([半반]))?|(\d{1,2})(?:[:.hu](\d\d)(?: ?h(?!\p{L}))?| ?h ?(\d\d)?(?![\p{L}\d])|(\d\d))?(?::\d\d)?(?![\d])/uy;
const halfAfter = / ?([ap])(?:\. ?m\.?|m)(?!\p{L})|([ap])(?![\p{L}\d'])| (m)\.(?!\p{L})/uy;
const stopAfterHalf = /(\b[AaPp]\. ?[Mm])\. (\p{Lu}\p{Ll}{0,15})/gu;
/** "9ish", the dots of a leader, and the third Tuesday of every month: they say nothing about a week. */
const silent =
  /(?<=\d|\d ?[ap]m|noon|midnight)-?ish\b|\.{3,}|…+|#\d[\d-]*|(?<!\d)36\d days (?:a|per) year|第\d(?:[・,、&]第?\d){0,3}[月火水木金土日](?:曜日?)?/gu;
const longDash = /[-‐-―−]{2,}/g;
const between =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|mezi|miedzy|mellan|mellem|mellom) $/u;
const longNumber = /[\d.,:]+/y;
const currencyBefore = /[$€£¥₩₪฿₫₹]\s?$/;
const currencyAfter =
  / ?(?:[$€£¥₩₪฿₫₹%]|円|원|zl\b|kc\b|kr\b|ft\b|lei\b|eur\b|usd\b|[:.,]-|ml\b|cl\b|kg\b|lbs?\b|oz\b|min\b|mins\b|minutes\b|years?\b|people\b|guests\b|pm2)/y;

/** The words, signs and times of one line about hours. */
export function readTokens(
  line: string,
  { entries, lengths, letters, findInflected, withSpokenTimes }: Lexicon,
): HoursToken[] {
  const folded = fold(withStops(line));
  const text = withSpokenTimes(folded)
    .replace(silent, (words) => " ".repeat(words.length))
    .replace(longDash, (dashes) => "-".padEnd(dashes.length));
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
    if (/\d/.test(char) && isDateOfRest(at)) at = addNumber(at);
    else if (entry) {
      addEntry(entry, at, at + length);
      at += length;
    } else if (/\d/.test(char)) at = addNumber(at);
    else if (letter.test(char)) at = addWord(at);
    else {
      addSign(char, at);
      at += char.length;
    }
  }
  const told = withoutLastOrders(tokens.map((token, index) => joinedDays(token, index)));
  const days = withoutLoneDays(withLetters(told, letters), text);
  return withDayParts(withOnlyParts(withStarts(withMissingParts(days, text), text), text), text);

  /** "Closed 7/7" is no "7 days of 7". */
  function isDateOfRest(at: number): boolean {
    const before = tokens.findLast(({ kind }) => kind !== "filler");
    return before?.kind === "closed" && dateAt(text, at) !== null;
  }

  /** "8 a.m. to 2 p.m. On Saturdays until 3": the dot of a short form ends a sentence too, unless a day follows. */
  function withStops(said: string): string {
    return said.replace(stopAfterHalf, (whole, half: string, next: string) =>
      entries.get(fold(next))?.kind === "days" ? whole : `${half}; ${next}`,
    );
  }

  /** "일요일·공휴일", "Mon | Tue": a sign between days ends nothing. "Between 5 and 10" is a span. */
  function joinedDays(token: HoursToken, index: number): HoursToken {
    const isDot =
      token.kind === "mark" && token.mark === ";" && /[·•|¦∙⋅]/.test(text[token.at] ?? "");
    const isDays = [tokens[index - 1], tokens[index + 1]].every(
      (other) => other?.kind === "days" || other?.kind === "holiday",
    );
    if (isDot && isDays) return { ...token, mark: "," };
    // "Mondays? Nope."
    const isAsked = token.kind === "mark" && text[token.at] === "?";
    if (isAsked && tokens[index - 1]?.kind === "days") return { ...token, mark: "," };
    // "Mondays? Nope.", but not "Nope's Diner": nothing stands beside it.
    const isSlang =
      token.kind === "closed" && /^(?:nope|n\/a)$/.test(text.slice(token.at, token.end));
    const isBare = [tokens[index - 1], tokens[index + 1]].every(
      (other) => !other || /^(?:days|mark|to)$/.test(other.kind),
    );
    if (isSlang && !isBare)
      return {
        kind: "word",
        letters: token.end - token.at,
        text: "",
        at: token.at,
        end: token.end,
      };
    // "Sonn- und Feiertage"
    if (token.kind === "to" && token.isSign && tokens[index + 1]?.kind === "and")
      return { kind: "mark", mark: ",", at: token.at, end: token.end };
    const [from] = tokens.slice(Math.max(0, index - 1), index);
    if (token.kind === "and" && from?.kind === "time" && between.test(text.slice(0, from.at)))
      return { kind: "to", isSign: false, at: token.at, end: token.end };
    // "Every day bar Monday", but not "Daily bar Monday 4-7".
    const isAll =
      from?.kind === "days" &&
      /^(?:every|each) /.test(text.slice(from.at, from.end)) &&
      tokens[index + 1]?.kind === "days";
    if (token.kind === "word" && token.text === "bar" && isAll)
      return { kind: "except", at: token.at, end: token.end };
    // "Bank holiday Mondays" and "game Saturdays" are not all of them.
    const isHoliday =
      token.kind === "days" && someOfThem.test(text.slice(Math.max(0, token.at - 15), token.at));
    if (isHoliday) return { kind: "holiday", at: token.at, end: token.end };
    // "Monday holiday": India's word for a day of rest.
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const isRest =
      token.kind === "holiday" &&
      before?.kind === "days" &&
      (after === undefined || after.kind === "mark") &&
      text.slice(token.at, token.end) === "holiday";
    return isRest ? { ...token, kind: "closed" } : token;
  }

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
        const between = last && text.slice(last.end, at).trim();
        // "Zwei Uhr nachts"
        const isOfHour = entries.get(between ?? "")?.kind === "hour" && !isBeforeTimes(end);
        const isAfter =
          last?.kind === "time" && last.time.half === null && (between === "" || isOfHour);
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
        // "12 noon" and "12:00 noon" are one time.
        const isTwelve = last?.kind === "time" && last.time.hour === 12 && last.time.minute === 0;
        if (isTwelve && last.time.half === null) tokens.pop();
        const time = { hour: 12, minute: 0, half, isTwentyFour: false } as const;
        tokens.push({ kind: "time", time, isBare: true, at, end });
        return;
      }
      case "days":
        addDays(entry, at, end, false);
        return;
      case "always": {
        // "9 a 24h"
        const isEnd = last?.kind === "to" && tokens.at(-2)?.kind === "time";
        const time = { hour: 24, minute: 0, half: null, isTwentyFour: true } as const;
        tokens.push(isEnd ? { kind: "time", time, isBare: false, at, end } : { ...entry, at, end });
        return;
      }
      case "to":
        tokens.push({ kind: "to", isSign: false, at, end });
        return;
      case "month":
        // "(Mai–Sept.)": the dot of a short form ends no sentence.
        tokens.push({ ...entry, at, end: end - at < 6 && text[end] === "." ? end + 1 : end });
        return;
      default:
        tokens.push({ ...entry, at, end });
    }
  }

  /** "Mittags 11-14 Uhr abends von 17 bis 22 Uhr": what goes on from there is no end. */
  function isBeforeTimes(end: number): boolean {
    const next = /^[\s:]*(?:(\p{L}{1,10}) )?\d/u.exec(text.slice(end, end + 20));
    return next !== null && entries.get(next[1] ?? "")?.kind !== "to";
  }

  function addDays(
    { days, rank, isWeak, isShort }: Extract<Entry, { kind: "days" }>,
    at: number,
    end: number,
    isInflected: boolean,
  ): void {
    // The dot of a short form ends no sentence.
    const dot = isShort && text[end] === "." && !isLastDay(end) ? 1 : 0;
    tokens.push({ kind: "days", days, rank, isWeak, isInflected, at, end: end + dot });
  }

  /** "Closed Sun. We bake": another sentence begins. */
  function isLastDay(dot: number): boolean {
    const next = /^\. (\p{Lu}\p{L}{0,15})/u.exec(line.slice(dot, dot + 20))?.[1];
    const entry = next === undefined ? undefined : entries.get(fold(next));
    const isDay = entry?.kind === "days" && !entry.isWeak;
    return next !== undefined && !isDay && tokens.at(-1)?.kind === "closed";
  }

  function addNumber(at: number): number {
    const date = dateAt(text, at);
    if (date) {
      tokens.push({ kind: "month", month: date.month, day: date.day, at, end: date.end });
      half = null;
      return date.end;
    }
    timeRun.lastIndex = at;
    const match = timeRun.exec(text);
    const end = at + (match?.[0].length ?? 0);
    const time = match && readTime(match);
    currencyAfter.lastIndex = end;
    const isAmount =
      !time ||
      /^[.,]\d|^\d/.test(text.slice(end, end + 2)) ||
      /\d[.]?$/.test(text.slice(Math.max(0, at - 2), at)) ||
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
    // "12:00 m." is noon.
    const written = after ? ((after[1] ?? after[2]) === "a" ? "am" : "pm") : null;
    const whole = end + (after?.[0].length ?? 0);
    const isBare = written === null && half === null && /^\d{1,2}$/.test(match[0].trim());
    const isSpoken = text.slice(at, end) !== folded.slice(at, end);
    const said = { ...time, half: written ?? half, ...(isSpoken && { isSpoken }) };
    tokens.push({ kind: "time", time: said, isBare, at, end: whole });
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
      const day = length > 2 ? entries.get(word.slice(0, length)) : undefined;
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
    const isShortForm = /[\p{L}.]/u.test(text[at - 1] ?? "");
    if (
      char === "." &&
      isShortForm &&
      last?.kind !== "time" &&
      /^ ?\d/.test(text.slice(end, end + 2))
    )
      return;
    // "So u. Mo"
    if (char === "." && last?.kind === "and" && last.end === at) return;
    // "Closed Sunday evening. Lunch 12-2": the half is that of what ends here.
    if (/[;.!?。]/.test(char)) half = null;
    if (/[-‐-―−~〜→]/.test(char)) tokens.push({ kind: "to", isSign: true, at, end });
    else if (/[&+]/.test(char)) tokens.push({ kind: "and", at, end });
    else if (/[,、・/]/.test(char)) tokens.push({ kind: "mark", mark: ",", at, end });
    else if (/[;|¦‖║•·∙⋅.!?。▪■●◦◆★☆✦»›]/.test(char))
      tokens.push({ kind: "mark", mark: ";", at, end });
    else if (/[()[\]]/.test(char)) tokens.push({ kind: "mark", mark: "(", at, end });
    else if (char === ":") tokens.push({ kind: "mark", mark: ":", at, end });
  }
}

const someOfThem =
  /(?<!\p{L})(?:holiday|game|match|race|market|festival|concert|show|select|selected|some|alternate|occasional) $/u;

/** "24. 12.", "1.4.2026", "12/24", "12/24/2026", "2026-12-24" */
const dateRun =
  /(\d{1,2})\. ?(\d{1,2})\.(?: ?20\d\d(?![\d:.]))?(?! ?\d{1,2}[:.h]?\d\d)|(\d{1,2})\/(\d{1,2})(?:\/(?:20)?\d\d)?(?![\d/:.h%]| ?[ap]\.?m)|20\d\d-(\d\d)-(\d\d)(?!\d)/y;

function dateAt(text: string, at: number): { month: number; day: number; end: number } | null {
  if (/[\d:./$€£-]$/.test(text.slice(Math.max(0, at - 1), at))) return null;
  dateRun.lastIndex = at;
  const match = dateRun.exec(text);
  if (!match) return null;
  const [whole, dottedDay, dottedMonth, ...rest] = match;
  const [a, b] = (dottedDay ? [dottedMonth, dottedDay] : rest.filter(Boolean)).map(Number);
  // Half of the world writes the day first.
  const [month = 0, day = 0] = (a ?? 0) > 12 ? [b, a] : [a, b];
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDate ? { month: month - 1, day, end: at + whole.length } : null;
}

const isRangeAt = (tokens: readonly HoursToken[], index: number) =>
  tokens[index]?.kind === "time" &&
  tokens[index + 1]?.kind === "to" &&
  tokens[index + 2]?.kind === "time";

/** The times of last orders, which stand behind the words or before them, are no hours. */
function withoutLastOrders(tokens: readonly HoursToken[]): HoursToken[] {
  if (!tokens.some(({ kind }) => kind === "last")) return [...tokens];
  const dropped = new Set<number>();
  // "Kitchen closes at 8.30 (8 on Sundays)": all of the line is about it.
  if (tokens[0]?.kind === "last" && !tokens.some((_, index) => isRangeAt(tokens, index))) return [];
  const isBetween = (token: HoursToken | undefined) =>
    token !== undefined && /^(?:filler|mark|to|and|closes|open|hour)$/.test(token.kind);
  for (const [index, { kind }] of tokens.entries()) {
    if (kind !== "last") continue;
    dropped.add(index);
    let next = index + 1;
    while (next < index + 5 && isBetween(tokens[next])) next += 1;
    if (tokens[next]?.kind === "time" && !isRangeAt(tokens, next)) {
      for (let at = index + 1; at <= next; at += 1) {
        if (tokens[at]?.kind !== "mark" || at < next) dropped.add(at);
      }
      for (const at of bracketOfTimes(next + 1)) dropped.add(at);
    } else if (tokens[index - 1]?.kind === "time" && tokens[index - 2]?.kind !== "to") {
      dropped.add(index - 1);
    }
  }
  return tokens.filter((_, index) => !dropped.has(index));

  /** "Kitchen closes at 2 (1:30 Sundays)": what the bracket holds is about the same. */
  function bracketOfTimes(start: number): number[] {
    const isBracket = (token: HoursToken | undefined) =>
      token?.kind === "mark" && token.mark === "(";
    if (!isBracket(tokens[start])) return [];
    const held: number[] = [];
    for (let at = start + 1; at < start + mostTokensBeside; at += 1) {
      const token = tokens[at];
      if (isBracket(token)) return held;
      if (!token || isRangeAt(tokens, at) || !/^(?:time|days|filler|to|and|mark)$/.test(token.kind))
        return [];
      held.push(at);
    }
    return [];
  }
}

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

/** "T-Th", "M-F", "S 10-15": a letter is a day beside another one, and before times at the start of a clause. */
function withLetters(tokens: readonly HoursToken[], letters: Lexicon["letters"]): HoursToken[] {
  const dayOf = (token: HoursToken | undefined) =>
    token?.kind === "word" ? letters.get(token.text) : undefined;
  const isS = (token: HoursToken | undefined) =>
    token?.kind === "word" && token.text === "s" && letters.has("r");
  const isDay = (token: HoursToken | undefined) =>
    token?.kind === "days" || token?.kind === "holiday" || dayOf(token) !== undefined || isS(token);
  const isJoint = (token: HoursToken | undefined) =>
    token?.kind === "to" || token?.kind === "and" || (token?.kind === "mark" && token.mark === ",");
  const dayBy = (token: HoursToken | undefined) =>
    token?.kind === "days" ? token.days[0] : dayOf(token);
  /** "F/S", "Su-Th": the S of English is the day that the other one leaves. */
  const doubtful = (index: number): number | undefined => {
    if (!isS(tokens[index])) return undefined;
    if (isJoint(tokens[index - 1]) && dayBy(tokens[index - 2]) !== undefined) return 5;
    const next = isJoint(tokens[index + 1]) ? dayBy(tokens[index + 2]) : undefined;
    return next !== undefined && next < 5 ? 6 : undefined;
  };
  return tokens.map((token, index): HoursToken => {
    const day = dayOf(token) ?? doubtful(index);
    // "M T W Th F"
    const isInRow = [-2, -1, 0].some((from) =>
      [0, 1, 2].every((step) => isDay(tokens[index + from + step])),
    );
    const isBeside =
      isInRow ||
      (isJoint(tokens[index + 1]) && isDay(tokens[index + 2])) ||
      (isJoint(tokens[index - 1]) && isDay(tokens[index - 2]));
    const [before, after, then] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
    const isFirst = before === undefined || (before.kind === "mark" && before.mark !== ":");
    const isLink = after?.kind === "filler" || (after?.kind === "mark" && after.mark === ":");
    const next = isLink ? then : after;
    // "M – see you tomorrow"
    const isSaid = after?.kind === "to" && after.isSign && after.at > token.end;
    // "4-10 F, Sa / closed M"
    const isClosed = before?.kind === "closed" && (after === undefined || after.kind === "mark");
    const isLabel =
      isFirst &&
      (next?.kind === "time" || next?.kind === "closed" || (isSaid && then?.kind === "word"));
    if (day === undefined || !(isBeside || isLabel || isClosed)) return token;
    const { at, end } = token;
    return { kind: "days", days: [day], rank: 2, isWeak: false, isInflected: false, at, end };
  });
}

const startWord =
  /(?<!\p{L})(?:from|opens? (?:at|from)|opening at|not before|ab|erst ab|des|a partir d[eao]s?|a partir de las|desde|desde las|dalle|dalle ore|od|vanaf|fran|fra|mula|απο|с|з|від|alkaen|dari)\s*$/u;
const lettersOfStart = 20;
const fewTokens = 4;
const atWord = /(?<!\p{L})(?:at|um|om|a|a las|a la|alle|as|v|ve|o|kl|klokken|klockan|в|о)\.?\s*$/u;

/** "Open Tuesday through Saturday at 11 and Sunday at 10" */
function isAfterOpening(tokens: readonly HoursToken[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - mostTokensBeside), index);
  const opens = before.findLastIndex(({ kind }) => kind === "open");
  const isSame = before
    .slice(opens + 1)
    .every(({ kind }) => /^(?:days|filler|to|and|mark|time)$/.test(kind));
  // "We open our doors at 8"
  const isNear = before.length - opens <= fewTokens;
  return opens >= 0 && (isSame || isNear);
}

/** "Friday from 1 PM": the end is that of the other days. */
function withStarts(tokens: readonly HoursToken[], text: string): HoursToken[] {
  return tokens.map((token, index) => {
    const next = tokens[index + 1]?.kind;
    if (token.kind !== "time" || next === "to" || next === "time") return token;
    const before = text.slice(Math.max(0, token.at - lettersOfStart), token.at);
    const isAfterOpen = atWord.test(before) && isAfterOpening(tokens, index);
    if (!startWord.test(before) && !isAfterOpen) return token;
    const isEvent = isAmongWords(tokens, index) && !isOpenDaily(tokens, index);
    return { ...token, start: isEvent ? "event" : "day" };
  });
}

/** "Open daily at 7am, serving food till 2pm" */
function isOpenDaily(tokens: readonly HoursToken[], index: number): boolean {
  const [open, days] = tokens
    .slice(0, index)
    .filter(({ kind }) => kind !== "filler")
    .slice(-2);
  return open?.kind === "open" && days?.kind === "days" && days.days.length === 7;
}

const mostTokensBeside = 12;

/** "Fridays from 7 PM live jazz", "karaoke: Fridays from 8": words beside it, or in a part of their own next to it. */
function isAmongWords(tokens: readonly HoursToken[], index: number): boolean {
  return hasWords(1) || hasWords(-1);

  function hasWords(step: 1 | -1): boolean {
    let marks = 0;
    for (let at = index + step; Math.abs(at - index) < mostTokensBeside; at += step) {
      const token = tokens[at];
      if (token?.kind === "word") return true;
      const isDayOrTime = token && partners.has(token.kind);
      const isEnd = token?.kind === "mark" && /[;(]/.test(token.mark);
      if (!token || isEnd || (isDayOrTime && marks > 0)) return false;
      if (token.kind === "mark") marks += 1;
    }
    return false;
  }
}

/** "the third Tuesday" is not every week. */
const ordinal =
  /(?<![\p{L}\d])(?:1st|2nd|3rd|4th|first|second|third|fourth|last|every other|erster?n?|zweiter?n?|letzter?n?|premiers?|deuxieme|dernier|primer|segundo|ultimo|primo|secondo|prvni|druhe|posledni|pierwsz[aey]|drug[ai]|ostatni[ae]?|첫째|둘째|셋째|넷째|첫째 주|둘째 주|셋째 주|넷째 주) ?$/u;
const strangers = new Set(["word", "amount", "open", "closes"]);
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
  // "On Sundays we also do lunch"
  const isAlso = (token: HoursToken | undefined) =>
    token?.kind === "and" && text.slice(token.at, token.end) === "also";
  return tokens.map((token, index) => {
    if (token.kind !== "days") return token;
    const word = text.slice(token.at, token.end);
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const isSign = word.length === 1 && unspaced.test(word);
    const isInside =
      (before?.end === token.at &&
        (before.kind === "word" || before.kind === "amount" || before.kind === "time")) ||
      (after?.at === token.end && after.kind === "word");
    const isNth = ordinal.test(text.slice(Math.max(0, token.at - 12), token.at));
    const isAlone =
      token.isWeak && tokens.length > 1 && !isBeside(index, 1) && !isBeside(index, -1);
    // "Sundays we stay open": the pronoun.
    const isPronoun =
      token.isWeak &&
      ((before?.kind === "days" && (after?.kind === "word" || isAlso(after))) ||
        (before?.kind === "holiday" && after?.kind === "open"));
    // Its times are those of a day now and then, not of every day.
    if (isNth) return { kind: "holiday", at: token.at, end: token.end };
    if (!isAlone && !isPronoun && !(isSign && isInside)) return token;
    return { kind: "word", letters: word.length, text: word, at: token.at, end: token.end };
  });
}

/** "Closed Sunday evening and Monday": the words for a part of the day belong to their day. */
function withDayParts(tokens: readonly HoursToken[], text: string): HoursToken[] {
  if (!tokens.some(({ kind }) => kind === "closed" || kind === "except")) return [...tokens];
  const told: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    let next = index + 1;
    while (isWord(tokens[next], text)) next += 1;
    const end = tokens[next]?.at ?? text.length;
    const part = token.kind === "days" ? dayPartOf(text.slice(token.at, end)) : null;
    const isApart = tokens[next]?.kind !== "time" && tokens[next]?.kind !== "to";
    if (token.kind === "days" && part && isApart) {
      told.push({ ...token, part, end });
      index = next - 1;
    } else told.push(token);
  }
  return told;
}

const missingPart = new RegExp(
  `(?<!\\p{L})(?:${noWords}) (?:(?:${besideParts}) )?([\\p{L}-]{3,15}) (?:(?:${besideParts}) ){0,2}$`,
  "u",
);
const lettersOfPart = 40;

/** "No dinner on Sundays": of the hours that are said elsewhere, all but those of a part of the day. */
function withMissingParts(tokens: readonly HoursToken[], text: string): HoursToken[] {
  const told: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const said =
      token.kind === "days" &&
      missingPart.exec(text.slice(Math.max(0, token.at - lettersOfPart), token.at));
    const part = said ? dayPartOf(said[1] ?? "") : null;
    const end = part ? endOfDays(index) : index;
    const next = tokens[end];
    // "No breakfast Saturday after 11" says something else.
    const isWhole = next === undefined || next.kind === "mark";
    if (!said || !part || !isWhole) {
      told.push(token);
      continue;
    }
    const at = token.at - said[0].length;
    while ((told.at(-1)?.at ?? -1) >= at) told.pop();
    const days = tokens.slice(index, end);
    const last = days.at(-1) ?? token;
    told.push({ kind: "mark", mark: ",", at, end: at }, ...days);
    told.push({ kind: "lacks", part, at: last.end, end: last.end });
    index = end - 1;
  }
  return told;

  /** Behind "Saturday and Sunday". */
  function endOfDays(first: number): number {
    const isJoint = (token: HoursToken | undefined) =>
      token !== undefined && (/^(?:and|to)$/.test(token.kind) || text[token.at] === ",");
    const isDays = (token: HoursToken | undefined) => token?.kind === "days";
    let at = first + 1;
    while (isDays(tokens[at]) || (isJoint(tokens[at]) && isDays(tokens[at + 1]))) at += 1;
    return at;
  }
}

const only = new RegExp(`(?<!\\p{L})(?:${onlyWords})(?!\\p{L})|만|のみ`, "u");

/** "Saturday and Sunday only in the evening": of the hours that are said elsewhere, those of a part of the day. */
function withOnlyParts(tokens: readonly HoursToken[], text: string): HoursToken[] {
  if (!only.test(text)) return [...tokens];
  const told: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    told.push(token);
    if (token.kind !== "days") continue;
    let next = index + 1;
    while (isWord(tokens[next], text)) next += 1;
    const end = tokens[next]?.at ?? text.length;
    const said = text.slice(token.end, end);
    const part = only.test(said) ? dayPartOf(said) : null;
    if (!part || hasTimes(tokens, next, text)) continue;
    told.push({ kind: "only", part, at: token.end, end });
    index = next - 1;
  }
  return told;
}

/** "Mondays only mornings, 8 to 4" says it more closely. */
function hasTimes(tokens: readonly HoursToken[], from: number, text: string): boolean {
  const after = tokens
    .slice(from, from + 3)
    .find((token) => token.kind !== "mark" && !isWord(token, text));
  return after?.kind === "time" || after?.kind === "to";
}

/** "noon" is the middle of the day here, no time. */
function isWord(token: HoursToken | undefined, text: string): boolean {
  if (token?.kind === "time") return !/\d/.test(text.slice(token.at, token.end));
  return token?.kind === "word" || token?.kind === "filler";
}
