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

type BadgeProps = ComponentProps<"span"> & { variant?: BadgeVariant };

export function Badge({ variant = "default", className, ...props }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex h-6.5 max-w-full items-center gap-1 truncate rounded-[0.4rem] px-2 font-semibold text-sm leading-none [&_svg]:size-3.5",
        variants[variant],
        className,
      )}
      {...props}
    />
  );
}
