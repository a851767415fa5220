import { Plus, X } from "lucide-react";
import { Button } from "#client/ui/button.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Input } from "#client/ui/input.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import type { DayHours, TimeRange } from "#contract/hours/hours.types.ts";
import {
  clockOf,
  type DayMode,
  hoursOfMode,
  minuteOf,
  modeOf,
  rangeOf,
  troubleOf,
  withNextRange,
} from "./week-draft.ts";

const modes: { value: DayMode; label: string }[] = [
  { value: "open", label: "Open" },
  { value: "closed", label: "Closed" },
  { value: "allDay", label: "Open 24 hours" },
  { value: "unknown", label: "Not known" },
];

const mostRanges = 4;

type DayEditorProps = { day: string; hours: DayHours; onChange: (hours: DayHours) => void };

export function DayEditor({ day, hours, onChange }: DayEditorProps) {
  const mode = modeOf(hours);
  const ranges = mode === "open" ? (hours ?? []) : [];
  const trouble = troubleOf(hours);
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
        onChange={(event) => onChange(hoursOfMode(event.target.value as DayMode))}
      />
      {mode === "open" && (
        <div className="grid gap-2">
          {ranges.map((range, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place in the day
            <div key={at} className="flex items-center gap-2">
              <ClockInput
                label={`${day} opens`}
                minute={range.opens}
                onChange={(opens) => put(at, rangeOf(opens, range.closes % 1440))}
              />
              <span aria-hidden="true">–</span>
              <ClockInput
                label={`${day} closes`}
                minute={range.closes}
                onChange={(closes) => put(at, rangeOf(range.opens, closes))}
              />
              {ranges.length > 1 && (
                <IconButton
                  label={`Remove these hours of ${day}`}
                  onClick={() => onChange(ranges.filter((_, index) => index !== at))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              )}
            </div>
          ))}
          {ranges.length < mostRanges && (
            <div>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Add hours to ${day}`}
                onClick={() => onChange(withNextRange(ranges))}
              >
                <Plus aria-hidden="true" />
                Add hours
              </Button>
            </div>
          )}
          {trouble && (
            <p role="alert" className="font-semibold text-beet">
              {trouble}
            </p>
          )}
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
      value={clockOf(minute)}
      onChange={(event) => {
        const typed = minuteOf(event.target.value);
        if (typed !== undefined) onChange(typed);
      }}
      className="max-w-36 max-sm:px-2.5 max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
    />
  );
}
