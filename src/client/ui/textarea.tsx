import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field.tsx";
import { labelled } from "./input-field.tsx";

/** Grows with its text in browsers that support it. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  const field = useFieldControl();
  return (
    <textarea
      rows={4}
      dir="auto"
      {...field}
      className={cx(
        "control field-sizing-content contain-inline-size min-h-28 px-3.5 py-2.5",
        className,
      )}
      {...props}
    />
  );
}

export const TextareaField = labelled(Textarea);
