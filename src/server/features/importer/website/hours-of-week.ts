import type { DayHours, HoursOfOperation, WeeklyHours } from "#contract/hours/hours.types.ts";
import { formatMinute } from "#contract/hours/hours-rows.ts";
import { WEEKDAYS } from "#contract/hours/weekday-names.ts";

/** Hours in the format of the catalogue; days that nobody mentioned are left out, null when nobody mentioned any. */
export function hoursOfWeek(weekly: WeeklyHours): HoursOfOperation | null {
  const known = weekly.flatMap((day, index) => {
    const name = WEEKDAYS[index];
    return day && name ? [[name, textOfDay(day)] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}

function textOfDay(ranges: NonNullable<DayHours>): string {
  if (ranges.length === 0) return "closed";
  return ranges
    .map(({ opens, closes }) =>
      opens === 0 && closes === 1440
        ? "24 hours"
        : `${formatMinute(opens)} - ${formatMinute(closes)}`,
    )
    .join(", ");
}
