/** No zod here: the browser's first load counts levels too. */
export const levelOf = (xp: number): number => Math.max(1, Math.floor(xp / 100));

/** The XP at which the level after this one begins. */
export const xpOfNextLevel = (level: number): number => level * 100 + 100;
