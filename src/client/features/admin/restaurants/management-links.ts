import { linkOptions } from "@tanstack/react-router";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { lastVisit, useNavigationHistory } from "#client/lib/navigation-history.ts";

export const managementPath = "/admin/restaurants";

/** Leads back to the table with its last search, order and page. */
export function useWayToManagement(): { href: string; label: string } {
  const isAdmin = useViewer()?.role === "admin";
  const visited = useNavigationHistory();
  // The history also has visits of the trash that were refused.
  const open = isAdmin ? visited : visited.filter((href) => !href.includes("view=trash"));
  const href = lastVisit(open, managementPath) ?? managementPath;
  return { href, label: "Back to Restaurants" };
}

/** A tab of the edit page. The details have no name. */
export type EditTab = "locations" | "menu";

export const editRestaurantLink = (id: number, tab?: EditTab) =>
  linkOptions({ to: "/edit-restaurant", search: { id: String(id), tab } });
