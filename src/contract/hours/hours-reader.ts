import type { DayHours, TimeRange } from "./hours.types.ts";
import { daySpan, findDays } from "./weekday-names.ts";

/** Walks over a text once. What one `take` cannot use stays for the next. */
export class HoursReader {
  readonly #tokens: readonly HoursToken[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = readTokens(text);
  }

  get namesDays(): boolean {
    return this.#tokens.some(({ kind }) => kind === "days");
  }

  get next(): HoursToken["kind"] | "end" {
    return this.#tokens[this.#at]?.kind ?? "end";
  }

  /** "Mon, Wed & Fri-Sun"; null when no day follows. */
  takeDays(): number[] | null {
    const start = this.#at;
    const days = new Set<number>();
    let cursor = start;
    for (let token = this.#tokens[cursor]; token?.kind === "days"; token = this.#tokens[cursor]) {
      const last = this.#tokens[cursor + 1]?.kind === "-" ? this.#tokens[cursor + 2] : undefined;
      const [from, to] = [token.days[0], last?.kind === "days" ? last.days[0] : undefined];
      const isSpan = from !== undefined && to !== undefined;
      for (const day of isSpan ? daySpan(from, to) : token.days) days.add(day);
      cursor += isSpan ? 3 : 1;
      this.#at = cursor;
      if (this.next === ",") cursor += 1;
    }
    return this.#at > start ? [...days] : null;
  }

  /** "11am-2pm, 5pm-10pm" or "closed"; undefined when no time follows. */
  takeTimes(): DayHours | undefined {
    if (this.next === "closed") {
      this.#at += 1;
      return [];
    }
    const ranges: RangeText[] = [];
    let cursor = this.#at;
    for (let token = this.#tokens[cursor]; token?.kind === "range"; token = this.#tokens[cursor]) {
      ranges.push(token.range);
      cursor += 1;
      this.#at = cursor;
      if (this.next === "," || this.next === ";") cursor += 1;
    }
    return ranges.length > 0 ? readRanges(ranges) : undefined;
  }

  /** Skips what separates days from their times: "Mon - 9-5", or a new line. */
  skipJoint(): void {
    const isJoint = this.next === "-" || this.next === "," || this.next === ";";
    const after = this.#tokens[this.#at + 1]?.kind;
    if (isJoint && (after === "range" || after === "closed")) this.#at += 1;
  }

  takeSeparators(): "" | "," | ";" {
    let found: "" | "," | ";" = "";
    for (; this.next === "," || this.next === ";"; this.#at += 1) {
      if (found !== ";") found = this.next;
    }
    return found;
  }

  /** Skips to the next separator and returns the days named on the way. */
  skipPhrase(): number[] {
    const days = new Set<number>();
    for (; this.next !== "," && this.next !== ";" && this.next !== "end"; this.#at += 1) {
      const token = this.#tokens[this.#at];
      for (const day of token?.kind === "days" ? token.days : []) days.add(day);
    }
    return [...days];
  }
}

/** ";" ends the reach of a remark, "," does not. "?" is text that we do not understand. */
type HoursToken =
  | { readonly kind: "days"; readonly days: readonly number[] }
  | { readonly kind: "range"; readonly range: RangeText }
  | { readonly kind: "closed" | "," | ";" | "-" | "?" };

const TIME = String.raw`(\d{1,2})(?:[:.h]?(\d\d))?h? ?(?:([ap])m?\b)?`;
const ALL_DAY = String.raw`24 ?(?:\/ ?7|h(?:(?:ou)?rs?)?\b)(?: a day)?`;
const TOKEN = new RegExp(`${TIME} ?- ?${TIME}|(${ALL_DAY})|([a-z]+)|[^ ]`, "g");

const ALL_DAY_RANGE: RangeText = { from: { hour: "0" }, to: { hour: "24" } };
const NOISE = new Set(["open", "opens", "hours", "hrs", "from", "on", ":", "."]);
const SEPARATORS = new Map<string, "," | ";" | "-">([
  ["-", "-"],
  [";", ";"],
  ["|", ";"],
  ["•", ";"],
  ["·", ";"],
  [",", ","],
  ["&", ","],
  ["+", ","],
  ["/", ","],
  ["(", ","],
  [")", ","],
  ["and", ","],
]);

