import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export function PageContainer({ className, ...props }: ComponentProps<"div">) {
  return <div className={cx("page", className)} {...props} />;
}
