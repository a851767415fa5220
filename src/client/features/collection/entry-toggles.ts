import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import type { CollectionEntry } from "#contract/collection.ts";
import { changeEntry } from "./change-entry.ts";
import { useEntry } from "./entries.queries.ts";
import {
  planFavorite,
  planFavoriteWish,
  planSave,
  planTried,
  planWishlist,
  type SandwichToToggle,
} from "./entry-steps.ts";

const hasEntry = (entry: CollectionEntry | null) => entry !== null;
const wishlistLogin = "Please log in to add sandwiches to your wishlist.";

const toggles = {
  wishlist: {
    plan: planWishlist,
    isOn: hasEntry,
    loginText: wishlistLogin,
  },
  favoriteWish: {
    plan: planFavoriteWish,
    isOn: hasEntry,
    loginText: wishlistLogin,
  },
  save: {
    plan: planSave,
    isOn: hasEntry,
    loginText: "Please log in to save sandwiches to your collection.",
  },
  tried: {
    plan: planTried,
    isOn: (entry: CollectionEntry | null) => entry?.hasTried === true,
    loginText: "Please log in to mark sandwiches as tried.",
  },
  favorite: {
    plan: planFavorite,
    isOn: (entry: CollectionEntry | null) => entry?.isFavorite === true,
    loginText: "Please log in to mark sandwiches as favorites.",
  },
};

type EntryToggle = keyof typeof toggles;

export interface WantedToggle {
  toggle: EntryToggle;
  sandwich: SandwichToToggle;
}

export function useEntryToggle(toggle: EntryToggle, { id, name }: SandwichToToggle) {
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
export function turnOn(queryClient: QueryClient, { toggle, sandwich }: WantedToggle) {
  const { plan, isOn } = toggles[toggle];
  return changeEntry(queryClient, sandwich, toggle, (userId, entry) =>
    isOn(entry) ? null : plan(sandwich.id)(userId, entry),
  );
}
