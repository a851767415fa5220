/**
 * The member's local time, stored as if it were UTC, which is how `dateTried` is stored and shown: at 20:33 in Los Angeles
 * it is already tomorrow in UTC.
 */
export function ownClock(instant: Date, timeZone: string | undefined): Date {
  if (timeZone === undefined) return instant;
  // Swedish dates have the ISO form.
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const shown = Date.parse(`${format.format(instant).replace(" ", "T")}Z`);
  return new Date(shown + instant.getUTCMilliseconds());
}
