import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field.tsx";

/** `dir="auto"`, because people write in either direction. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  const field = useFieldControl();
  return (
    <input dir="auto" {...field} className={cx("control h-12 px-3.5", className)} {...props} />
  );
}
