import { monthInitial, monthName } from "./month-names.ts";

const height = 150;
const floor = height - 22;
const ceiling = 22;

type TriedPerMonthProps = { months: string[]; counts: number[] };

/** Widths in percent, so that the letters keep their size on every screen. */
export function TriedPerMonth({ months, counts }: TriedPerMonthProps) {
  const most = Math.max(1, ...counts);
  const step = 100 / months.length;
  const told = months.map((month, index) => `${monthName(month)}: ${counts[index]}`);
  return (
    <svg
      role="img"
      aria-label={`Sandwiches tried per month. ${told.join(", ")}.`}
      width="100%"
      height={height}
      className="overflow-visible"
    >
      <line x1="0" x2="100%" y1={floor} y2={floor} className="stroke-edge" strokeWidth="2" />
      {months.map((month, index) => {
        const count = counts[index] ?? 0;
        const tall = (count / most) * (floor - ceiling);
        const center = `${(index + 0.5) * step}%`;
        return (
          <g key={month}>
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
                y={floor - tall - 6}
                textAnchor="middle"
                className="type-display fill-ink text-base"
              >
                {count}
              </text>
            )}
            <text x={center} y={height - 4} textAnchor="middle" className="fill-soft text-sm">
              {monthInitial(month)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
