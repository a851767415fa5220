import type { RangeText } from "./time-ranges.ts";
import { findDays } from "./weekday-names.ts";

/** ";" ends a remark's reach, "," does not; "?" is whatever we do not understand. */
export type HoursToken =
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

/** Each space run becomes one character first: no later pattern then repeats over spaces, so all is linear. */
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

export function readTokens(text: string): HoursToken[] {
  const tokens: HoursToken[] = [];
  for (const match of normalize(text).matchAll(TOKEN)) {
    if (!NOISE.has(match[0])) tokens.push(readToken(match));
  }
  return tokens;
}
