import { readHoursValue } from "../hours/hours-text.ts";
import { type DayWords, wordsOf } from "./day-words.ts";
import {
  isCollecting,
  isHoursKey,
  isOfEvents,
  isOtherKey,
  isOtherKind,
  readFieldName,
  remarkLines,
  withWeekdays,
} from "./hours-fields.ts";
import { markupLines, richText } from "./state-text.ts";
import { isDayKey, isObject, keysOf, timesText } from "./state-times.ts";

type Json = Record<string, unknown>;

/** The hours that an object names in one of its fields, a line for each day; none when it has none. */
export function hoursLines(node: Json, words: DayWords): string[] {
  const fields = Object.entries(node).slice(0, 200);
  const lines = findLines();
  return lines.length > 0 ? [...lines, ...remarkLines(fields, words)] : [];

  function findLines(): string[] {
    const wanted = fields.filter(([name]) => !isOtherKey(name));
    const named = namedLines(wanted.filter(([name]) => isHoursKey(name, words)));
    if (named.length > 0) return fullest(named);
    // Under another name: a week is known by its days.
    for (const [, value] of wanted) {
      const read = weekLines(value, words);
      if (read.length > 0) return read;
    }
    const flat = flatLines(node, words);
    // Where one can but collect, these are the hours.
    const collected = () => namedLines(fields.filter(([name]) => isCollecting(name)));
    return flat.length > 0 ? flat : fullest(collected());
  }

  /** The lines of fields that differ by nothing but days belong together: "hours" and "hoursSunday". */
  function namedLines(hours: readonly [string, unknown][]): string[][] {
    const byStem = new Map<string, string[]>();
    for (const [name, value] of hours) {
      const { stem, days } = readFieldName(name, words);
      const own = linesOf(value, words, !isOfEvents(name)).map((line) =>
        days && (/^[^\p{L}]{0,9}\d/u.test(line) || words.means(line, "closed"))
          ? `${days}: ${line}`
          : line,
      );
      byStem.set(stem, [...(byStem.get(stem) ?? []), ...own]);
    }
    return [...byStem.values()].filter(({ length }) => length > 0);
  }
}

/** The one about most days: beside "Tu-Su 11:00-21:00" another field may say that Monday is closed. */
function fullest([first = [], ...others]: readonly (readonly string[])[]): string[] {
  let best = first;
  for (const lines of others) if (daysKnown(lines) > daysKnown(best)) best = lines;
  return [...best];
}

const daysKnown = (lines: readonly string[]) =>
  Object.keys(readHoursValue(lines.join("\n"), "")?.hours ?? {}).length;

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
    if (list.length > mostLines) return [];
    if (list.length < 2) return calendarLines(list, words);
    if (list.every((row) => typeof row === "string"))
      return list.every((row) => dayBefore(row, words) !== null)
        ? list.flatMap((row) => dayLine(row))
        : [];
    const rows = list.map((row) => readRow(row, words));
    return rows.every((row) => row !== null) ? rowLines(rows) : calendarLines(list, words);
  }

  function dayLine(row: string): string[] {
    const days = dayBefore(row, words);
    return days ? [`${days}: ${row.slice(row.search(/:|\d/)).replace(/^: */, "")}`] : [];
  }
}

/** [{"type": "business", "ranges": […]}, {"type": "delivery", "ranges": […]}] */
function calendarLines(list: readonly unknown[], words: DayWords): string[] {
  const calendars = list.every((row) => isObject(row) && typeof row["type"] === "string")
    ? list.filter(isObject).filter((row) => !isOtherRow(keysOf(row)))
    : [];
  for (const calendar of calendars) {
    const isOfBusiness = businessKind.test(String(calendar["type"]));
    const weeks = Object.values(calendar).filter(Array.isArray);
    const [lines] = weeks
      .map((week) => weekLines(isOfBusiness ? withWeekdays(week, words) : week, words))
      .filter(({ length }) => length > 0);
    if (lines) return lines;
  }
  return [];
}

/** Whose dates are days on which it is open, and not those of events. */
const businessKind = /^(?:business|opening|open|regular|standard|store|restaurant)/i;

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

/** `mayHaveDates`: those of its days. */
function linesOf(given: unknown, words: DayWords, mayHaveDates: boolean, depth = 0): string[] {
  if (depth > 4 || given === null || given === undefined) return [];
  const value = mayHaveDates ? withWeekdays(given, words) : given;
  if (typeof value === "string") return value.length > 2000 ? [] : textLines(value, words);
  if (Array.isArray(value)) return listLines(value, words, mayHaveDates, depth);
  if (typeof value !== "object") return [];
  const node = value as Json;
  const days = Object.entries(node).flatMap(([name, times]) => {
    const named = daysInName(name, words);
    return named === null ? [] : [{ days: named, times }];
  });
  if (days.length > 1) return dayLines(days, words);
  const rich = richText([node]);
  if (rich.length > 0) return rich;
  for (const [name, inner] of Object.entries(node).slice(0, 20)) {
    const lines =
      inner !== null && typeof inner === "object"
        ? linesOf(inner, words, mayHaveDates && !isOfEvents(name), depth + 1)
        : [];
    if (lines.length > 0) return lines;
  }
  return [];
}

const textLines = (text: string, words: DayWords) =>
  markupLines(text).filter((line) => /\d/.test(line) || words.isClosed(line));

function listLines(
  list: readonly unknown[],
  words: DayWords,
  mayHaveDates: boolean,
  depth: number,
): string[] {
  const rows = list.slice(0, mostLines);
  if (rows.every((row) => typeof row === "string"))
    return rows.flatMap((row) => textLines(row, words));
  const read = rowLines(rows.map((row) => readRow(row, words)));
  if (read.length > 0) return read;
  const rich = richText(rows).filter((line) => /\d|closed/i.test(line));
  if (rich.length > 0) return rich;
  return rows
    .filter((row) => !isObject(row) || !isOtherRow(keysOf(row)))
    .flatMap((row) => linesOf(row, words, mayHaveDates, depth + 1))
    .slice(0, mostLines);
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
  return (typeof date === "string" && /^\d{4}-\d\d/.test(date)) || isOtherKind(names);
}
