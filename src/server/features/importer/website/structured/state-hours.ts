// Long because sites write a week in many shapes.
import { WEEKDAYS } from "#contract/hours/weekday-names.ts";
import { mealOf, says } from "../hours/labels.ts";
import { detectLanguage, fold, lexiconOf } from "../hours/lexicon.ts";
import { readUnits } from "../hours/statements.ts";
import { readTokens } from "../hours/tokens.ts";
import { fieldWords } from "./field-words.ts";

type Json = Record<string, unknown>;

/** A field's name without its style and accents: "postal_code" and "postalCode" are one. */
export const keyOf = (name: string): string =>
  /^[a-z\d]*$/.test(name) ? name : fold(name.slice(0, longestName)).replace(/[^\p{L}\p{N}]/gu, "");

const longestName = 60;

/** What the short texts of a page's data say about days, in its language. */
export interface DayWords {
  /** "pon.–czw.", "ma" or 1 as English names of days; null for all else. */
  daysIn: (said: unknown) => string | null;
  isClosed: (text: string) => boolean;
  /** Whether a field is called "gesloten" or "otwarte" in the page's language. */
  means: (name: string, kind: "closed" | "open") => boolean;
}

const mostRead = 5000;
const sampleLength = 20_000;
const aboutDays = new Set(["days", "to", "and", "filler", "holiday", "mark"]);

