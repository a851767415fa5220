import { useEffect, useRef, useState } from "react";
import { findPosition } from "#client/features/places/find-position.ts";
import type { ExploreState } from "./explore-context.ts";
import type { ExploreSearch } from "./explore-search.ts";

const ownPlace = "My location";

export function usePosition(
  place: string | undefined,
  change: ExploreState["change"],
): ExploreState["position"] {
  const [isFinding, setIsFinding] = useState(false);
  const [problem, setProblem] = useState<{ text: string; place: string | undefined } | null>(null);
  const isHere = useIsHere();

  async function goNearMe(patch: ExploreSearch, otherwise?: ExploreSearch) {
    setIsFinding(true);
    setProblem(null);
    try {
      const near = await findPosition();
      // Whoever went on to another page meanwhile is not called back.
      if (isHere.current) change({ ...patch, near, place: ownPlace });
    } catch (error) {
      if (error instanceof Error) setProblem({ text: error.message, place });
      if (otherwise && isHere.current) change(otherwise);
    } finally {
      setIsFinding(false);
    }
  }
  // Another place has been found since: the problem is none any more.
  const isStillOne = problem?.place === place;
  return { isFinding, problem: problem && isStillOne ? problem.text : null, goNearMe };
}

function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
