import type { QueryClient } from "@tanstack/react-query";
import { turnOn } from "./flip-entry.ts";
import { type RestaurantToSave, saveRestaurant } from "./saved-restaurants.ts";
import type { WantedToggle } from "./toggle-kinds.ts";

type Wanted = WantedToggle | { restaurant: RestaurantToSave };

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What a visitor clicked before they were asked to log in. */
    wanted?: Wanted;
  }
}

export function doWanted(queryClient: QueryClient, wanted: Wanted): Promise<void> {
  return "restaurant" in wanted
    ? saveRestaurant(queryClient, wanted.restaurant)
    : turnOn(queryClient, wanted);
}
