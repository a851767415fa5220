import { createContext, useContext } from "react";
import type { User } from "#contract/accounts.ts";
import type { CollectionSearch } from "./shelf-search.ts";

export interface ShelfState {
  path: "/collection" | "/wishlist";
  search: CollectionSearch;
  viewer: User;
  /** Goes to the address with these values changed, at its first page. */
  change: (patch: CollectionSearch, isTyping?: boolean) => void;
}

export const ShelfContext = createContext<ShelfState | null>(null);

export function useShelf(): ShelfState {
  const state = useContext(ShelfContext);
  if (!state) throw new Error("A shelf's parts belong on its page");
  return state;
}
