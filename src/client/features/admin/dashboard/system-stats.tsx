import { Card, CardBody } from "#client/ui/card.tsx";
import type { Overview } from "#contract/administration.ts";

const number = new Intl.NumberFormat("en-US");

export function SystemStats({ totals }: { totals: Overview["totals"] }) {
  const stats = [
    { label: "Total Users", count: totals.users },
    { label: "Total Restaurants", count: totals.restaurants },
    { label: "Total Sandwiches", count: totals.sandwiches },
  ];
  return (
    <Card className="h-full">
      <CardBody>
        <h2 className="text-2xl">System Stats</h2>
        <dl className="grid gap-2">
          {stats.map(({ label, count }) => (
            <div key={label} className="flex items-baseline gap-2">
              <dt>{label}</dt>
              <span aria-hidden="true" className="leader" />
              <dd className="type-display text-3xl tabular-nums">{number.format(count)}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}
