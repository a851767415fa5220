import { cx } from "./cx.ts";

type PriceProps = {
  /** 0 if unknown. */
  value: number;
  className?: string;
};

export function Price({ value, className }: PriceProps) {
  if (value <= 0) {
    return <span className={cx("text-base text-soft", className)}>Price not listed</span>;
  }
  return (
    <span className={cx("type-display text-2xl tabular-nums", className)}>${value.toFixed(2)}</span>
  );
}
