import type { HoursOfOperation, WeeklyHours } from "#contract/hours/hours.types.ts";
import { writeHours } from "#contract/hours/write-hours.ts";

/** Hours in the format of the catalogue, null when nobody mentioned a day. */
export function hoursOfWeek(weekly: WeeklyHours): HoursOfOperation | null {
  return weekly.some((day) => day !== null) ? writeHours(weekly) : null;
}
