import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  label: string;
  /** The state of a toggle; undefined while unknown. */
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
