import type { CSSProperties } from "react";
import { cx } from "./cx.ts";
import { describeStars, roundToHalfStar } from "./star-math.ts";

type StarRatingProps = {
  value: number;
  /** Replaces the spoken text; an empty one hides the stars where the number is written beside them. */
  label?: string;
  className?: string;
};

export function StarRating({ value, label = describeStars(value), className }: StarRatingProps) {
  return (
    <span
      className={cx("stars", className)}
      style={{ "--filled": roundToHalfStar(value) } as CSSProperties}
      {...(label && { role: "img", "aria-label": label })}
    />
  );
}
