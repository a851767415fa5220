import type { Overview } from "#contract/administration.ts";

const number = new Intl.NumberFormat("en-US");

export function SystemStats({ totals }: { totals: Overview["totals"] }) {
  const stats = [
    { label: "Total Users", count: totals.users },
    { label: "Total Restaurants", count: totals.restaurants },
    { label: "Total Sandwiches", count: totals.sandwiches },
  ];
  return (
    <dl className="grid gap-2">
      {stats.map(({ label, count }) => (
        <div key={label} className="flex items-baseline gap-2">
          <dt>{label}</dt>
          <span aria-hidden="true" className="leader" />
          <dd className="type-display text-3xl tabular-nums">{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
