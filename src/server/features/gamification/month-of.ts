/** The first day of the month in UTC, as the database writes dates. */
export const monthOf = (instant: Date): string => `${instant.toISOString().slice(0, 7)}-01`;
