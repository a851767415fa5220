import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type CardProps = ComponentProps<"div"> & {
  /** For a card that is a link as a whole. */
  interactive?: boolean;
};

export function Card({ interactive = false, className, ...props }: CardProps) {
  return <div className={cx("card", interactive && "card-lifts", className)} {...props} />;
}

/** Keeps its 4:3 place until the picture has loaded. */
export function CardMedia({ className, ...props }: ComponentProps<"div">) {
  return <div className={cx("card-media", className)} {...props} />;
}

export function CardBody({ className, ...props }: ComponentProps<"div">) {
  return <div className={cx("card-body", className)} {...props} />;
}

/** The lower part with price and action. */
export function CardStub({ className, ...props }: ComponentProps<"div">) {
  return <div className={cx("card-stub", className)} {...props} />;
}
