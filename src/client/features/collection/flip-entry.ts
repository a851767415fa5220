import type { QueryClient } from "@tanstack/react-query";
import { changeEntry } from "./change-entry.ts";
import {
  type PlanStep,
  planFavorite,
  planFavoriteWish,
  planSave,
  planTried,
  planWishlist,
} from "./entry-steps.ts";
import { type EntryToggle, entryToggles, type WantedToggle } from "./toggle-kinds.ts";

const plans: Record<EntryToggle, (sandwichId: number) => PlanStep> = {
  wishlist: planWishlist,
  favoriteWish: planFavoriteWish,
  save: planSave,
  tried: planTried,
  favorite: planFavorite,
};

export const flipEntry = (queryClient: QueryClient, { toggle, sandwich }: WantedToggle) =>
  changeEntry(queryClient, sandwich, toggle, plans[toggle](sandwich.id));

/** After the login: on, never off, for it may have been on all along. */
export function turnOn(queryClient: QueryClient, { toggle, sandwich }: WantedToggle) {
  const { isOn } = entryToggles[toggle];
  return changeEntry(queryClient, sandwich, toggle, (userId, entry) =>
    isOn(entry) ? null : plans[toggle](sandwich.id)(userId, entry),
  );
}
