import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** Says what went wrong, also to screen readers. Without a text it renders nothing. */
export function Problem({ className, children, ...props }: ComponentProps<"p">) {
  if (!children) return null;
  return (
    <p role="alert" className={cx("font-semibold text-beet", className)} {...props}>
      {children}
    </p>
  );
}
