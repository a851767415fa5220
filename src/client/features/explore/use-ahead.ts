import { useEffect, useState } from "react";
import type { ExploreSearch } from "./explore-search.ts";

/** The address as it is about to be: a box is ticked at once, not when the router has arrived. */
export function useAhead(search: ExploreSearch) {
  const [ahead, setAhead] = useState<{ from: ExploreSearch; patch: ExploreSearch } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was ahead of the old address ends with it
  useEffect(() => setAhead(null), [search]);

  const patch = ahead?.from === search ? ahead.patch : undefined;
  return {
    search: patch ? { ...search, ...patch } : search,
    goAhead: (next: ExploreSearch) => setAhead({ from: search, patch: { ...patch, ...next } }),
  };
}
