export const managementPath = "/admin/restaurants";

/** The calls behind the three views. */
export const managementCalls = {
  table: "/api/admin/restaurants",
  duplicates: "/api/admin/duplicate-groups",
  trash: "/api/trash",
} as const;
