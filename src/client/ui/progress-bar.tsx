import { cx } from "./cx.ts";

type ProgressBarProps = {
  label: string;
  /** From 0 to 1. */
  value: number;
  className?: string;
};

export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const percent = Math.round(value * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cx("h-3.5 overflow-hidden rounded-full border-2 border-ink bg-sunk", className)}
    >
      <div
        className="h-full bg-pickle transition-[width] duration-200 motion-reduce:transition-none"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
