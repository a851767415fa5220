import { Flame } from "lucide-react";
import { formatCount } from "#client/lib/format-count.ts";
import { Badge } from "#client/ui/badge.tsx";
import { cx } from "#client/ui/cx.ts";
import { StarRating } from "#client/ui/star-rating.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { SandwichTag } from "#contract/tags.ts";

/** How many tags a card has room for. */
export const tagsOnCard = 3;

export function TagBadges({ tags, className }: { tags: SandwichTag[]; className?: string }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className={cx("flex flex-wrap gap-1.5", className)}>
      {tags.map((tag) => (
        <li key={tag.id} className="max-w-full">
          <Badge wraps dir="auto">
            {tag.name}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

export function SpiceBadge({ spiceLevel }: { spiceLevel: number }) {
  if (spiceLevel <= 2) return null;
  return (
    <Badge variant={spiceLevel > 3 ? "danger" : "warning"}>
      <Flame />
      {spiceLevel > 3 ? "Very Spicy" : "Spicy"}
    </Badge>
  );
}

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
