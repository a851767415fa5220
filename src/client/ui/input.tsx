import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field-context.ts";

/** People write in either direction. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  const field = useFieldControl();
  return (
    <input
      dir="auto"
      {...field}
      className={cx(controlClass, "h-12 px-3.5", className)}
      {...props}
    />
  );
}
