import { AppLink } from "#client/ui/app-link.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import type { ShelfSandwich } from "./shelf.queries.ts";

/** One's own stars beside everybody's. */
export function ShelfRatings({ sandwich }: { sandwich: ShelfSandwich }) {
  const { id, name, ownRating, averageRating, reviewCount, isListed } = sandwich;
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1">
      <dt className="text-soft">You</dt>
      <dd className="flex min-h-7 items-center gap-2">
        {ownRating ? (
          <>
            <StarRating value={ownRating} />
            <span aria-hidden="true" className="type-display text-lg tabular-nums">
              {ownRating}
            </span>
          </>
        ) : isListed ? (
          <AppLink
            href={`/sandwich/${id}/review`}
            aria-label={`Add your rating of ${name}`}
            className="link"
          >
            Add your rating
          </AppLink>
        ) : (
          "Not rated"
        )}
      </dd>
      <dt className="text-soft">Everyone</dt>
      <dd className="flex min-h-7 flex-wrap items-center gap-x-2">
        <StarRating value={averageRating} />
        <span className="type-display text-lg tabular-nums">{averageRating.toFixed(1)}</span>
        <span className="text-soft">({reviewCount})</span>
      </dd>
    </dl>
  );
}
