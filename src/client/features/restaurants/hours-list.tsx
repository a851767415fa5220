import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { hoursRows } from "#contract/hours/hours-rows.ts";

type HoursListProps = { hours: HoursOfOperation | null; missing: string };

export function HoursList({ hours, missing }: HoursListProps) {
  const rows = hoursRows(hours);
  if (rows.length === 0) return <p className="text-soft">{missing}</p>;
  return (
    <dl className="text-base">
      {rows.map(({ days, text }) => (
        <div key={`${days} ${text}`} className="flex flex-wrap justify-between gap-x-4">
          {days && <dt className="text-soft">{days}</dt>}
          <dd className="tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
