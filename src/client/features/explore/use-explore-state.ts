import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import type { ExploreView } from "#contract/explore-choices.ts";
import type { ExploreState } from "./explore-context.ts";
import type { ExploreSearch } from "./explore-search.ts";
import { useAhead } from "./use-ahead.ts";
import { usePosition } from "./use-position.ts";

export const resultsId = "results";

export function useExploreState(view: ExploreView, address: ExploreSearch): ExploreState {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const navigate = useNavigate({ from: "/explore" });
  const { search, goAhead } = useAhead(address);

  function change(patch: ExploreSearch) {
    const next = { cursor: undefined, view, ...patch };
    // Another view, or a place that is still to be found, is worth waiting for.
    if (next.view === view && (next.near || !next.place)) goAhead(next);
    navigate({ to: "/explore", search: (now) => ({ ...now, ...next }), resetScroll: false });
    showFirstResult();
  }
  return { view, search, viewer, change, position: usePosition(search.place, change) };
}

/** Whoever changes a filter far down the list wants to see what it found, not where the old list was. */
function showFirstResult() {
  const results = document.getElementById(resultsId);
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
}
