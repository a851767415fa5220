import { useInfiniteQuery } from "@tanstack/react-query";
import { SandwichCard } from "#client/features/sandwiches/sandwich-card.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { exploreQueries } from "./explore.queries.ts";
import { useExplore } from "./explore-context.ts";
import { Results } from "./results.tsx";

export function SandwichResults() {
  const { search, viewer } = useExplore();
  return (
    <Results list={useInfiniteQuery(exploreQueries.sandwiches(search, viewer))} card={drawCard} />
  );
}

const drawCard = (sandwich: Sandwich) => <SandwichCard sandwich={sandwich} />;
