import { createContext, useContext } from "react";
import type { User } from "#contract/accounts.ts";
import type { ExploreView } from "#contract/explore-choices.ts";
import type { ExploreSearch } from "./explore-search.ts";

export interface ExploreState {
  view: ExploreView;
  search: ExploreSearch;
  viewer: User | null;
  /** Goes to the address with these values changed, at its first page. */
  change: (patch: ExploreSearch) => void;
  position: {
    isFinding: boolean;
    /** Why it was not found, in a sentence. */
    problem: string | null;
    /** Asks the browser for it and goes there; without it, to `otherwise`. */
    goNearMe: (patch: ExploreSearch, otherwise?: ExploreSearch) => void;
  };
}

export const ExploreContext = createContext<ExploreState | null>(null);

export function useExplore(): ExploreState {
  const state = useContext(ExploreContext);
  if (!state) throw new Error("Explore's parts belong on the Explore page");
  return state;
}
