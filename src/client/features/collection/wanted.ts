import type { QueryClient } from "@tanstack/react-query";
import { type RestaurantToSave, saveRestaurant } from "./saved-restaurants.ts";
import type { WantedToggle } from "./toggle-kinds.ts";
import { turnEntry } from "./turn-entry.ts";

type Wanted = WantedToggle | { restaurant: RestaurantToSave };

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What a visitor clicked before they were asked to log in. */
    wanted?: Wanted;
  }
}

/** On, never off: it may have been on all along. */
export function doWanted(queryClient: QueryClient, wanted: Wanted): Promise<void> {
  return "restaurant" in wanted
    ? saveRestaurant(queryClient, wanted.restaurant)
    : turnEntry(queryClient, wanted, true);
}
