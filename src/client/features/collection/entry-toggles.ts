import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { toast } from "#client/ui/toast-queue.ts";
import type { CollectionEntry } from "#contract/collection.ts";
import { useEntry } from "./entries.queries.ts";
import type { SandwichToToggle } from "./entry-steps.ts";

type IsOn = (entry: CollectionEntry | null) => boolean;
const hasEntry: IsOn = (entry) => entry !== null;
const wishlist = {
  isOn: hasEntry,
  loginText: "Please log in to add sandwiches to your wishlist.",
  failure: "Failed to update wishlist",
};

export const entryToggles = {
  wishlist,
  favoriteWish: wishlist,
  save: {
    isOn: hasEntry,
    loginText: "Please log in to save sandwiches to your collection.",
    failure: "Failed to update collection",
  },
  tried: {
    isOn: ((entry) => entry?.hasTried === true) as IsOn,
    loginText: "Please log in to mark sandwiches as tried.",
    failure: "Failed to update tried status",
  },
  favorite: {
    isOn: ((entry) => entry?.isFavorite === true) as IsOn,
    loginText: "Please log in to mark sandwiches as favorites.",
    failure: "Failed to update favorite status",
  },
};

export type EntryToggle = keyof typeof entryToggles;

export interface WantedToggle {
  toggle: EntryToggle;
  sandwich: SandwichToToggle;
}

export function useEntryToggle(toggle: EntryToggle, { id, name }: SandwichToToggle) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { isOn, loginText, failure } = entryToggles[toggle];
  const sandwich = { id, name };
  return {
    isOn: isOn(useEntry(id) ?? null),
    flip: async () => {
      const viewer = queryClient.getQueryData(viewerQuery.queryKey);
      if (!viewer) return askToLogin(router, loginText, { wanted: { toggle, sandwich } });
      try {
        // What a click does comes after the first drawing: no page waits for it.
        const { flipEntry } = await import("./flip-entry.ts");
        await flipEntry(queryClient, { toggle, sandwich });
      } catch {
        toast({ title: "Error", description: failure, variant: "destructive" });
      }
    },
  };
}
