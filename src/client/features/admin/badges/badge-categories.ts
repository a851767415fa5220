import { type BadgeCategory, badgeCategories } from "#contract/gamification-choices.ts";

export const categoryNames: Record<BadgeCategory, string> = {
  level: "Level",
  achievement: "Achievement",
  special: "Special",
  event: "Event",
};

export const categoryOptions = badgeCategories.map((category) => ({
  value: category,
  label: categoryNames[category],
}));
