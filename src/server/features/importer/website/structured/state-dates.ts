import { WEEKDAYS } from "#contract/hours/weekday-names.ts";
import { keyOf } from "./day-words.ts";
import { isObject } from "./state-times.ts";

type Json = Record<string, unknown>;

const dayMs = 86_400_000;
const fewestDates = 5;
const longestSpan = 14;
const mostRows = 100;
const dateForm = /^(20\d\d)-?(0[1-9]|1[0-2])-?([0-2]\d|3[01])(?=$|[ T])/;
/** When a row was written says nothing about its day. */
const isMade = (name: string) => /creat|updat|modif|publish|sync/.test(keyOf(name));

/** The days of the next week or two, each with its date, as rows of weekdays; anything else as it is. */
export function withWeekdays(value: unknown): unknown {
  const rows = Array.isArray(value) ? value.slice(0, mostRows) : rowsByDate(value);
  if (rows.length < fewestDates || !rows.every(isObject)) return value;
  const dates = rows.map(dateOf);
  if (!dates.every((date) => date !== null)) return value;
  const [first, last] = [Math.min(...dates), Math.max(...dates)];
  if (new Set(dates).size < fewestDates || last - first >= longestSpan) return value;
  const named = rows.flatMap((row, at) => {
    const date = dates[at] ?? first;
    return date < first + 7 ? [{ day: weekdayOf(date), ...withoutDates(row) }] : [];
  });
  const between = Array.from({ length: Math.min(7, last - first + 1) }, (_, at) => first + at);
  const missing = between.filter((date) => !dates.includes(date) && !dates.includes(date + 7));
  return [...named, ...missing.map((date) => ({ day: weekdayOf(date), closed: true }))];
}

/** {"2026-01-15": {"open": "11:00", "close": "21:00"}} */
function rowsByDate(value: unknown): Json[] {
  if (!isObject(value)) return [];
  const entries = Object.entries(value).slice(0, mostRows);
  return entries.every(([name]) => dateForm.test(name))
    ? entries.map(([date, times]) => ({ date, ...(isObject(times) ? times : { times }) }))
    : [];
}

const weekdayOf = (date: number): string => WEEKDAYS[(date + 3) % 7] ?? "";

/** The first day that it names, in days since 1970. */
function dateOf(row: Json): number | null {
  const days = Object.entries(row).flatMap(([name, value]) => {
    const [, year, month, day] = (typeof value === "string" && dateForm.exec(value)) || [];
    return year && !isMade(name) ? [Date.parse(`${year}-${month}-${day}T00:00:00Z`) / dayMs] : [];
  });
  const first = Math.min(...days);
  return Number.isFinite(first) ? first : null;
}

const withoutDates = (row: Json): Json =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
      if (typeof value !== "string" || !dateForm.test(value)) return [[name, value]];
      const time = /\d{1,2}:\d\d/.exec(value.replace(dateForm, ""))?.[0];
      return time && !isMade(name) ? [[name, time]] : [];
    }),
  );
