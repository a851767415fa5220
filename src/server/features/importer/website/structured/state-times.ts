import { mealOf } from "../hours/labels.ts";
import { type DayWords, keyOf } from "./day-words.ts";
import { fieldWords } from "./field-words.ts";

type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === "object" && !Array.isArray(value);

export const keysOf = (node: object) =>
  new Map(Object.entries(node).map(([name, value]) => [keyOf(name), value as unknown]));

export const isDayKey = (key: string) =>
  fieldWords.day.includes(key) || (key.includes("day") && !/holi|today|birth/.test(key));

/** Of a field's name: "opensAt", "start_time", "openFrom" and "closesAt", "end", "openTo". */
const isClosing = (key: string) =>
  fieldWords.closes.includes(key) || /^(?!is).*(?:clos(?!ed$)|end|until|till|finish|to$)/.test(key);
const isOpening = (key: string) =>
  fieldWords.opens.includes(key) || /open|start|from|begin/.test(key);
const breakName = /^(?:lunch|midday)?(?:break(?!fast)|pause)(?:times?|s$)?/;
export const isBreakKey = (key: string) => breakName.test(key);
const innerKeys = ["hours", "times", "value", "time", "text", "ranges", "periods", "intervals"];

/** "11", "11.30", "11 Uhr", "5 PM" */
const oneTime =
  /^(?:klo |kl\.? |um )?\d{1,2}(?:[:.h]\d\d){0,2}(?:\.0+)? ?(?:h|uhr|uur|u|hs|hod|[ap]\.?m\.?|noon|midnight)?$/i;
const twoTimes = /\d.{0,15}(?:[-–—~〜]|\b(?:to|bis|a|à|às|as|til|till|do|tot|until)\b).{0,5}\d/i;

/** "11:00-15:00, 17:00-20:00", "closed", or nothing where nothing is filled in. */
export function timesText(value: unknown, words: DayWords, depth = 0): string {
  if (depth > 3) return "";
  if (typeof value === "string") {
    if (/\d/.test(value)) return value.trim();
    return words.isClosed(value) ? "closed" : "";
  }
  if (Array.isArray(value)) {
    const isPair =
      value.length === 2 && value.every((time) => typeof time === "string" && oneTime.test(time));
    if (isPair) return value.join("-");
    return value
      .slice(0, 10)
      .map((part) => timesText(part, words, depth + 1))
      .filter(Boolean)
      .join(", ");
  }
  if (!isObject(value)) return "";
  const names = keysOf(value);
  if ([...names].some(([key, part]) => isClosedFlag(key, part, words))) return "closed";
  const pauses = [...names].filter(([key]) => isBreakKey(key));
  if (pauses.length > 0) {
    const open = [...names].filter(([key]) => !isBreakKey(key));
    const pause = pauses.map(([key, part]) => [key.replace(breakName, "") || "times", part]);
    const [times = "", taken = ""] = [open, pause].map((part) =>
      timesText(Object.fromEntries(part), words, depth + 1),
    );
    return /\d\D{1,20}\d/.test(taken) ? `${times}, break ${taken}` : times;
  }
  const said = byNames(names) || byLength(names) || byShape([...names.values()], words);
  if (said) return said;
  for (const key of innerKeys) {
    const times = timesText(names.get(key), words, depth + 1);
    if (times) return times;
  }
  const inner = [...names].flatMap(([key, part]) => {
    const times =
      part !== null && typeof part === "object" && !isDayKey(key)
        ? timesText(part, words, depth + 1)
        : "";
    return times ? [{ isMeal: mealOf(key) !== null || oneOfSeveral.test(key), times }] : [];
  });
  // Meals add up; of anything else the first is meant.
  const meals = inner.filter(({ isMeal }) => isMeal).map(({ times }) => times);
  return meals.length > 0 ? meals.join(", ") : (inner[0]?.times ?? "");
}

/** Of times that add up: {"early": {…}, "late": {…}}. */
const oneOfSeveral =
  /^(?:early|late|first|second|third|morning|afternoon|evening|am|pm|(?:shift|slot|period|range|interval|window|session|part)\d)$/;

/** {"startTime": "16:30:00", "period": "05:30:00"}: when it opens and for how long. */
function byLength(names: ReadonlyMap<string, unknown>): string {
  const [, length] = [...names].find(([key]) => lengthKey.test(key)) ?? [];
  const [, from] = [...names].find(([key]) => isOpening(key) && !isClosing(key)) ?? [];
  const opens = minuteOfDay(timeText(from, isOnDial([from])));
  const minutes = minutesOf(length);
  if (opens === null || !minutes) return "";
  return [opens, (opens + minutes) % 1440]
    .map((at) => [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, "0")))
    .map((parts) => parts.join(":"))
    .join("-");
}

