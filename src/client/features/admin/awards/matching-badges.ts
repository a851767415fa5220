import type { Badge } from "#contract/gamification.ts";

/** By words in name or description, and by category when one is chosen. */
export function matchingBadges(badges: Badge[], words: string, category: string): Badge[] {
  const wanted = words.trim().toLowerCase();
  return badges.filter(
    (badge) =>
      (category === "" || badge.category === category) &&
      [badge.name, badge.description].some((text) => text.toLowerCase().includes(wanted)),
  );
}
