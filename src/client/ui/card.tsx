import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type CardProps = ComponentProps<"div"> & {
  /** The whole card leads somewhere: it lifts under the pointer. */
  interactive?: boolean;
};

export function Card({ interactive = false, className, ...props }: CardProps) {
  return (
    <div
      className={cx(
        "relative flex flex-col rounded-card border-(--card-edge) border-2 bg-card text-ink [--card-edge:var(--color-line)]",
        interactive &&
          "transition-[translate,rotate,box-shadow,border-color] duration-200 ease-plate hover:shadow-lift hover:[--card-edge:var(--color-ink)] motion-safe:hover:-translate-y-1 motion-safe:hover:-rotate-[0.4deg]",
        className,
      )}
      {...props}
    />
  );
}

/** Keeps its 4:3 place before the picture has arrived. */
export function CardMedia({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cx(
        "relative aspect-4/3 overflow-hidden rounded-t-[calc(var(--radius-card)-2px)] border-line border-b-2 bg-sunk",
        className,
      )}
      {...props}
    />
  );
}

export function CardBody({ className, ...props }: ComponentProps<"div">) {
  return <div className={cx("flex flex-1 flex-col gap-3 p-4 sm:p-5", className)} {...props} />;
}

/** The part one would tear off: price and action. */
export function CardStub({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cx(
        "perforation flex items-center justify-between gap-3 px-4 py-3 sm:px-5",
        className,
      )}
      {...props}
    />
  );
}
