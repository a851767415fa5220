import { useTimeZone } from "./time-zone.ts";
import { useNow } from "./use-now.ts";

/** The date in a time zone, such as "2026-01-31". */
export function dayIn(timeZone: string, instant: Date): string {
  // Swedish dates have the format of date inputs.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
}

/** The day of an instant, "" without one. */
export const dayOf = (instant: string | null | undefined): string => instant?.slice(0, 10) ?? "";

/** The start of a day in UTC, null for "". */
export const instantOf = (day: string): string | null => (day ? `${day}T00:00:00.000Z` : null);

/** The last day that can be chosen. A stored date may be later: another time zone or an import set it. */
export function useLatestDay(stored = ""): string {
  const today = dayIn(useTimeZone(), useNow());
  return stored > today ? stored : today;
}
