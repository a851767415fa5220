// Long because sites write a week in many shapes.
import { WEEKDAYS } from "#contract/hours/weekday-names.ts";
import { says } from "../hours/labels.ts";
import { fold } from "../hours/lexicon.ts";

type Json = Record<string, unknown>;

/** A field's name without its style: "postal_code" and "postalCode" are one. */
export const keyOf = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, "");

const keysOf = (node: object) =>
  new Map(Object.entries(node).map(([name, value]) => [keyOf(name), value as unknown]));

const isHoursKey = (key: string) =>
  /hour|opening|schedule|horario|offnungszeiten|orari/.test(key) &&
  !/happy|delivery|holiday|special|pickup|order|kitchen|takeout|catering|exception|override|display|title|heading|label/.test(
    key,
  );

/** The hours that an object names in one of its fields, a line for each day; none when it has none. */
export function hoursLines(node: Json): string[] {
  for (const [name, value] of Object.entries(node).slice(0, 200)) {
    if (!isHoursKey(keyOf(name))) continue;
    const lines = linesOf(value, 0);
    if (lines.length > 0) return lines;
  }
  // Under another name: a week is known by its days.
  for (const value of Object.values(node).slice(0, 200)) {
    if (isWeek(value)) return linesOf(value, 0);
  }
  return flatLines(node);
}

const isWeek = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 3 &&
      value.length <= mostLines &&
      value.every((row) =>
        typeof row === "string" ? isDayLine.test(row) : rowLine(row).length > 0,
      )
    : isObject(value) && dayFields(value).length > 4;

/** "Monday: 11-9" */
const isDayLine = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\b.{0,10}(?:\d|closed)/i;

const dayFields = (node: Json) =>
  Object.entries(node).flatMap(([name, times]) => {
    const day = /^\d/.test(name) ? null : dayNumber(name);
    return day === null ? [] : [{ day, times }];
  });

/** "mon_open" and "mon_close", "hoursMonday": a field for each day and time, in the object itself. */
function flatLines(node: Json): string[] {
  const days = new Map<number, Json>();
  for (const [name, value] of Object.entries(node).slice(0, 200)) {
    const words = name.length < 40 ? name.split(/(?<=[a-z])(?=[A-Z])|[^A-Za-z]+/) : [];
    const at = words.length > 1 ? words.findIndex((word) => dayNumber(word) !== null) : -1;
    const day = at < 0 ? null : dayNumber(words[at] ?? "");
    if (day === null) continue;
    const times = days.get(day) ?? {};
    days.set(day, times);
    times[words.toSpliced(at, 1).join("")] = value;
  }
  return days.size > 3 ? [...days].flatMap(([day, times]) => dayLine(day, times)) : [];
}

const mostLines = 50;

function linesOf(value: unknown, depth: number): string[] {
  if (depth > 4 || value === null || value === undefined) return [];
  if (typeof value === "string") return value.length > 2000 ? [] : textLines(value);
  if (Array.isArray(value)) return listLines(value, depth);
  if (typeof value !== "object") return [];
  const node = value as Json;
  const days = Object.entries(node).flatMap(([name, times]) => {
    const day = dayNumber(name);
    return day === null ? [] : [{ day, times }];
  });
  if (days.length > 1) return days.flatMap(({ day, times }) => dayLine(day, times));
  const rich = richText([node]);
  if (rich.length > 0) return rich;
  for (const inner of Object.values(node).slice(0, 20)) {
    const lines = inner !== null && typeof inner === "object" ? linesOf(inner, depth + 1) : [];
    if (lines.length > 0) return lines;
  }
  return [];
}

const textLines = (text: string) => markupLines(text).filter((line) => /\d|closed/i.test(line));

function listLines(list: readonly unknown[], depth: number): string[] {
  const rows = list.slice(0, mostLines);
  if (rows.every((row) => typeof row === "string")) return rows.flatMap(textLines);
  const read = rows.flatMap(rowLine);
  if (read.length > 0) return read;
  const rich = richText(rows).filter((line) => /\d|closed/i.test(line));
  if (rich.length > 0) return rich;
  return rows.flatMap((row) => linesOf(row, depth + 1)).slice(0, mostLines);
}

