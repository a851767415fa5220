// The days of a week, and how its hours are written: "9:00 AM - 10:00 PM", "closed", "24 hours".
import type { DayHours, HoursOfOperation, TimeRange, WeeklyHours } from "../reader.types.ts";

export const WEEKDAYS: readonly string[] =
  "monday tuesday wednesday thursday friday saturday sunday".split(" ");

export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Null when ranges overlap: then we misread them. */
export function inOrder(ranges: readonly TimeRange[]): DayHours {
  const sorted = ranges.toSorted((a, b) => a.opens - b.opens);
  const overlaps = sorted.some((range, i) => range.opens < (sorted[i - 1]?.closes ?? 0));
  return overlaps ? null : sorted;
}

/** Under weekday names; an unknown day is left out. Null when all days are unknown. */
export function writeHours(weekly: WeeklyHours): HoursOfOperation | null {
  const days = weekly.flatMap((day, index) =>
    day ? [[WEEKDAYS[index] ?? "", writeDay(day)]] : [],
  );
  return days.length > 0 ? Object.fromEntries(days) : null;
}

export function writeDay(ranges: readonly TimeRange[]): string {
  if (ranges.length === 0) return "closed";
  return ranges
    .map(({ opens, closes }) =>
      opens === 0 && closes === 1440
        ? "24 hours"
        : `${formatMinute(opens)} - ${formatMinute(closes)}`,
    )
    .join(", ");
}

/** 1320 is "10:00 PM". */
function formatMinute(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const minutes = String(minute % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}