export function readDayWords(documents: readonly unknown[], declared: string): DayWords {
  const lexicon = lexiconOf(detectLanguage(sampleOf(documents), declared));
  const known = new Map<string, string | null>();
  const namesOf = (days: readonly number[]) => days.map((day) => WEEKDAYS[day] ?? "").join(", ");
  return { daysIn, isClosed, means };

  function daysIn(said: unknown): string | null {
    const text = String(said).trim();
    // Sunday is 0, or 7 where Monday is 1.
    if (/^[0-7]$/.test(text)) return namesOf([(Number(text) + 6) % 7]);
    if (typeof said !== "string" || text.length > longestName || !/^[^\d{[]+$/.test(text))
      return null;
    const read = known.get(text);
    if (read !== undefined || known.size >= mostRead) return read ?? null;
    const days = readDays(text.replace(/^.*\//, ""));
    known.set(text, days);
    return days;
  }

  function readDays(text: string): string | null {
    const letter = lexicon.letters.get(fold(text));
    if (letter !== undefined) return namesOf([letter]);
    const tokens = readTokens(text, lexicon);
    if (!tokens.every(({ kind }) => aboutDays.has(kind))) return null;
    const days = readUnits(tokens).flatMap((unit) =>
      unit.kind === "days" ? unit.groups.flatMap((group) => group.days) : [],
    );
    return days.length > 0 ? namesOf([...new Set(days)]) : null;
  }

  function isClosed(text: string): boolean {
    if (text.length > longestName || /\d/.test(text)) return false;
    return readTokens(text, lexicon).some(({ kind }) => kind === "closed");
  }

  function means(name: string, kind: "closed" | "open"): boolean {
    return (
      name.length < longestName && lexicon.entries.get(fold(wordsOf(name).join(" ")))?.kind === kind
    );
  }
}

/** The names and short texts of the data, from which its language is known. */
function sampleOf(documents: readonly unknown[]): string {
  const waiting: unknown[] = documents.toReversed();
  let sample = "";
  for (let seen = 0; waiting.length > 0 && seen < 5000 && sample.length < sampleLength; seen += 1) {
    const next = waiting.pop();
    if (typeof next === "string" && next.length < longestName) sample += `${next}\n`;
    if (next === null || typeof next !== "object") continue;
    if (!Array.isArray(next))
      sample += `${Object.keys(next).slice(0, 50).flatMap(wordsOf).join(" ")}\n`;
    waiting.push(...Object.values(next).slice(0, 500).toReversed());
  }
  return sample;
}

/** "mon_open", "hoursMonday" */
const wordsOf = (name: string): string[] =>
  name
    .slice(0, longestName)
    .split(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{M}]+/u)
    .filter(Boolean);

const keysOf = (node: object) =>
  new Map(Object.entries(node).map(([name, value]) => [keyOf(name), value as unknown]));

const isHoursKey = (name: string, words: DayWords) =>
  /hour|opening|schedule|horario|horaires|offnungszeiten|orari|nyitvatart|aukiolo|oppettid|apningstid|bningstid|openingstijd|godzin|oteviraci|otviraci|영업시간|営業時間/.test(
    keyOf(name),
  ) || words.means(name, "open");

const isOtherKey = (name: string) => {
  const said = fold(wordsOf(name).join(" "));
  return (
    /happy|delivery|holiday|special|pickup|order|kitchen|takeout|catering|exception|override|display|title|heading|label/.test(
      said,
    ) ||
    says("other", said) ||
    (says("inner", said) && !/store|shop/.test(said))
  );
};

/** The hours that an object names in one of its fields, a line for each day; none when it has none. */
export function hoursLines(node: Json, words: DayWords): string[] {
  const fields = Object.entries(node).slice(0, 200);
  const lines = findLines();
  // {"定休日": "月曜日"}
  const closed = lines.length > 0 ? fields.flatMap(([name, value]) => closedOn(name, value)) : [];
  return [...lines, ...closed];

  function findLines(): string[] {
    const wanted = fields.filter(([name]) => !isOtherKey(name));
    for (const [name, value] of wanted) {
      const read = isHoursKey(name, words) ? linesOf(value, words) : [];
      if (read.length > 0) return read;
    }
    // Under another name: a week is known by its days.
    for (const [, value] of wanted) {
      const read = weekLines(value, words);
      if (read.length > 0) return read;
    }
    return flatLines(node, words);
  }

  function closedOn(name: string, value: unknown): string[] {
    const days =
      typeof value === "string" && words.means(name, "closed") ? words.daysIn(value) : null;
    return days ? [`${days}: closed`] : [];
  }
}

const fewestDays = 4;

/** The lines of a list or object that is about nothing but days and times, and about most of the week. */
function weekLines(value: unknown, words: DayWords): string[] {
  if (value === null || typeof value !== "object") return [];
  const read = Array.isArray(value)
    ? listedWeek(value)
    : dayLines(dayFields(value as Json, words), words);
  const days = new Set(
    read.flatMap((line) => (/^[a-z, ]+(?=:)/.exec(line)?.[0] ?? "").split(", ")),
  );
  return read.length > 1 && days.size >= fewestDays ? read : [];

  function listedWeek(list: readonly unknown[]): string[] {
    if (list.length < 2 || list.length > mostLines) return [];
    if (list.every((row) => typeof row === "string"))
      return list.every((row) => dayBefore(row, words) !== null)
        ? list.flatMap((row) => dayLine(row))
        : [];
    const rows = list.map((row) => readRow(row, words));
    return rows.every((row) => row !== null) ? rowLines(rows) : [];
  }

  function dayLine(row: string): string[] {
    const days = dayBefore(row, words);
    return days ? [`${days}: ${row.slice(row.search(/:|\d/)).replace(/^: */, "")}`] : [];
  }
}

/** "Monday: 11-9", "lun–mer 11-21": the days, where times or a word for closed follow. */
function dayBefore(text: string, words: DayWords): string | null {
  if (text.length > 100) return null;
  const at = text.search(/: | ?\d/);
  const isTimes = /\d/.test(text) || words.isClosed(text.slice(at + 1));
  return at > 0 && isTimes ? words.daysIn(text.slice(0, at)) : null;
}

interface DayField {
  days: string;
  times: unknown;
}

const dayFields = (node: Json, words: DayWords): DayField[] =>
  Object.entries(node)
    .slice(0, 50)
    .flatMap(([name, times]) => {
      const days = /^\d/.test(name) ? null : daysInName(name, words);
      return days === null ? [] : [{ days, times }];
    });

/** "monday", "mo_fr", "lunesViernes": two days are a span. */
function daysInName(name: string, words: DayWords): string | null {
  const parts = wordsOf(name);
  if (parts.length === 0 || parts.length > 5) return words.daysIn(name);
  const isSpan = parts.length === 2 && parts.every((part) => words.daysIn(part) !== null);
  return words.daysIn(parts.join(isSpan ? "-" : " "));
}

/** "mon_open" and "mon_close", "hoursMonday": a field for each day and time, in the object itself. */
function flatLines(node: Json, words: DayWords): string[] {
  const days = new Map<string, Json>();
  for (const [name, value] of Object.entries(node).slice(0, 200)) {
    const parts = name.length < 40 ? wordsOf(name) : [];
    const at = parts.length > 1 ? parts.findIndex((part) => words.daysIn(part) !== null) : -1;
    const day = at < 0 ? null : words.daysIn(parts[at] ?? "");
    if (day === null) continue;
    const times = days.get(day) ?? {};
    days.set(day, times);
    times[parts.toSpliced(at, 1).join("")] = value;
  }
  return days.size > 3
    ? dayLines(
        [...days].map(([day, times]) => ({ days: day, times })),
        words,
      )
    : [];
}

const mostLines = 50;

function linesOf(value: unknown, words: DayWords, depth = 0): string[] {
  if (depth > 4 || value === null || value === undefined) return [];
  if (typeof value === "string") return value.length > 2000 ? [] : textLines(value, words);
  if (Array.isArray(value)) return listLines(value, words, depth);
  if (typeof value !== "object") return [];
  const node = value as Json;
  const days = Object.entries(node).flatMap(([name, times]) => {
    const named = daysInName(name, words);
    return named === null ? [] : [{ days: named, times }];
  });
  if (days.length > 1) return dayLines(days, words);
  const rich = richText([node]);
  if (rich.length > 0) return rich;
  for (const inner of Object.values(node).slice(0, 20)) {
    const lines =
      inner !== null && typeof inner === "object" ? linesOf(inner, words, depth + 1) : [];
    if (lines.length > 0) return lines;
  }
  return [];
}

const textLines = (text: string, words: DayWords) =>
  markupLines(text).filter((line) => /\d/.test(line) || words.isClosed(line));

function listLines(list: readonly unknown[], words: DayWords, depth: number): string[] {
  const rows = list.slice(0, mostLines);
  if (rows.every((row) => typeof row === "string"))
    return rows.flatMap((row) => textLines(row, words));
  const read = rowLines(rows.map((row) => readRow(row, words)));
  if (read.length > 0) return read;
  const rich = richText(rows).filter((line) => /\d|closed/i.test(line));
  if (rich.length > 0) return rich;
  return rows.flatMap((row) => linesOf(row, words, depth + 1)).slice(0, mostLines);
}

interface Row {
  days: string;
  /** Empty where nothing is filled in, null where that is said: {"from": null, "to": null}. */
  times: string | null;
}

/** A day that is said to have no times is closed, where others have some. */
function rowLines(rows: readonly (Row | null)[]): string[] {
  if (!rows.some((row) => row?.times)) return [];
  return rows.flatMap((row) =>
    row && row.times !== "" ? [`${row.days}: ${row.times ?? "closed"}`] : [],
  );
}

const dayLines = (fields: readonly DayField[], words: DayWords): string[] =>
  rowLines(
    fields.map(({ days, times }) => ({
      days,
      times: times === null ? null : timesText(times, words),
    })),
  );

const labelKeys = ["label", "name", "title"];
const kindKeys = [...labelKeys, "service", "type", "kind", "category"];
const isDayKey = (key: string) =>
  fieldWords.day.includes(key) || (key.includes("day") && !/holi|today|birth/.test(key));

/** Days with their times, whatever the fields are called; null for anything else. */
function readRow(row: unknown, words: DayWords): Row | null {
  if (Array.isArray(row)) {
    const [first, ...times] = row;
    const days = times.length > 0 && typeof first === "string" ? words.daysIn(first) : null;
    const isEmpty = times.every((time) => time === null);
    return days ? { days, times: isEmpty ? null : timesText(times, words) } : null;
  }
  if (!isObject(row) || dayFields(row, words).length > 1) return null;
  const names = keysOf(row);
  if (isOtherRow(names)) return null;
  const { open, close } = { open: names.get("open"), close: names.get("close") };
  // {"open": {"day": 1, "time": "1100"}, "close": {…}}
  if (isObject(open) && "day" in open) {
    const days = words.daysIn(open["day"]);
    const [from, to] = [open, close].map((end) =>
      isObject(end) ? (end["time"] ?? (typeof end["hour"] === "number" ? end : null)) : null,
    );
    return days === null ? null : { days, times: timesText({ open: from, close: to }, words) };
  }
  const said = daysOfRow(names, words);
  if (!said) return null;
  const { days, key } = said;
  const { [key]: _, ...rest } = Object.fromEntries(names);
  const times = timesText(rest, words);
  const values = Object.values(rest);
  const isEmpty =
    values.some((value) => value === null) &&
    values.every((value) => value === null || typeof value === "boolean");
  return { days, times: times === "" && isEmpty ? null : times };
}

function daysOfRow(
  names: ReadonlyMap<string, unknown>,
  words: DayWords,
): { days: string; key: string } | null {
  // {"fromDay": "Monday", "toDay": "Friday"}
  const [first, last] = [
    /^(?:from|start|first)day$|^day(?:from|start)$/,
    /^(?:to|end|last)day$|^day(?:to|end)$/,
  ].map((pattern) => [...names].find(([key]) => pattern.test(key))?.[1]);
  const span = first && last ? [first, last].map((day) => words.daysIn(day)) : [];
  if (span.length > 0 && span.every((day) => day !== null))
    return { days: span.join(" - "), key: "" };
  const keys = [...names.keys()].slice(0, 30);
  const isNumber = (value: unknown) => /^[0-7]$/.test(String(value));
  for (const key of [...keys.filter(isDayKey), ...keys.filter((name) => !isDayKey(name))]) {
    const value = names.get(key);
    const mayCount = isDayKey(key) || Array.isArray(value);
    const days = [value]
      .flat()
      .slice(0, 10)
      .map((day) => (isNumber(day) && !mayCount ? null : words.daysIn(day)));
    if (days.length > 0 && days.every((day) => day !== null)) return { days: days.join(", "), key };
  }
  return null;
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

/** Of a field's name: "opensAt", "start_time", "openFrom" and "closesAt", "end", "openTo". */
const isClosing = (key: string) =>
  fieldWords.closes.includes(key) || /^(?!is).*(?:clos(?!ed$)|end|until|till|finish|to$)/.test(key);
const isOpening = (key: string) =>
  fieldWords.opens.includes(key) || /open|start|from|begin/.test(key);
const innerKeys = ["hours", "times", "value", "time", "text", "ranges", "periods", "intervals"];

/** "11", "11.30", "11 Uhr", "5 PM" */
const oneTime =
  /^(?:klo |kl\.? |um )?\d{1,2}(?:[:.h]\d\d){0,2}(?:\.0+)? ?(?:h|uhr|uur|u|hs|hod|[ap]\.?m\.?|noon|midnight)?$/i;
const twoTimes = /\d.{0,15}(?:[-–—~〜]|\b(?:to|bis|a|à|às|as|til|till|do|tot|until)\b).{0,5}\d/i;

/** "11:00-15:00, 17:00-20:00", "closed", or nothing where nothing is filled in. */
function timesText(value: unknown, words: DayWords, depth = 0): string {
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
  const said = byNames(names) || byShape([...names.values()], words);
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
    return times ? [{ isMeal: mealOf(key) !== null, times }] : [];
  });
  // Meals add up; of anything else the first is meant.
  const meals = inner.filter(({ isMeal }) => isMeal).map(({ times }) => times);
  return meals.length > 0 ? meals.join(", ") : (inner[0]?.times ?? "");
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
