import { BarChart } from "#client/ui/bar-chart.tsx";
import { monthInitial, monthName } from "./month-names.ts";

type TriedPerMonthProps = { months: string[]; counts: number[] };

export function TriedPerMonth({ months, counts }: TriedPerMonthProps) {
  const bars = months.map((month, index) => ({
    key: month,
    name: monthName(month),
    label: monthInitial(month),
    count: counts[index] ?? 0,
  }));
  return <BarChart title="Sandwiches tried per month" bars={bars} />;
}
