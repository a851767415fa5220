import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export function PageContainer({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cx(
        "mx-auto w-full max-w-page pr-[max(1rem,env(safe-area-inset-right))] pl-[max(1rem,env(safe-area-inset-left))] sm:px-6",
        className,
      )}
      {...props}
    />
  );
}
