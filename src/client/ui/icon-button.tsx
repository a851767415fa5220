import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  label: string;
  /** For toggles: says whether it is on; undefined while nobody knows. */
  pressed?: boolean | undefined;
};

export function IconButton({ label, pressed, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={cx("icon-button", className)}
      {...props}
    />
  );
}
