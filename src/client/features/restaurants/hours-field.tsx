import { CalendarClock } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { SmallButton } from "#client/ui/button.tsx";
import { latePart } from "#client/ui/lazy-part.ts";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { TextareaField } from "#client/ui/textarea.tsx";
import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { hoursRows } from "#contract/hours/hours-rows.ts";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { hoursAsText, usualHours } from "#contract/hours/write-hours.ts";

const loadEditor = async () => (await import("./week-editor.tsx")).WeekEditor;
const WeekEditor = import.meta.env.SSR ? await loadEditor() : latePart(loadEditor);

type HoursFieldProps = {
  value: HoursOfOperation;
  onChange: (hours: HoursOfOperation) => void;
  error?: string;
  /** Shown if no hours are known. */
  missing?: string;
  /** Shown below the field. */
  note?: ReactNode;
};

/** The hours as text and as seven days; both edit the same value. */
export function HoursField({
  value,
  onChange,
  error,
  missing = "Hours not available",
  note,
}: HoursFieldProps) {
  const hint = (
    <>
      {describeReading(value, missing)} {note}
    </>
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextareaField
        label="Hours of Operation"
        hint={hint}
        error={error}
        rows={3}
        value={value["text"] ?? hoursAsText(value)}
        onChange={(event) => onChange(textAsHours(event.target.value))}
        placeholder="Mon-Fri 9am-9pm, Sat 10am-10pm, Sun closed"
      />
      <div>
        <SmallButton onClick={() => onChange(usualHours)}>
          <CalendarClock />
          Fill in usual hours
        </SmallButton>
      </div>
      <details className="rounded-control border-2 border-line px-4 py-1">
        <summary className="flex min-h-touch cursor-pointer items-center font-semibold">
          Weekly hours, day by day
        </summary>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <WeekEditor value={value} onChange={onChange} />
        </Suspense>
      </details>
    </div>
  );
}

const textAsHours = (text: string): HoursOfOperation => (text === "" ? {} : { text });

/** Says how much of the text the parser understands. */
function describeReading(value: HoursOfOperation, missing: string): string {
  if (hoursRows(value).length === 0) return missing;
  const unread = parseHours(value).filter((day) => day === null).length;
  if (unread === 0) return "We understand every day of the week.";
  if (unread === 7)
    return "We cannot read these hours: they are shown as written, and never as open.";
  return `We know ${7 - unread} of 7 days; the others are shown as not open.`;
}