const dayKeys = ["day", "days", "dayofweek", "weekday", "dayname", "dayofweeks", "daynumber"];
const labelKeys = ["label", "name", "title"];
const kindKeys = [...labelKeys, "service", "type", "kind", "category"];
const isDayKey = (key: string) => key.includes("day") && !/holi|today|birth/.test(key);

function rowLine(row: unknown): string[] {
  if (!isObject(row) || dayFields(row).length > 1) return [];
  const names = keysOf(row);
  if (isOtherRow(names)) return [];
  const { open, close } = { open: names.get("open"), close: names.get("close") };
  // {"open": {"day": 1, "time": "1100"}, "close": {…}}
  if (isObject(open) && "day" in open) {
    const day = dayNumber(String(open["day"]));
    const [from, to] = [open, close].map((end) =>
      isObject(end) ? (end["time"] ?? (typeof end["hour"] === "number" ? end : null)) : null,
    );
    return day === null ? [] : dayLine(day, { open: from, close: to });
  }
  const said =
    [...dayKeys, ...labelKeys]
      .map((key) => names.get(key))
      .find((value) => value !== undefined && value !== null && value !== "") ?? null;
  // {"fromDay": "Monday", "toDay": "Friday"}
  const [first, last] = [
    /^(?:from|start|first)day$|^day(?:from|start)$/,
    /^(?:to|end|last)day$|^day(?:to|end)$/,
  ]
    .map((pattern) => [...names].find(([key]) => pattern.test(key))?.[1])
    .map((day) => daysIn(day)[0]);
  const other = [...names].find(([key, value]) => isDayKey(key) && daysIn(value).length > 0)?.[1];
  const days =
    first && last ? [`${first} - ${last}`] : [said ?? other].flat().flatMap((day) => daysIn(day));
  const times = days.length > 0 ? timesText(row) : "";
  return times ? [`${days.join(", ")}: ${times}`] : [];
}

