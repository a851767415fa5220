import type { Badge, EarnedBadge } from "#contract/gamification.ts";
import { urlOfImage } from "#server/database/shown-image.ts";
import type { BadgeRow, EarnedBadgeRow } from "./badges.repository.ts";

export const presentBadge = (row: BadgeRow): Badge => ({
  id: row.id,
  name: row.name,
  description: row.description,
  imageUrl: row.image && urlOfImage(row.image),
  requiredXp: row.requiredXp,
  category: row.category,
});

export const presentEarnedBadge = ({ badge, dateEarned }: EarnedBadgeRow): EarnedBadge => ({
  ...presentBadge(badge),
  dateEarned: dateEarned.toISOString(),
});
