import { Flame } from "lucide-react";
import { Badge } from "#client/ui/badge.tsx";
import { cx } from "#client/ui/cx.ts";
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
