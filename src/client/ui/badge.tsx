import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export type BadgeVariant = "default" | "success" | "warning" | "danger" | "outline" | "solid";

type BadgeProps = ComponentProps<"span"> & {
  variant?: BadgeVariant;
  /** Words of people, as long as they like: on as many lines as it takes. */
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
