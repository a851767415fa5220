import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode };

export function Checkbox({ label, ...props }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-touch items-center gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-55">
      <span className="relative inline-flex size-6 shrink-0">
        <input
          type="checkbox"
          className="peer size-full cursor-[inherit] appearance-none rounded-[0.4rem] border-2 border-edge bg-card checked:border-paprika checked:bg-paprika"
          {...props}
        />
        <Check
          strokeWidth={3.5}
          className="pointer-events-none absolute inset-1 hidden size-4 text-on-paprika peer-checked:block"
        />
      </span>
      {label}
    </label>
  );
}
