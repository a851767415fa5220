import type { ComponentProps } from "react";

/** A radio button in a frame, with text of several lines. */
export function RadioCard({ children, ...props }: ComponentProps<"input">) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-control border-2 border-line p-3 has-checked:border-paprika">
      <input type="radio" className="mt-1 size-5 shrink-0 accent-paprika" {...props} />
      {children}
    </label>
  );
}
