/** No zod here: the page's address is read in the browser's first load. */
export const leaderboardPeriods = ["month", "all"] as const;

export type LeaderboardPeriod = (typeof leaderboardPeriods)[number];
