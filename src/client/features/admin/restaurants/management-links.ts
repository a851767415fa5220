import { linkOptions } from "@tanstack/react-router";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { lastVisit, useNavigationHistory } from "#client/lib/navigation-history.ts";

export const managementPath = "/admin/restaurants";

/** Leads back to the table as it was left: search, order and page are in its address. */
export function useWayToManagement(): { href: string; label: string } {
  const isAdmin = useViewer()?.role === "admin";
  const visited = useNavigationHistory();
  // Whoever was refused the trash has tried to visit it all the same.
  const open = isAdmin ? visited : visited.filter((href) => !href.includes("view=trash"));
  const href = lastVisit(open, managementPath) ?? managementPath;
  return { href, label: "Back to Restaurants" };
}

/** A tab of the edit page; without one it shows the details. */
export type EditTab = "locations" | "menu";

export const editRestaurantLink = (id: number, tab?: EditTab) =>
  linkOptions({ to: "/edit-restaurant", search: { id: String(id), tab } });
