const instant = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** "Jan 5, 2024, 3:04 PM", in UTC: the server renders it too, and does not know the viewer's time zone. */
export const formatInstant = (at: string): string =>
  instant.format(new Date(at)).replaceAll("\u202f", " ");
