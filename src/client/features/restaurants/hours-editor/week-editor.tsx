import { useState } from "react";
import type { HoursOfOperation, WeeklyHours } from "#contract/hours/hours.types.ts";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { WEEKDAYS } from "#contract/hours/weekday-names.ts";
import { writeHours } from "#contract/hours/write-hours.ts";
import { DayEditor } from "./day-editor.tsx";
import { inOrder, troubleOf, withDay } from "./week-draft.ts";

type WeekEditorProps = {
  value: HoursOfOperation;
  onChange: (hours: HoursOfOperation) => void;
};

/** Seven days to choose from. It reads what the text says, and what it writes the text shows. */
export function WeekEditor({ value, onChange }: WeekEditorProps) {
  const [known, setKnown] = useState(value);
  const [week, setWeek] = useState<WeeklyHours>(() => parseHours(value));
  if (value !== known) {
    setKnown(value);
    setWeek(parseHours(value));
  }

  function change(next: WeeklyHours) {
    setWeek(next);
    // Hours that contradict each other wait here until they do not.
    if (next.some((hours) => troubleOf(hours))) return;
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
