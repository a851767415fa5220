import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import type { CollectionEntry } from "#contract/collection.ts";
import { changeEntry } from "./change-entry.ts";
import { useEntry } from "./entries.queries.ts";
import { planFavorite, planWishlist, type SandwichToToggle } from "./entry-steps.ts";

const toggles = {
  wishlist: {
    plan: planWishlist,
    isOn: (entry: CollectionEntry | null) => entry !== null,
    loginText: "Please log in to add sandwiches to your wishlist.",
  },
  favorite: {
    plan: planFavorite,
    isOn: (entry: CollectionEntry | null) => entry?.isFavorite === true,
    loginText: "Please log in to mark sandwiches as favorites.",
  },
};

interface WantedToggle {
  toggle: keyof typeof toggles;
  sandwich: SandwichToToggle;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What a visitor clicked before they were asked to log in. */
    wanted?: WantedToggle;
  }
}

export function useEntryToggle(toggle: keyof typeof toggles, { id, name }: SandwichToToggle) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { plan, isOn, loginText } = toggles[toggle];
  const sandwich = { id, name };
  return {
    isOn: isOn(useEntry(id) ?? null),
    flip: () => {
      const viewer = queryClient.getQueryData(viewerQuery.queryKey);
      if (viewer) return changeEntry(queryClient, sandwich, toggle, plan(id));
      askToLogin(router, loginText, { wanted: { toggle, sandwich } });
    },
  };
}

/** After the login: on, never off, for it may have been on all along. */
export function doWanted(queryClient: QueryClient, { toggle, sandwich }: WantedToggle) {
  const { plan, isOn } = toggles[toggle];
  return changeEntry(queryClient, sandwich, toggle, (userId, entry) =>
    isOn(entry) ? null : plan(sandwich.id)(userId, entry),
  );
}
