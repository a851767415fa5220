/**
 * What the clock on the member's wall shows, kept as if it were UTC, which is how days tried are kept and shown: at
 * 20:33 in Los Angeles it is today there, and already tomorrow in UTC.
 */
export function ownClock(instant: Date, timeZone: string | undefined): Date {
  if (timeZone === undefined) return instant;
  // Swedish times have the form of ISO's.
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const shown = Date.parse(`${format.format(instant).replace(" ", "T")}Z`);
  return new Date(shown + instant.getUTCMilliseconds());
}
