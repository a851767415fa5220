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
      className={cx(
        "noscript:hidden inline-flex size-touch shrink-0 items-center justify-center rounded-full text-ink transition-[background-color,scale,color] duration-150 not-disabled:hover:bg-sunk not-disabled:active:scale-94 disabled:cursor-not-allowed disabled:opacity-55 aria-busy:[&_svg]:opacity-40 aria-pressed:text-paprika aria-pressed:[&_svg]:fill-current [&_svg]:size-5.5",
        className,
      )}
      {...props}
    />
  );
}