/** Collapses runs of spaces first, so that no later pattern repeats over spaces and all stays linear. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, (space) => (space.includes("\n") ? ";" : " "))
    .replace(/[‐-―−~]|\b(?:to|till?|until|thru|through)\b/g, "-")
    .replace(/([ap])\. ?m\b\.?/g, "$1m")
    .replace(/\b(?:12(?::00)? ?)?(?:noon|midday)\b/g, "12pm")
    .replace(/\b(?:12(?::00)? ?)?midnight\b/g, "12am")
    .replace(/(?:, ?)?\b(?:7|seven) days(?: a week)?\b|\bevery ?day\b/g, " daily")
    .replace(/\bclosed all day\b/g, "closed");
}

function readToken(match: RegExpExecArray): HoursToken {
  const [text, hour, minute, half, toHour, toMinute, toHalf, allDay, word] = match;
  if (hour !== undefined && toHour !== undefined) {
    const from = { hour, minute, half };
    return { kind: "range", range: { from, to: { hour: toHour, minute: toMinute, half: toHalf } } };
  }
  if (allDay) return { kind: "range", range: ALL_DAY_RANGE };
  if (text === "closed") return { kind: "closed" };
  const days = word && findDays(word);
  return days ? { kind: "days", days } : { kind: SEPARATORS.get(text) ?? "?" };
}

function readTokens(text: string): HoursToken[] {
  const tokens: HoursToken[] = [];
  for (const match of normalize(text).matchAll(TOKEN)) {
    if (!NOISE.has(match[0])) tokens.push(readToken(match));
  }
  return tokens;
}

const DAY = 1440;

interface TimeText {
  readonly hour: string;
  readonly minute?: string | undefined;
  readonly half?: string | undefined;
}

interface RangeText {
  readonly from: TimeText;
  readonly to: TimeText;
}

/** The minutes of the day that a time can mean, the literal one first. Empty when it is not a time. */
function readings({ hour, minute = "0", half }: TimeText, isTwentyFourHour: boolean): number[] {
  const hours = Number(hour);
  const literal = hours * 60 + Number(minute);
  if (Number(minute) > 59 || literal > DAY) return [];
  if (half) {
    const isOnDial = hours > 0 && hours <= 12;
    return isOnDial ? [(literal % 720) + (half === "p" ? 720 : 0)] : [];
  }
  return isTwentyFourHour || hours === 0 || hours > 12
    ? [literal]
    : [literal, (literal + 720) % DAY];
}

/**
 * Without am or pm, "09:00" and "17:00" are on the 24-hour clock, but "9-5", "11-3pm" and "5pm-2" may
 * be either half of the day. The shortest reading wins, because it lies within the longer one: we
 * would rather miss an hour than send someone to a locked door. Between equals the literal one wins
 * ("5-10" is in the morning), unless an earlier range of the day is over only later ("11-2, 5-10").
 * Equal times ("00:00-00:00") mean all day to some and closed to others, so they mean nothing.
 */
function readRange({ from, to }: RangeText, notBefore: number): TimeRange | null {
  const isTwentyFourHour =
    !from.half &&
    !to.half &&
    [from, to].some(({ hour }) => Number(hour) > 12 || hour.startsWith("0"));
  const starts = readings(from, isTwentyFourHour).filter((opens) => opens < DAY);
  const laterStarts = starts.filter((opens) => opens >= notBefore);
  let best: TimeRange | null = null;
  for (const opens of laterStarts.length > 0 ? laterStarts : starts) {
    for (const end of readings(to, isTwentyFourHour)) {
      const closes = end < opens ? end + DAY : end;
      const isShorter = !best || closes - opens < best.closes - best.opens;
      if (closes > opens && isShorter) best = { opens, closes };
    }
  }
  return best;
}

/** Null when ranges overlap, since then we misread them. */
export function inOrder(ranges: readonly TimeRange[]): DayHours {
  const sorted = ranges.toSorted((a, b) => a.opens - b.opens);
  const overlaps = sorted.some((range, i) => range.opens < (sorted[i - 1]?.closes ?? 0));
  return overlaps ? null : sorted;
}

function readRanges(texts: readonly RangeText[]): DayHours {
  const ranges: TimeRange[] = [];
  for (const text of texts) {
    const range = readRange(text, ranges.at(-1)?.closes ?? 0);
    if (!range) return null;
    ranges.push(range);
  }
  return inOrder(ranges);
}
