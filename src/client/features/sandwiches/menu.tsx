import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Sandwich as SandwichIcon } from "lucide-react";
import { SourcesNote } from "#client/features/facts/fact-line.tsx";
import { WithScoreExplanation } from "#client/features/scores/with-score-explanation.tsx";
import { useLook } from "#client/lib/looks.ts";
import { cx } from "#client/ui/cx.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { RatingSummary } from "./sandwich-badges.tsx";
import { SandwichCard } from "./sandwich-card.tsx";
import { menuQuery } from "./sandwiches.queries.ts";

/** The mean of all ratings of the menu's sandwiches. Reads the menu from the cache, where the page puts it. */
export function MenuRating({ restaurantId }: { restaurantId: number }) {
  const { data: sandwiches } = useQuery({ ...menuQuery(restaurantId), enabled: false });
  return (
    <div className="mt-1.5 min-h-18 sm:min-h-touch">
      {sandwiches && <MeanRating sandwiches={sandwiches} />}
    </div>
  );
}

function MeanRating({ sandwiches }: { sandwiches: Sandwich[] }) {
  const reviewCount = sumUp(sandwiches, (sandwich) => sandwich.reviewCount);
  if (reviewCount === 0) return <p className="mt-1.5 text-soft">No ratings yet</p>;
  const stars = sumUp(sandwiches, (sandwich) => sandwich.averageRating * sandwich.reviewCount);
  return (
    <WithScoreExplanation of={{ menu: sandwiches }}>
      <RatingSummary averageRating={stars / reviewCount} reviewCount={reviewCount} />
    </WithScoreExplanation>
  );
}

const sumUp = (sandwiches: Sandwich[], value: (sandwich: Sandwich) => number) =>
  sandwiches.reduce((sum, sandwich) => sum + value(sandwich), 0);

export function Menu({ restaurantId }: { restaurantId: number }) {
  const { data: sandwiches } = useSuspenseQuery(menuQuery(restaurantId));
  const isCompact = useLook("compactRows");
  if (sandwiches.length === 0) {
    return <EmptyState art={<SandwichIcon />} title="No chicken sandwiches found on the menu." />;
  }
  const prices = sandwiches.map(({ name, priceSource }) => ({ name, source: priceSource }));
  return (
    <>
      <ul className={cx("grid gap-6 sm:grid-cols-2", isCompact && "compact-rows")}>
        {sandwiches.map((sandwich) => (
          <li key={sandwich.id}>
            <SandwichCard sandwich={sandwich} />
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <SourcesNote kind="prices" facts={prices} />
      </div>
    </>
  );
}
