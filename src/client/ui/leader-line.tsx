import type { ReactNode } from "react";

/** "Sandwiches ........ 7". Goes inside a dl. */
export function LeaderLine({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="leader text-soft">{label}</dt>
      <dd className="type-display text-lg tabular-nums">{value}</dd>
    </div>
  );
}
