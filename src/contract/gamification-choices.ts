/** No zod: the browser's first load uses these. */
export const badgeCategories = ["level", "achievement", "special", "event"] as const;

export type BadgeCategory = (typeof badgeCategories)[number];

export const leaderboardPeriods = ["month", "all"] as const;

export type LeaderboardPeriod = (typeof leaderboardPeriods)[number];

export const levelAt = (xp: number): number => Math.max(1, Math.floor(xp / 100));

/** The XP at which the level after this one begins. */
export const xpOfNextLevel = (level: number): number => level * 100 + 100;
