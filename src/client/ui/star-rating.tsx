import type { CSSProperties } from "react";
import { cx } from "./cx.ts";

type StarRatingProps = { value: number; className?: string };

export function StarRating({ value, className }: StarRatingProps) {
  return (
    <span
      className={cx("stars", className)}
      style={{ "--filled": roundToHalfStar(value) } as CSSProperties}
      role="img"
      aria-label={describeStars(value)}
    />
  );
}

export const STAR_COUNT = 5;

/** Stars are drawn in halves: 3.74 shows three and a half, 3.75 shows four. */
export function roundToHalfStar(value: number, count = STAR_COUNT): number {
  if (!Number.isFinite(value)) return 0;
  return Math.min(count, Math.max(0, Math.round(value * 2) / 2));
}

export function describeStars(value: number, count = STAR_COUNT): string {
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(1);
  return value > 0 ? `Rated ${shown} out of ${count} stars` : "Not rated yet";
}
