/** "2026-01-31": the day that a calendar on that zone's wall shows. */
export function dayIn(timeZone: string, instant: Date): string {
  // Swedish dates are written as the date fields of browsers are.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
}
