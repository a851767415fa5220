// The server knows nobody's time zone: both sides write the same day.
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** "Jan 5, 2024". */
export const formatDate = (instant: string): string => day.format(new Date(instant));
