/** "Jan 5, 2024", in UTC on both sides. Without Intl, whose first use takes 150 ms on a phone. */
export function formatDate(instant: string): string {
  // "Fri, 05 Jan 2024 10:00:00 GMT"
  const [, day, month, year] = new Date(instant).toUTCString().split(" ");
  return `${month} ${Number(day)}, ${year}`;
}

/** "Jan 5, 2024, 3:04 PM", in UTC on both sides. */
export const formatInstant = (instant: string): string =>
  new Date(instant)
    .toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })
    .replaceAll("\u202f", " ");
