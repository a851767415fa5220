import type { ReactNode } from "react";

type FilterGroupProps = { legend: string; hint?: string; children: ReactNode };

export function FilterGroup({ legend, hint, children }: FilterGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="type-label mb-2 text-soft">{legend}</legend>
      {children}
      {hint && <p className="mt-1.5 text-[0.9375rem] text-soft">{hint}</p>}
    </fieldset>
  );
}
