import type { DayHours, TimeRange, WeeklyHours } from "#contract/hours/hours.types.ts";

export type DayMode = "unknown" | "closed" | "allDay" | "open";

const day = 1440;
const allDay: TimeRange = { opens: 0, closes: day };
const firstRange: TimeRange = { opens: 11 * 60, closes: 21 * 60 };

export function modeOf(hours: DayHours | undefined): DayMode {
  if (!hours) return "unknown";
  if (hours.length === 0) return "closed";
  return hours.length === 1 && hours[0]?.opens === 0 && hours[0].closes === day ? "allDay" : "open";
}

export function hoursOfMode(mode: DayMode): DayHours {
  if (mode === "unknown") return null;
  if (mode === "closed") return [];
  return [mode === "allDay" ? allDay : firstRange];
}

export const withDay = (week: WeeklyHours, index: number, hours: DayHours): WeeklyHours =>
  week.map((each, at) => (at === index ? hours : each));

/** After the last one, an hour later, for three hours. */
export function withNextRange(ranges: readonly TimeRange[]): TimeRange[] {
  const opens = Math.min((ranges.at(-1)?.closes ?? 600) + 60, day - 60);
  return [...ranges, { opens, closes: Math.min(opens + 180, day) }];
}

/** Closing earlier than opening is closing on the next day. */
export const rangeOf = (opens: number, closesOnClock: number): TimeRange => ({
  opens,
  closes: closesOnClock <= opens ? closesOnClock + day : closesOnClock,
});

/** Why a day cannot be kept like this; null when it can. */
export function troubleOf(hours: DayHours | undefined): string | null {
  const sorted = (hours ?? []).toSorted((a, b) => a.opens - b.opens);
  if (sorted.some(({ opens, closes }) => closes - opens === day && opens !== 0)) {
    return "Opening and closing time are the same.";
  }
  const overlaps = sorted.some((range, at) => range.opens < (sorted[at - 1]?.closes ?? 0));
  return overlaps ? "These hours overlap." : null;
}

export const inOrder = (week: WeeklyHours): WeeklyHours =>
  week.map((hours) => hours?.toSorted((a, b) => a.opens - b.opens) ?? null);

/** "21:30" is 1290; undefined while it is being typed. */
export function minuteOf(clock: string): number | undefined {
  const [hour, minute] = clock.split(":").map(Number);
  return hour === undefined || minute === undefined || Number.isNaN(hour + minute)
    ? undefined
    : hour * 60 + minute;
}

export function clockOf(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor((minute % day) / 60))}:${pad(minute % 60)}`;
}
