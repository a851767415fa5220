import type { ComponentType } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { Input } from "./input.tsx";

/** Puts a control into a `Field`, which gets the class names. */
// @__NO_SIDE_EFFECTS__
export function labelled<Props extends object>(Control: ComponentType<Props>) {
  type LabelledProps = Omit<FieldProps, "children"> & Omit<Props, keyof FieldProps>;
  return ({ label, hint, error, className, ...control }: LabelledProps) => (
    <Field label={label} hint={hint} error={error} className={className}>
      <Control {...(control as unknown as Props)} />
    </Field>
  );
}

export const InputField = labelled(Input);
