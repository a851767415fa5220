export const userRoles = ["user", "admin"] as const;
