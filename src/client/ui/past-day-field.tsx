import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

type PastDayFieldProps = ComponentProps<typeof Input> & {
  label: string;
  value: string;
  latest: string;
  error?: string;
};

/** A day up to `latest`. */
export function PastDayField({ label, value, latest, error, ...input }: PastDayFieldProps) {
  const problem = value > latest ? "The date must not be in the future." : error;
  return (
    <Field label={label} error={problem}>
      <Input type="date" min="1900-01-01" max={latest} value={value} {...input} />
    </Field>
  );
}
