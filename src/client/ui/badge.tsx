import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export type BadgeVariant = "default" | "success" | "warning" | "danger" | "outline" | "solid";

const variants: Record<BadgeVariant, string> = {
  default: "bg-paprika-wash text-paprika-deep dark:text-paprika",
  success: "bg-pickle-wash text-pickle",
  warning: "bg-mustard-wash text-on-mustard",
  danger: "bg-beet-wash text-beet",
  outline: "text-ink shadow-[inset_0_0_0_1.5px_var(--color-edge)]",
  solid: "bg-ink text-paper",
};

type BadgeProps = ComponentProps<"span"> & {
  variant?: BadgeVariant;
  /** Words of people, as long as they like: on as many lines as it takes. */
  wraps?: boolean;
};

export function Badge({ variant = "default", wraps = false, className, ...props }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex max-w-full items-center gap-1 rounded-[0.4rem] px-2 font-semibold text-sm [&_svg]:size-3.5",
        wraps ? "wrap-anywhere min-h-6.5 py-1 leading-tight" : "h-6.5 truncate leading-none",
        variants[variant],
        className,
      )}
      {...props}
    />
  );
}
