import type { CollectionEntry } from "#contract/collection.ts";
import type { SandwichToToggle } from "./entry-steps.ts";

type IsOn = (entry: CollectionEntry | null) => boolean;
const hasEntry: IsOn = (entry) => entry !== null;
const wishlist = {
  isOn: hasEntry,
  loginText: "Please log in to add sandwiches to your wishlist.",
  failure: "Failed to update wishlist",
};

/** What the buttons need before a click. change-entry.ts, which is loaded later, handles the click. */
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

export interface ToggleClick {
  toggle: EntryToggle;
  sandwich: SandwichToToggle;
}
