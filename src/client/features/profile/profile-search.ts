/** The lists of a profile by their name in the address, with their tab in the API. */
export const profileLists = {
  tried: { label: "Tried", tab: "tried" },
  favorites: { label: "Favorites", tab: "favorites" },
  wishlist: { label: "Wishlist", tab: "want-to-try" },
} as const;

export type ProfileList = keyof typeof profileLists;

/** The first list is the default. */
export interface ProfileSearch {
  list?: Exclude<ProfileList, "tried">;
}

export const readProfileSearch = ({ list }: Record<string, unknown>): ProfileSearch => ({
  list: list === "favorites" || list === "wishlist" ? list : undefined,
});

export const shownList = ({ list }: ProfileSearch): ProfileList => list ?? "tried";
