import type { DayHours, HoursOfOperation, HoursRow } from "./hours.types.ts";
import { parseHours, readFreeText, weekdayTexts } from "./parse-hours.ts";
import { EVERY_DAY, WEEKDAYS } from "./weekday-names.ts";

/** 1320 is "10:00 PM", the way the specification writes hours. */
export function formatMinute(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const minutes = String(minute % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** `words` are what a closed day and a range from midnight to midnight are called. */
export function formatDay(
  ranges: NonNullable<DayHours>,
  words = { closed: "Closed", allDay: "Open 24 hours" },
): string {
  if (ranges.length === 0) return words.closed;
  return ranges
    .map(({ opens, closes }) =>
      opens === 0 && closes === 1440
        ? words.allDay
        : `${formatMinute(opens)} - ${formatMinute(closes)}`,
    )
    .join(", ");
}

/** 0 is "Mon". */
export const shortName = (day = 0) => {
  const name = WEEKDAYS[day] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1, 3);
};

function formatDays(days: readonly number[]): string {
  if (days.length === 7) return "Every day";
  return days.length === 1 ? shortName(days[0]) : `${shortName(days[0])}–${shortName(days.at(-1))}`;
}

/** Placeholders that forms fill in for unknown hours. */
const PLACEHOLDER = /^hours (?:not |un)available$/i;

/**
 * Rows to show. Neighbouring days with the same hours share a row, unknown days have none, and free text is one row. When
 * it is empty, the caller says "Hours unavailable" or "Hours not available".
 */
export function hoursRows(hours: HoursOfOperation | null | undefined): HoursRow[] {
  const freeText = readFreeText(hours ?? {});
  if (PLACEHOLDER.test(freeText)) return [];
  if (freeText) return [{ days: "", weekdays: [], text: freeText }];
  const weekly = parseHours(hours);
  const written = weekdayTexts(hours ?? {});
  const groups: { weekdays: number[]; text: string }[] = [];
  for (const day of EVERY_DAY) {
    const parsed = weekly[day];
    const text = parsed ? formatDay(parsed) : (written[day] ?? "");
    const last = groups.at(-1);
    if (last?.text === text) last.weekdays.push(day);
    else groups.push({ weekdays: [day], text });
  }
  return groups
    .filter(({ text }) => text && !PLACEHOLDER.test(text))
    .map(({ weekdays, text }) => ({ days: formatDays(weekdays), weekdays, text }));
}
