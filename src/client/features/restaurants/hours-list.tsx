import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { hoursRows } from "#contract/hours/hours-rows.ts";

export function HoursList({ hours, missing }: { hours: HoursOfOperation | null; missing: string }) {
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
