import { useQuery } from "@tanstack/react-query";
import { linkOptions, useNavigate } from "@tanstack/react-router";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { rememberPlace } from "#client/lib/remembered-place.ts";
import type { User } from "#contract/accounts.ts";
import type { ExploreView } from "#contract/explore-choices.ts";
import { placesQuery } from "./explore.queries.ts";
import type { ExploreSearch } from "./explore-search.ts";
import { findPosition, ownPlace } from "./find-position.ts";

export interface ExploreState {
  view: ExploreView;
  search: ExploreSearch;
  viewer: User | null;
  /** Navigates to the first page with these parameters changed. */
  change: (patch: ExploreSearch) => void;
  /** A link that does the same. */
  linkTo: (patch: ExploreSearch) => { to: "/explore"; search: ExploreSearch };
  position: {
    isFinding: boolean;
    /** Why the position was not found, as a sentence for the viewer. */
    problem: string | null;
    /** Applies the patch at the browser's position; if that fails, applies `otherwise`. */
    goNearMe: (patch: ExploreSearch, otherwise?: ExploreSearch) => void;
  };
}

export const resultsId = "results";

export const ExploreContext = createContext<ExploreState | null>(null);

export function useExplore(): ExploreState {
  const state = useContext(ExploreContext);
  if (!state) throw new Error("useExplore must be used inside ExplorePage");
  return state;
}

/** Whether the searched place has no restaurants. Undefined if the lookup failed. */
export function useIsUnknownPlace({ place = "", near }: ExploreSearch): boolean | undefined {
  // Reads the cache: the route has looked the place up.
  const { data: places } = useQuery({ ...placesQuery(place), enabled: false });
  if (!place || near) return false;
  return places && places.length === 0;
}

export function useExploreState(view: ExploreView, address: ExploreSearch): ExploreState {
  const viewer = useViewer();
  const navigate = useNavigate({ from: "/explore" });
  const { search, setPending } = usePendingSearch(address);
  const { near, place } = address;
  useEffect(() => {
    if (near && place) rememberPlace({ near, place });
  }, [near, place]);

  function change(patch: ExploreSearch) {
    const next = { cursor: undefined, view, ...patch };
    // Another view, or a place without coordinates, has to be loaded before it can be shown.
    if (next.view === view && (next.near || !next.place)) setPending(next);
    navigate({ to: "/explore", search: (now) => ({ ...now, ...next }), resetScroll: false });
    showFirstResult();
  }
  const linkTo = (patch: ExploreSearch) =>
    linkOptions({ to: "/explore", search: { ...search, cursor: undefined, view, ...patch } });
  return { view, search, viewer, change, linkTo, position: usePosition(search.place, change) };
}

/** The search with a pending change applied, so that controls react before the router has navigated. */
function usePendingSearch(address: ExploreSearch) {
  const [pending, setPending] = useState<{ from: ExploreSearch; patch: ExploreSearch } | null>(
    null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address ends the pending change
  useEffect(() => setPending(null), [address]);

  const patch = pending?.from === address ? pending.patch : undefined;
  return {
    search: patch ? { ...address, ...patch } : address,
    setPending: (next: ExploreSearch) =>
      setPending({ from: address, patch: { ...patch, ...next } }),
  };
}

/** Scrolls up to the results when a filter changes far down the list. */
function showFirstResult() {
  const results = document.getElementById(resultsId);
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
}

function usePosition(
  place: string | undefined,
  change: ExploreState["change"],
): ExploreState["position"] {
  const [isFinding, setIsFinding] = useState(false);
  const [problem, setProblem] = useState<{ text: string; place: string | undefined } | null>(null);
  const isMounted = useIsMounted();

  async function goNearMe(patch: ExploreSearch, otherwise?: ExploreSearch) {
    setIsFinding(true);
    setProblem(null);
    try {
      const near = await findPosition();
      // The viewer may have left the page in the meantime.
      if (isMounted.current) change({ ...patch, near, place: ownPlace });
    } catch (error) {
      if (error instanceof Error) setProblem({ text: error.message, place });
      if (otherwise && isMounted.current) change(otherwise);
    } finally {
      setIsFinding(false);
    }
  }
  // The problem is outdated once the place has changed.
  const isCurrent = problem?.place === place;
  return { isFinding, problem: problem && isCurrent ? problem.text : null, goNearMe };
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