/** "16:30", "4:30 PM", "6 p.m."; null for anything else. */
function minuteOfDay(time: string): number | null {
  const [, hour = "", minute, half] =
    /^(\d{1,2})(?::(\d\d))?(?: ?([ap])\.?m\.?)?$/i.exec(time) ?? [];
  if (!hour || !(minute || half)) return null;
  const late = half?.toLowerCase() === "p" ? 12 : 0;
  return (half ? (Number(hour) % 12) + late : Number(hour)) * 60 + Number(minute ?? 0);
}

const lengthKey = /^(?:period|duration|length)(?:in)?(?:minutes|mins|hours)?$/;

/** "05:30:00", "PT5H30M", 330 or 19800 */
function minutesOf(length: unknown): number {
  if (typeof length === "number")
    return length > 1440 ? length / 60 : length <= 24 ? length * 60 : length;
  if (typeof length !== "string") return 0;
  const [, hours = 0, minutes = 0] =
    /^(\d{1,2}):(\d\d)/.exec(length) ?? /^PT(?:(\d{1,2})H)?(?:(\d{1,2})M)?$/.exec(length) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** The times of fields that are called as an end and a beginning are; nothing where there are more of them. */
function byNames(names: ReadonlyMap<string, unknown>): string {
  const timesAt = (isWanted: (key: string) => boolean) =>
    [...names].flatMap(([key, part]) =>
      isWanted(key) && [true, false].some((isDial) => /\d|noon|night/i.test(timeText(part, isDial)))
        ? [part]
        : [],
    );
  const [from] = timesAt((key) => isOpening(key) && !isClosing(key));
  const [to] = timesAt(isClosing);
  const isDial = isOnDial([from, to]);
  const [opens, closes] = [timeText(from, isDial), timeText(to, isDial)];
  const others = [...names.values()].filter(
    (value) => typeof value === "string" && oneTime.test(value),
  );
  if (!opens || !closes || others.length > 2) return "";
  return opens === closes ? "" : `${opens}-${closes}`;
}

/** Two times, or four, one after another; or texts that have two each. */
function byShape(values: readonly unknown[], words: DayWords): string {
  const texts = values.filter(
    (value): value is string => typeof value === "string" && value.length < 60,
  );
  const ranges = texts.filter((text) => twoTimes.test(text));
  if (ranges.length > 0) return ranges.join(", ");
  const times = texts.filter((text) => oneTime.test(text.trim()));
  const isClear = times.some((time) => /\d\D/.test(time));
  if (isClear && (times.length === 2 || times.length === 4)) {
    const [from, to, again, end] = times;
    return again ? `${from}-${to}, ${again}-${end}` : `${from}-${to}`;
  }
  return texts.some((text) => text && words.isClosed(text)) ? "closed" : "";
}

const isTrue = (value: unknown) => /^(?:true|1|yes)$/i.test(String(value));
const isFalse = (value: unknown) => /^(?:false|no)$/i.test(String(value));

/** "isClosed": true, "open": false, "gesloten": true */
const isClosedFlag = (key: string, value: unknown, words: DayWords) =>
  (isTrue(value) && (/closed/.test(key) || words.means(key, "closed"))) ||
  (isFalse(value) &&
    (/^(?:is)?(?:open|enabled|available)(?:today)?$/.test(key) || words.means(key, "open")));

/** Whether numbers are 1030 for half past ten rather than minutes of the day: that gives rounder times. */
function isOnDial(values: readonly unknown[]): boolean {
  const numbers = values.filter(
    (value) => typeof value === "number" && value > 24 && value <= 2400,
  );
  const roughness = (minutes: number) => (minutes % 15 === 0 ? 0 : minutes < 60 ? 1 : 9);
  const sum = (read: (value: number) => number) =>
    numbers.reduce<number>((all, value) => all + read(Number(value)), 0);
  const asMinutes = sum((value) => (value > 1440 ? 9 : roughness(value % 60)));
  return sum((value) => roughness(value % 100 < 60 ? value % 100 : 61)) <= asMinutes;
}

/** Minutes, seconds and 1100 as a time. */
function timeText(value: unknown, isDial: boolean): string {
  if (typeof value === "string")
    return value
      .replace(/^.*T(?=\d\d:)/, "")
      .replace(/^(\d{1,2}:\d\d):\d\d.*$/, "$1")
      .replace(/^\d{3}$/, "0$&")
      .trim();
  if (isObject(value)) {
    const { hour, hours, minute, minutes } = value as Record<string, unknown>;
    const at = hour ?? hours;
    return typeof at === "number" ? `${at}:${String(minute ?? minutes ?? 0).padStart(2, "0")}` : "";
  }
  if (typeof value !== "number" || value < 0) return "";
  const minutesOfDay =
    value > 2400
      ? value / 60
      : value <= 24
        ? value * 60
        : isDial
          ? Math.floor(value / 100) * 60 + (value % 100)
          : value;
  const hour = Math.floor(minutesOfDay / 60);
  return hour > 24
    ? ""
    : `${String(hour).padStart(2, "0")}:${String(Math.round(minutesOfDay % 60)).padStart(2, "0")}`;
}
