import { EVERY_DAY, WEEKDAYS } from "#contract/hours/weekday-names.ts";

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Days in their order, as people say them: "Every day", "Monday to Thursday", "Friday and Saturday". */
export function sayDays(days: readonly number[]): string {
  if (days.length === EVERY_DAY.length) return "Every day";
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return list.format(
    runs.flatMap((run) =>
      run.length > 2 ? `${dayName(run[0])} to ${dayName(run.at(-1))}` : run.map(dayName),
    ),
  );
}

function dayName(day = 0): string {
  const name = WEEKDAYS[day] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
}
