const short = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const startOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** "M" for "2026-03": twelve of them fit under the bars of a phone. */
export const monthInitial = (month: string): string => short.format(startOf(month)).slice(0, 1);

/** "March 2026". */
export const monthName = (month: string): string => long.format(startOf(month));
