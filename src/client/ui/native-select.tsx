import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field.tsx";

type NativeSelectProps = ComponentProps<"select"> & {
  options: readonly { value: string; label: string }[];
};

/** The browser's own select: it works without JavaScript, and phones open their own picker. */
export function NativeSelect({ options, className, ...props }: NativeSelectProps) {
  const field = useFieldControl();
  return (
    <div className={cx("relative", className)}>
      <select
        {...field}
        className="control h-12 cursor-pointer appearance-none truncate pr-10 pl-3.5"
        {...props}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-3.5 right-3 size-5" />
    </div>
  );
}
