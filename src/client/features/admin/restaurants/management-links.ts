import { linkOptions } from "@tanstack/react-router";
import { lastVisit, useNavigationHistory } from "#client/lib/navigation-history.ts";

export const managementPath = "/admin/restaurants";

/** Leads back to the table as it was left: search, order and page are in its address. */
export function useWayToManagement(): { href: string; label: string } {
  const href = lastVisit(useNavigationHistory(), managementPath) ?? managementPath;
  return { href, label: "Back to Restaurants" };
}

/** A tab of the edit page; without one it shows the details. */
export type EditTab = "locations" | "menu";

export const editRestaurantLink = (id: number, tab?: EditTab) =>
  linkOptions({ to: "/edit-restaurant", search: { id: String(id), tab } });
