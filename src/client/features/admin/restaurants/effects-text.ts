import { countOf } from "#client/lib/count-of.ts";
import type { DeletionEffects } from "#contract/trash.ts";

/** "2 sandwiches, 1 location and 5 reviews"; null when nothing goes along. */
export function effectsText({
  sandwiches,
  locations,
  reviews,
  entries,
}: DeletionEffects): string | null {
  const parts = [
    sandwiches > 0 && countOf(sandwiches, "sandwich", "sandwiches"),
    locations > 0 && countOf(locations, "location"),
    reviews > 0 && countOf(reviews, "review"),
    entries > 0 &&
      countOf(entries, "entry in members’ collections", "entries in members’ collections"),
  ].filter((part) => part !== false);
  const last = parts.pop();
  if (last === undefined) return null;
  return parts.length > 0 ? `${parts.join(", ")} and ${last}` : last;
}
