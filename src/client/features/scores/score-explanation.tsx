import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { endpointQuery } from "#client/lib/endpoint-query.ts";
import { formatCount } from "#client/lib/format-count.ts";
import { LoadFailed } from "#client/ui/page-part.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { explainScore } from "#contract/sandwiches.endpoints.ts";
import type { Sandwich, SandwichScore } from "#contract/sandwiches.ts";
import { ratingWeight } from "#contract/vocabulary.ts";

/** A sandwich, or the menu of a restaurant. */
export type ScoreOwner = { sandwichId: number } | { menu: RatedSandwich[] };

type RatedSandwich = Pick<Sandwich, "reviewCount">;

export function ScoreExplanation({ of }: { of: ScoreOwner }) {
  if ("menu" in of) return <MenuScore menu={of.menu} />;
  return <SandwichPlace sandwichId={of.sandwichId} />;
}

function MenuScore({ menu }: { menu: RatedSandwich[] }) {
  const rated = menu.filter(({ reviewCount }) => reviewCount > 0);
  const count = rated.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  const sandwiches = `${rated.length} of its ${formatCount(menu.length, "sandwich", "sandwiches")}`;
  return (
    <>
      <p>
        <Early count={count} />
        {formatCount(count, "rating")} by members, of {sandwiches}.
      </p>
      <p>
        The score is the average of all of them. Every rating counts the same, so a sandwich that
        many have rated says more than one that few have, and one without ratings says nothing.
      </p>
    </>
  );
}

/** Explains the place of a sandwich in "Best first". */
function SandwichPlace({ sandwichId }: { sandwichId: number }) {
  // Loaded each time it opens, because any rating may have moved it.
  const query = { ...endpointQuery(explainScore, { id: sandwichId }), gcTime: 0 };
  const { data: score, isError, refetch } = useQuery(query);
  if (isError) return <LoadFailed onRetry={() => refetch()} />;
  if (!score) return <Skeleton className="h-40" />;
  return (
    <>
      <p>{describeRatings(score)}</p>
      <p>{describeOrder(score)}</p>
      <p>
        {describePlace(score)} <Neighbours score={score} />
      </p>
    </>
  );
}

const describeRatings = ({ reviewCount, mean }: SandwichScore): ReactNode => {
  if (reviewCount === 0) return "Nobody has rated it yet.";
  return (
    <>
      <Early count={reviewCount} />
      {formatCount(reviewCount, "rating")} by members, {mean.toFixed(2)} stars on average.
    </>
  );
};

/** A score counts as early until it has as many ratings as it is weighed against. */
const Early = ({ count }: { count: number }) =>
  count < ratingWeight && (
    <>
      <strong>Early score:</strong>{" "}
    </>
  );

function describeOrder({ reviewCount, catalogueMean, ranked }: SandwichScore): string {
  const head = `“Best first” counts every sandwich as if it had five more ratings of ${catalogueMean.toFixed(2)} stars, the average of all sandwiches. So one enthusiast does not put it on top, and many ratings speak for themselves.`;
  const own =
    reviewCount === 0
      ? "Without ratings of its own it stands at that average"
      : `Together with its own that makes ${ranked.toFixed(2)}`;
  return `${head} ${own}.`;
}

const describePlace = ({ place }: SandwichScore): string =>
  place ? `That is place ${place}.` : "That is behind the first thousand.";

function Neighbours({ score: { ranked, reviewCount, above, below } }: { score: SandwichScore }) {
  return (
    <>
      {above && (
        <>
          Just above is <Neighbour sandwich={above} />
          {above.ranked === ranked && above.reviewCount !== reviewCount
            ? ": at the same value, more ratings come first. "
            : ". "}
        </>
      )}
      {below && (
        <>
          Just below is <Neighbour sandwich={below} />.
        </>
      )}
    </>
  );
}

function Neighbour({ sandwich }: { sandwich: NonNullable<SandwichScore["above"]> }) {
  const { id, name, ranked, reviewCount } = sandwich;
  return (
    <>
      <Link to="/sandwich/$id" params={{ id: String(id) }} className="link">
        <bdi>{name}</bdi>
      </Link>{" "}
      with {ranked.toFixed(2)} from {formatCount(reviewCount, "rating")}
    </>
  );
}
