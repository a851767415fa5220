import { formatDate } from "#client/lib/format-date.ts";
import { Card, CardBody } from "#client/ui/card.tsx";

const height = 120;
const floor = height - 20;
const ceiling = 20;

type WeekChartProps = { title: string; weeks: { week: string; count: number }[] };

/** Widths in percent, so that the letters keep their size on every screen. */
export function WeekChart({ title, weeks }: WeekChartProps) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const step = 100 / weeks.length;
  const told = weeks.map(({ week, count }) => `${formatDate(week)}: ${count}`);
  return (
    <Card className="h-full">
      <CardBody>
        <h2 className="text-2xl">{title}</h2>
        <svg
          role="img"
          aria-label={`${title}. ${told.join(", ")}.`}
          width="100%"
          height={height}
          className="overflow-visible"
        >
          <line x1="0" x2="100%" y1={floor} y2={floor} className="stroke-edge" strokeWidth="2" />
          {weeks.map(({ week, count }, index) => {
            const tall = (count / most) * (floor - ceiling);
            const center = `${(index + 0.5) * step}%`;
            return (
              <g key={week}>
                <title>{told[index]}</title>
                <rect
                  x={`${(index + 0.14) * step}%`}
                  y={floor - tall}
                  width={`${step * 0.72}%`}
                  height={tall}
                  rx="3"
                  className="fill-paprika"
                />
                {count > 0 && (
                  <text
                    x={center}
                    y={floor - tall - 5}
                    textAnchor="middle"
                    className="type-display fill-ink text-base"
                  >
                    {count}
                  </text>
                )}
                <text x={center} y={height - 3} textAnchor="middle" className="fill-soft text-sm">
                  {Number(week.slice(8))}
                </text>
              </g>
            );
          })}
        </svg>
        <p className="text-[0.9375rem] text-soft">
          Weeks from {formatDate(weeks[0]?.week ?? "")} on, by their Monday
        </p>
      </CardBody>
    </Card>
  );
}
