import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { suggestionQuery } from "./explore.queries.ts";
import { useExplore } from "./explore-context.ts";
import { priceProblem } from "./explore-search.ts";

const sentences = {
  sandwiches: "No chicken sandwiches found matching your criteria. Try adjusting your filters",
  restaurants: "No restaurants found matching your criteria. Try adjusting your filters",
};

export function NoResults() {
  const { view, search } = useExplore();
  return (
    <EmptyState
      art={<SearchX />}
      title={sentences[view]}
      text={priceProblem(search) ?? (search.q && <NearestSpelling q={search.q} />)}
      action={
        <Button asChild variant="secondary">
          <Link to="/explore" search={{ view }}>
            Clear search and filters
          </Link>
        </Button>
      }
    />
  );
}

function NearestSpelling({ q }: { q: string }) {
  const { view, search } = useExplore();
  const { data: suggestion } = useQuery(suggestionQuery(view, q));
  if (!suggestion) return null;
  return (
    <>
      Did you mean{" "}
      <Link
        to="/explore"
        search={{ ...search, cursor: undefined, view, q: suggestion }}
        className="link"
      >
        {suggestion}
      </Link>
      ?
    </>
  );
}
