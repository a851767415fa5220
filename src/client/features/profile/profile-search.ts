/** The lists of a profile, by the names that the specification gives them, and where the API keeps each. */
export const profileLists = {
  tried: { label: "Tried", tab: "tried" },
  favorites: { label: "Favorites", tab: "favorites" },
  wishlist: { label: "Wishlist", tab: "want-to-try" },
} as const;

export type ProfileList = keyof typeof profileLists;

/** The first list needs no mention in the address. */
export interface ProfileSearch {
  list?: Exclude<ProfileList, "tried">;
}

export const readProfileSearch = ({ list }: Record<string, unknown>): ProfileSearch => ({
  list: list === "favorites" || list === "wishlist" ? list : undefined,
});

export const listOf = ({ list }: ProfileSearch): ProfileList => list ?? "tried";
