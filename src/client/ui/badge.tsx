import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export type BadgeVariant = "default" | "success" | "warning" | "danger" | "outline" | "solid";

type BadgeProps = ComponentProps<"span"> & {
  variant?: BadgeVariant;
  /** For text that people have written, which may take several lines. */
  wraps?: boolean;
};

export function Badge({ variant = "default", wraps = false, className, ...props }: BadgeProps) {
  return (
    <span
      className={cx("badge", `badge-${variant}`, wraps && "badge-wraps", className)}
      {...props}
    />
  );
}
