import type { ComponentProps } from "react";
import { dayIn } from "#client/lib/day-in.ts";
import { useTimeZone } from "#client/lib/time-zone.ts";
import { useNow } from "#client/lib/use-now.ts";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";

/** The last day that can be chosen. A stored date may be tomorrow's: of a journey, or of an export. */
export function useLatestDay(stored = ""): string {
  const today = dayIn(useTimeZone(), useNow());
  return stored > today ? stored : today;
}

/** "2026-01-31" of an instant, "" of none. */
export const dayOf = (instant: string | null | undefined): string => instant?.slice(0, 10) ?? "";

/** As a day tried is kept; null for "". */
export const instantOf = (day: string): string | null => (day ? `${day}T00:00:00.000Z` : null);

type DateTriedFieldProps = ComponentProps<typeof Input> & {
  value: string;
  latest: string;
  error?: string;
};

export function DateTriedField({ value, latest, error, ...input }: DateTriedFieldProps) {
  const problem = value > latest ? "The date must not be in the future." : error;
  return (
    <Field label="Date tried" error={problem}>
      <Input type="date" min="1900-01-01" max={latest} value={value} {...input} />
    </Field>
  );
}
