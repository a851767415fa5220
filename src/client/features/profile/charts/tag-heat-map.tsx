import type { ProfileStats } from "#contract/profile.ts";
import { heatOf } from "./heat-of.ts";
import { monthInitial, monthName } from "./month-names.ts";

type TagHeatMapProps = Pick<ProfileStats, "months" | "tags">;

const row = "grid grid-cols-[6.5rem_1fr_2rem] items-center gap-2.5 sm:grid-cols-[9rem_1fr_2.5rem]";

/** A line for every tag, a cell for every month: the more was tried, the warmer it is. */
export function TagHeatMap({ months, tags }: TagHeatMapProps) {
  const most = Math.max(1, ...tags.flatMap(({ triedPerMonth }) => triedPerMonth));
  return (
    <div>
      <ul className="grid gap-1.5">
        {tags.map(({ name, tried, triedPerMonth }) => (
          <li key={name} className={row}>
            <span className="truncate">{name}</span>
            <Cells name={name} months={months} counts={triedPerMonth} most={most} />
            <span className="type-display text-right text-lg tabular-nums">
              {tried}
              <span className="sr-only"> tried</span>
            </span>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className={`${row} mt-1 text-sm text-soft`}>
        <span />
        <span className="flex">
          {months.map((month) => (
            <span key={month} className="flex-1 text-center">
              {monthInitial(month)}
            </span>
          ))}
        </span>
        <span />
      </div>
    </div>
  );
}

type CellsProps = { name: string; months: string[]; counts: number[]; most: number };

function Cells({ name, months, counts, most }: CellsProps) {
  const step = 100 / months.length;
  const told = months.map((month, index) => `${monthName(month)}: ${counts[index]}`);
  const met = told.filter((_, index) => counts[index]);
  return (
    <svg
      role="img"
      aria-label={`${name} by month. ${met.join(", ") || "None in the last twelve months"}.`}
      width="100%"
      height="26"
    >
      {months.map((month, index) => (
        <g key={month}>
          <title>{told[index]}</title>
          <rect
            x={`${(index + 0.06) * step}%`}
            width={`${step * 0.88}%`}
            height="26"
            rx="4"
            className="fill-sunk"
          />
          <rect
            x={`${(index + 0.06) * step}%`}
            width={`${step * 0.88}%`}
            height="26"
            rx="4"
            fillOpacity={heatOf(counts[index] ?? 0, most)}
            className="fill-paprika"
          />
        </g>
      ))}
    </svg>
  );
}
