/** No zod: the page's own code uses them. */
export const badgeCategories = ["level", "achievement", "special", "event"] as const;

export type BadgeCategory = (typeof badgeCategories)[number];
