import { Plus, X } from "lucide-react";
import { useState } from "react";
import { SmallButton } from "#client/ui/button.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Input } from "#client/ui/input.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { Problem } from "#client/ui/problem.tsx";
import type {
  DayHours,
  HoursOfOperation,
  TimeRange,
  WeeklyHours,
} from "#contract/hours/hours.types.ts";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { WEEKDAYS } from "#contract/hours/weekday-names.ts";
import { writeHours } from "#contract/hours/write-hours.ts";

type WeekEditorProps = {
  value: HoursOfOperation;
  onChange: (hours: HoursOfOperation) => void;
};

/** Edits the same hours as the text field, day by day. */
export function WeekEditor({ value, onChange }: WeekEditorProps) {
  const [known, setKnown] = useState(value);
  const [week, setWeek] = useState<WeeklyHours>(() => parseHours(value));
  if (value !== known) {
    setKnown(value);
    setWeek(parseHours(value));
  }

  function change(next: WeeklyHours) {
    setWeek(next);
    // Contradicting hours are not passed on.
    if (next.some((hours) => findProblem(hours))) return;
    const written = writeHours(inOrder(next));
    setKnown(written);
    onChange(written);
  }

  return (
    <div>
      {WEEKDAYS.map((name, index) => (
        <DayEditor
          key={name}
          day={name.charAt(0).toUpperCase() + name.slice(1)}
          hours={week[index] ?? null}
          onChange={(hours) => change(withDay(week, index, hours))}
        />
      ))}
    </div>
  );
}

const modes: { value: DayMode; label: string }[] = [
  { value: "open", label: "Open" },
  { value: "closed", label: "Closed" },
  { value: "allDay", label: "Open 24 hours" },
  { value: "unknown", label: "Not known" },
];

const mostRanges = 4;

type DayEditorProps = { day: string; hours: DayHours; onChange: (hours: DayHours) => void };

function DayEditor({ day, hours, onChange }: DayEditorProps) {
  const mode = dayMode(hours);
  const ranges = mode === "open" ? (hours ?? []) : [];
  const problem = findProblem(hours);
  const put = (at: number, range: TimeRange) =>
    onChange(ranges.map((each, index) => (index === at ? range : each)));

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2 border-line border-b-2 py-3 last:border-0 sm:grid-cols-[7.5rem_10.5rem_minmax(0,1fr)] sm:items-start">
      <legend className="sr-only">{day}</legend>
      <span aria-hidden="true" className="font-semibold sm:pt-2.5">
        {day}
      </span>
      <NativeSelect
        aria-label={`${day}: open or closed`}
        options={modes}
        value={mode}
        onChange={(event) => onChange(hoursForMode(event.target.value as DayMode))}
      />
      {mode === "open" && (
        <div className="grid gap-2">
          {ranges.map((range, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place in the day
            <div key={at} className="flex items-center gap-2">
              <ClockInput
                label={`${day} opens`}
                minute={range.opens}
                onChange={(opens) => put(at, timeRange(opens, range.closes % minutesPerDay))}
              />
              <span aria-hidden="true">–</span>
              <ClockInput
                label={`${day} closes`}
                minute={range.closes}
                onChange={(closes) => put(at, timeRange(range.opens, closes))}
              />
              {ranges.length > 1 && (
                <IconButton
                  label={`Remove these hours of ${day}`}
                  onClick={() => onChange(ranges.filter((_, index) => index !== at))}
                >
                  <X />
                </IconButton>
              )}
            </div>
          ))}
          {ranges.length < mostRanges && (
            <div>
              <SmallButton
                variant="quiet"
                aria-label={`Add hours to ${day}`}
                onClick={() => onChange(withNextRange(ranges))}
              >
                <Plus />
                Add hours
              </SmallButton>
            </div>
          )}
          <Problem>{problem}</Problem>
        </div>
      )}
    </fieldset>
  );
}

type ClockInputProps = { label: string; minute: number; onChange: (minute: number) => void };

function ClockInput({ label, minute, onChange }: ClockInputProps) {
  return (
    <Input
      type="time"
      aria-label={label}
      value={formatClock(minute)}
      onChange={(event) => {
        const typed = parseClock(event.target.value);
        if (typed !== undefined) onChange(typed);
      }}
      className="max-w-36 max-sm:px-2.5 max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
    />
  );
}

export type DayMode = "unknown" | "closed" | "allDay" | "open";

const minutesPerDay = 1440;
const allDay: TimeRange = { opens: 0, closes: minutesPerDay };
const firstRange: TimeRange = { opens: 11 * 60, closes: 21 * 60 };

export function dayMode(hours: DayHours | undefined): DayMode {
  if (!hours) return "unknown";
  if (hours.length === 0) return "closed";
  return hours.length === 1 && hours[0]?.opens === 0 && hours[0].closes === minutesPerDay
    ? "allDay"
    : "open";
}

export function hoursForMode(mode: DayMode): DayHours {
  if (mode === "unknown") return null;
  if (mode === "closed") return [];
  return [mode === "allDay" ? allDay : firstRange];
}

const withDay = (week: WeeklyHours, index: number, hours: DayHours): WeeklyHours =>
  week.map((each, at) => (at === index ? hours : each));

/** Adds three hours, starting an hour after the last range. */
export function withNextRange(ranges: readonly TimeRange[]): TimeRange[] {
  const opens = Math.min((ranges.at(-1)?.closes ?? 600) + 60, minutesPerDay - 60);
  return [...ranges, { opens, closes: Math.min(opens + 180, minutesPerDay) }];
}

/** A closing time before the opening time is on the next day. */
export const timeRange = (opens: number, closesOnClock: number): TimeRange => ({
  opens,
  closes: closesOnClock <= opens ? closesOnClock + minutesPerDay : closesOnClock,
});

/** Why these hours are invalid, or null. */
export function findProblem(hours: DayHours | undefined): string | null {
  const sorted = (hours ?? []).toSorted((a, b) => a.opens - b.opens);
  if (sorted.some(({ opens, closes }) => closes - opens === minutesPerDay && opens !== 0)) {
    return "Opening and closing time are the same.";
  }
  const overlaps = sorted.some((range, at) => range.opens < (sorted[at - 1]?.closes ?? 0));
  return overlaps ? "These hours overlap." : null;
}

const inOrder = (week: WeeklyHours): WeeklyHours =>
  week.map((hours) => hours?.toSorted((a, b) => a.opens - b.opens) ?? null);

/** "21:30" is 1290; undefined for incomplete input. */
export function parseClock(clock: string): number | undefined {
  const [hour, minute] = clock.split(":").map(Number);
  return hour === undefined || minute === undefined || Number.isNaN(hour + minute)
    ? undefined
    : hour * 60 + minute;
}

export function formatClock(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor((minute % minutesPerDay) / 60))}:${pad(minute % 60)}`;
}
