import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** A quiet block in the size of what is coming; the region around it carries aria-busy. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden="true"
      className={cx("rounded-control bg-sunk motion-safe:animate-breathe", className)}
      {...props}
    />
  );
}
