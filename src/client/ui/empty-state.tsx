import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  art?: ReactNode;
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ title, text, art, action, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        "flex flex-col items-center gap-3 rounded-card border-2 border-edge/60 border-dashed px-6 py-12 text-center",
        className,
      )}
    >
      {art && (
        <div
          aria-hidden="true"
          className="mb-1 flex size-16 -rotate-6 items-center justify-center rounded-full bg-mustard-wash text-on-mustard [&_svg]:size-8"
        >
          {art}
        </div>
      )}
      <p className="type-display max-w-md text-balance text-2xl">{title}</p>
      {text && <p className="max-w-md text-pretty text-soft">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
