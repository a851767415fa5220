/** A day tried is kept as its midnight in UTC, which in the easternmost zone comes 14 hours early. */
export const latestToday = (now: Date): Date => new Date(now.getTime() + 14 * 60 * 60 * 1000);
