/** The date in a time zone, such as "2026-01-31". */
export function dayIn(timeZone: string, instant: Date): string {
  // Swedish dates have the form of date inputs.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
}
