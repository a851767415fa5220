import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { parseHours, toLocationHours } from "#contract/hours/parse-hours.ts";

const day = 1440;
const week = 7 * day;

/** What goes beside a restaurant's own hours whenever these are written: whether it is open is then an index question. */
export function ownHoursColumns(hours: HoursOfOperation | null | undefined) {
  const ranges = toLocationHours(parseHours(hours)).flatMap(({ weekday, opens, closes }) => {
    const [start, end] = [weekday * day + opens, weekday * day + closes];
    // Sunday night goes on in Monday's first minutes.
    return end <= week
      ? [[start, end]]
      : [
          [start, week],
          [0, end - week],
        ];
  });
  if (ranges.length === 0) return { openMinutes: null };
  return { openMinutes: `{${ranges.map(([start, end]) => `[${start},${end})`).join(",")}}` };
}
