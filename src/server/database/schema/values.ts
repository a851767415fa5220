export const userRoles = ["user", "admin"] as const;

export const badgeCategories = ["level", "achievement", "special", "event"] as const;

export const recommendationStatuses = ["pending", "approved", "rejected"] as const;
