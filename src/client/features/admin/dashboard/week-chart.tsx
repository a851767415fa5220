import { formatDate } from "#client/lib/format-date.ts";
import { BarChart } from "#client/ui/bar-chart.tsx";

type WeekChartProps = { title: string; weeks: { week: string; count: number }[] };

export function WeekChart({ title, weeks }: WeekChartProps) {
  const bars = weeks.map(({ week, count }) => ({
    key: week,
    name: formatDate(week),
    label: Number(week.slice(8)),
    count,
  }));
  return (
    <>
      <BarChart title={title} bars={bars} />
      <p className="text-[0.9375rem] text-soft">
        Weeks from {formatDate(weeks[0]?.week ?? "")} on, by their Monday
      </p>
    </>
  );
}
