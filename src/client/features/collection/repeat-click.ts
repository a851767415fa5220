import type { QueryClient } from "@tanstack/react-query";
import { setEntryToggle } from "./change-entry.ts";
import type { ToggleClick } from "./entry-toggles.ts";
import { type RestaurantToSave, saveRestaurant } from "./saved-restaurants.ts";

type ClickBeforeLogin = ToggleClick | { restaurant: RestaurantToSave };

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The toggle that a visitor clicked before logging in. */
    clickBeforeLogin?: ClickBeforeLogin;
  }
}

/** Only turns the toggle on: the member may have turned it on earlier. */
export function repeatClick(queryClient: QueryClient, click: ClickBeforeLogin): Promise<void> {
  return "restaurant" in click
    ? saveRestaurant(queryClient, click.restaurant)
    : setEntryToggle(queryClient, click, true);
}
