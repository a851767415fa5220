import type { DayHours, HoursOfOperation, LocationHours, WeeklyHours } from "./hours.types.ts";
import { HoursReader, inOrder } from "./hours-reader.ts";
import { EVERY_DAY } from "./weekday-names.ts";

/** Undefined for days not read yet. */
type Week = (DayHours | undefined)[];

/** Merges a day that is named twice: closed and unknown stay, ranges add up, and of overlapping ones the later counts. */
function say(week: Week, days: readonly number[], hours: DayHours): void {
  for (const day of days) {
    const before = week[day];
    if (before === undefined) week[day] = hours;
    else if (before?.length) {
      week[day] = hours?.length ? (inOrder([...before, ...hours]) ?? hours) : hours;
    }
  }
}

function readTimes(text: string): DayHours {
  const reader = new HoursReader(text);
  const times = reader.takeTimes() ?? null;
  return reader.next === "end" ? times : null;
}

/** "Mon-Fri 9-5" or "closed Sunday": days may come first or last. Times are undefined when it is neither. */
function takeEntry(reader: HoursReader): { days: number[]; times: DayHours | undefined } {
  const daysFirst = reader.takeDays();
  if (daysFirst) reader.skipJoint();
  const times = reader.takeTimes();
  const days = daysFirst ?? reader.takeDays();
  const ends = ["end", ",", ";", daysFirst && "days"];
  const isComplete = days !== null && ends.includes(reader.next);
  return { days: days ?? [], times: isComplete ? times : undefined };
}

function readText(text: string): Week {
  const week: Week = [];
  const reader = new HoursReader(text);
  if (!reader.namesDays) {
    say(week, EVERY_DAY, readTimes(text));
    return week;
  }
  let previousDays: number[] = [];
  for (;;) {
    const separator = reader.takeSeparators();
    if (reader.next === "end") return week;
    const { days, times } = takeEntry(reader);
    if (times === undefined) {
      // A remark may restrict what it follows ("9-5, not in winter"), so its days become unknown,
      // as do the days it names. One that names none, on a line of its own, concerns the reader only.
      days.push(...reader.skipPhrase());
      const isAboutPrevious = separator === "" || (separator === "," && days.length === 0);
      if (isAboutPrevious) days.push(...previousDays);
    }
    say(week, days, times ?? null);
    previousDays = days;
  }
}

/** The text of each weekday, Monday first. */
export function weekdayTexts(hours: HoursOfOperation): (string | undefined)[] {
  const texts: (string | undefined)[] = [];
  for (const [name, text] of Object.entries(hours)) {
    // Old JSON in the database can hold values of any type.
    if (typeof text !== "string") continue;
    for (const day of new HoursReader(name).takeDays() ?? []) texts[day] = text.trim();
  }
  return texts;
}

/** The free text. If there is one, it replaces the weekdays. */
export function readFreeText({ text }: HoursOfOperation): string {
  return typeof text === "string" ? text.trim() : "";
}

export function parseHours(hours: HoursOfOperation | null | undefined): WeeklyHours {
  const freeText = readFreeText(hours ?? {});
  const texts = weekdayTexts(hours ?? {});
  const week = freeText ? readText(freeText) : Array.from(texts, (text) => readTimes(text ?? ""));
  return EVERY_DAY.map((day) => week[day] ?? null);
}

export function toLocationHours(weekly: WeeklyHours): LocationHours[] {
  return weekly.flatMap((day, weekday) => (day ?? []).map((range) => ({ weekday, ...range })));
}
