import { cx } from "./cx.ts";

/** Decorative: the control around it says that it is busy. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "inline-block size-[1.1em] shrink-0 animate-spin rounded-full border-[0.16em] border-current border-r-transparent motion-reduce:animate-[spin_3s_linear_infinite]",
        className,
      )}
    />
  );
}
