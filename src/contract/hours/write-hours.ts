import type { HoursOfOperation, WeeklyHours } from "./hours.types.ts";
import { formatDay, hoursRows } from "./hours-rows.ts";
import { readFreeText } from "./parse-hours.ts";
import { WEEKDAYS } from "./weekday-names.ts";

/** Usual hours that a form offers. They are never filled in unasked. */
export const usualHours: HoursOfOperation = {
  monday: "9:00 AM - 9:00 PM",
  tuesday: "9:00 AM - 9:00 PM",
  wednesday: "9:00 AM - 9:00 PM",
  thursday: "9:00 AM - 9:00 PM",
  friday: "9:00 AM - 10:00 PM",
  saturday: "10:00 AM - 10:00 PM",
  sunday: "10:00 AM - 8:00 PM",
};

/** Writes a week under weekday names, so that it reads back the same. Leaves out unknown days. */
export function writeHours(weekly: WeeklyHours): Record<string, string> {
  const words = { closed: "closed", allDay: "24 hours" };
  return Object.fromEntries(
    weekly.flatMap((day, index) => (day ? [[WEEKDAYS[index] ?? "", formatDay(day, words)]] : [])),
  );
}

/** One text to read and edit, with a line for each span of days. */
export function hoursAsText(hours: HoursOfOperation | null | undefined): string {
  const freeText = readFreeText(hours ?? {});
  if (freeText) return freeText;
  return hoursRows(hours)
    .map(({ days, text }) => `${days}: ${text}`)
    .join("\n");
}
