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

/** To what the person wanted; where it is so already, nothing is done. */
export function turnEntry(
  queryClient: QueryClient,
  { toggle, sandwich }: WantedToggle,
  wanted: boolean,
): Promise<void> {
  const { isOn } = entryToggles[toggle];
  return changeEntry(queryClient, sandwich, toggle, (userId, entry) =>
    isOn(entry) === wanted ? null : plans[toggle](sandwich.id)(userId, entry),
  );
}
