import type { TrashKind } from "#contract/trash.ts";

/** What can be deleted and restored: where it is done, and what it is called. */
export const trashable: Record<TrashKind, { calls: string; label: string }> = {
  restaurant: { calls: "/api/restaurants", label: "Restaurant" },
  sandwich: { calls: "/api/sandwiches", label: "Sandwich" },
  location: { calls: "/api/locations", label: "Location" },
};
