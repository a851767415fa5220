import { formatCount } from "#client/lib/format-count.ts";
import { StarRating } from "#client/ui/star-rating.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";

/** "★★★★½ 4.4 (12 ratings)". */
export function RatingSummary({
  averageRating,
  reviewCount,
}: Pick<Sandwich, "averageRating" | "reviewCount">) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-base">
      <StarRating value={averageRating} />
      <span className="type-display text-lg tabular-nums">{averageRating.toFixed(1)}</span>
      <span className="text-soft">({formatCount(reviewCount, "rating")})</span>
    </p>
  );
}
