import { xpOfNextLevel } from "#contract/levels.ts";

/** How full the bar is, in whole percent. */
export const levelPercent = (xp: number, level: number): number =>
  percentOf(xp, xpOfNextLevel(level));

/** Never shown as done before it is. */
export function percentOf(part: number, whole: number): number {
  if (whole <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((part / whole) * 100)));
}
