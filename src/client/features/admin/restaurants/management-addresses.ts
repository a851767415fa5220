export const managementPath = "/admin/restaurants";

/** The calls behind the three views. */
export const managementCalls = {
  table: "/api/admin/restaurants",
  csv: "/api/admin/restaurants.csv",
  duplicates: "/api/admin/duplicate-groups",
  trash: "/api/trash",
} as const;
