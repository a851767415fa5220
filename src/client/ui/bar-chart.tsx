const height = 140;
const floor = height - 21;
const ceiling = 21;

type BarChartProps = {
  title: string;
  /** Screen readers read `name`; `label` is below the bar. */
  bars: { key: string; name: string; label: string | number; count: number }[];
};

/** Widths are in percent, so that the text keeps its size. */
export function BarChart({ title, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = 100 / bars.length;
  const told = bars.map(({ name, count }) => `${name}: ${count}`);
  return (
    <svg
      role="img"
      aria-label={`${title}. ${told.join(", ")}.`}
      width="100%"
      height={height}
      className="overflow-visible"
    >
      <line x1="0" x2="100%" y1={floor} y2={floor} className="stroke-edge" strokeWidth="2" />
      {bars.map(({ key, label, count }, index) => {
        const tall = (count / most) * (floor - ceiling);
        const center = `${(index + 0.5) * step}%`;
        return (
          <g key={key}>
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
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
