import { lastVisit, useNavigationHistory } from "#client/lib/navigation-history.ts";

export const managementPath = "/admin/restaurants";

/** The way back to the table, as it was left: search, order and page are in its address. */
export function useWayToManagement(): { href: string; label: string } {
  const href = lastVisit(useNavigationHistory(), managementPath) ?? managementPath;
  return { href, label: "Back to Restaurants" };
}

/** The calls behind the three views. */
export const managementCalls = {
  table: "/api/admin/restaurants",
  duplicates: "/api/admin/duplicate-groups",
  trash: "/api/trash",
} as const;