/** Deliveries and single dates have hours of their own. */
function isOtherRow(names: ReadonlyMap<string, unknown>): boolean {
  const date = names.get("date");
  if (typeof date === "string" && /^\d{4}-\d\d/.test(date)) return true;
  return kindKeys.some((key) => {
    const kind = names.get(key);
    return typeof kind === "string" && kind.length < 60 && says("other", fold(kind));
  });
}

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** "Mon - Thu" stays as it is; 1 and "MON" become names. */
function daysIn(day: unknown): string[] {
  const number = dayNumber(String(day));
  if (number !== null) return [WEEKDAYS[number] ?? ""];
  const text = typeof day === "string" ? day.replace(/^.*\//, "").trim() : "";
  return /^\p{L}{2,}/u.test(text) && text.length < 60 ? [text] : [];
}

/** Sunday is 0, or 7 where Monday is 1. */
export function dayNumber(name: string): number | null {
  const key = name.toLowerCase().trim();
  if (/^[0-7]$/.test(key)) return (Number(key) + 6) % 7;
  const index = /^[a-z]{2,9}$/.test(key)
    ? WEEKDAYS.findIndex(
        (day) =>
          day === key ||
          day.slice(0, 3) === key ||
          day.slice(0, 2) === key ||
          `${day.slice(0, 4)}` === key,
      )
    : -1;
  return index < 0 ? null : index;
}

function dayLine(day: number, times: unknown): string[] {
  const text = timesText(times);
  return text ? [`${WEEKDAYS[day]}: ${text}`] : [];
}

/** Of a field's name: "opensAt", "start_time", "openFrom" and "closesAt", "end", "openTo". */
const isClosing = /^(?!is).*(?:clos(?!ed$)|end|until|till|finish|to$)/;
const isOpening = /open|start|from|begin/;
const innerKeys = ["hours", "times", "value", "time", "text", "ranges", "periods", "intervals"];

/** "11:00-15:00, 17:00-20:00", "closed", or nothing where nothing is filled in. */
function timesText(value: unknown, depth = 0): string {
  if (depth > 3) return "";
  if (typeof value === "string") return /\d|closed/i.test(value) ? value.trim() : "";
  if (Array.isArray(value)) {
    const isPair =
      value.length === 2 &&
      value.every((time) => typeof time === "string" && /^\d[\d:.]*(?: ?[ap]m)?$/i.test(time));
    if (isPair) return value.join("-");
    return value
      .map((part) => timesText(part, depth + 1))
      .filter(Boolean)
      .join(", ");
  }
  if (!isObject(value)) return "";
  const names = keysOf(value);
  if ([...names].some(([key, part]) => isClosedFlag(key, part))) return "closed";
  const timeAt = (isWanted: (key: string) => boolean) =>
    [...names].find(
      ([key, part]) =>
        isWanted(key) &&
        [true, false].some((isDial) => /\d|noon|night/i.test(timeText(part, isDial))),
    )?.[1];
  const from = timeAt((key) => isOpening.test(key) && !isClosing.test(key));
  const to = timeAt((key) => isClosing.test(key));
  const isDial = isOnDial([from, to]);
  const [opens, closes] = [timeText(from, isDial), timeText(to, isDial)];
  if (opens && closes) return opens === closes ? "" : `${opens}-${closes}`;
  for (const key of innerKeys) {
    const times = timesText(names.get(key), depth + 1);
    if (times) return times;
  }
  for (const [key, part] of names) {
    const times =
      part !== null && typeof part === "object" && !isDayKey(key) ? timesText(part, depth + 1) : "";
    if (times) return times;
  }
  return "";
}

const isTrue = (value: unknown) => /^(?:true|1|yes)$/i.test(String(value));
const isFalse = (value: unknown) => /^(?:false|no)$/i.test(String(value));

/** "isClosed": true, "open": false */
const isClosedFlag = (key: string, value: unknown) =>
  (/closed/.test(key) && isTrue(value)) ||
  (/^(?:is)?(?:open|enabled|available)(?:today)?$/.test(key) && isFalse(value));

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

const mostPieces = 500;

/** The lines of rich text: blocks with children, operations with inserts, or plain texts. */
export function richText(value: unknown): string[] {
  const lines: string[] = [];
  const waiting: unknown[] = [value];
  let isOpen = false;
  for (let seen = 0; waiting.length > 0 && seen < mostPieces; seen += 1) {
    const next = waiting.pop();
    if (typeof next === "string") {
      const [first = "", ...others] = next.split("\n");
      if (isOpen) lines[lines.length - 1] += first;
      else lines.push(first);
      lines.push(...others);
      isOpen = others.length === 0;
    } else if (next === null) isOpen = false;
    else if (Array.isArray(next)) waiting.push(...next.toReversed());
    else if (typeof next === "object") {
      const { text, insert, children, content, ops, value: inner } = next as Json;
      const part = text ?? insert ?? children ?? content ?? ops ?? inner;
      const isBlock = Array.isArray(children) || Array.isArray(content);
      if (isBlock) waiting.push(null);
      if (part !== undefined && part !== null) waiting.push(part);
      if (isBlock) waiting.push(null);
    }
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

const mostTexts = 2000;
const longestText = 2000;

/** All that people may read in a page's own data, in its order, as lines. */
export function stateLines(documents: readonly unknown[]): string[] {
  const lines: string[] = [];
  const waiting: unknown[] = documents.toReversed();
  for (let seen = 0; waiting.length > 0 && seen < 20_000 && lines.length < mostTexts; seen += 1) {
    const next = waiting.pop();
    const isText = typeof next === "string" && next.length > 2 && next.length < longestText;
    if (isText && !/^(?:https?:|\/|#|data:)/.test(next)) lines.push(...markupLines(next));
    else if (next !== null && typeof next === "object")
      waiting.push(...Object.values(next).toReversed());
  }
  return lines;
}

const markupLines = (text: string) =>
  text
    .replace(/<br ?\/?>|<\/(?:p|div|li|tr|h\d)>/gi, "\n")
    .replace(/<[^<>]*>/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
