/** One line for a table: "monday: 9:00 AM - 9:00 PM, …", or the free text alone. */
export function hoursText(hours: Record<string, string> | null): string {
  const entries = Object.entries(hours ?? {});
  if (entries.length === 0) return "Hours not available";
  return entries.map(([day, text]) => (day === "text" ? text : `${day}: ${text}`)).join(", ");
}
