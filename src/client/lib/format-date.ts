/**
 * "Jan 5, 2024". The server knows nobody's time zone: both sides write the same day. Without Intl, whose first use takes a
 * phone a sixth of a second: reviews come with the page.
 */
export function formatDate(instant: string): string {
  // "Fri, 05 Jan 2024 10:00:00 GMT"
  const [, day, month, year] = new Date(instant).toUTCString().split(" ");
  return `${month} ${Number(day)}, ${year}`;
}
