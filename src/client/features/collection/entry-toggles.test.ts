import { expect, test } from "vitest";
import type { CollectionEntry } from "#contract/collection.ts";
import { type EntryToggle, entryToggles } from "./entry-toggles.ts";

const entry = { isFavorite: false, hasTried: false } as CollectionEntry;
const favorite = { ...entry, isFavorite: true };
const tried = { ...entry, hasTried: true };

test.each<[EntryToggle, (typeof entry)[], string]>([
  ["wishlist", [entry, favorite, tried], "Please log in to add sandwiches to your wishlist."],
  ["favoriteWish", [entry, favorite, tried], "Please log in to add sandwiches to your wishlist."],
  ["save", [entry, favorite, tried], "Please log in to save sandwiches to your collection."],
  ["tried", [tried], "Please log in to mark sandwiches as tried."],
  ["favorite", [favorite], "Please log in to mark sandwiches as favorites."],
])("%s is on for what it stands for, and says what to log in for", (toggle, on, text) => {
  const { isOn, loginText } = entryToggles[toggle];
  expect([entry, favorite, tried].filter(isOn)).toEqual(on);
  expect(isOn(null)).toBe(false);
  expect(loginText).toBe(text);
});
