import { formatCount } from "#client/lib/format-count.ts";
import type { ExploreView } from "#contract/explore-choices.ts";

const singular = { sandwiches: "sandwich", restaurants: "restaurant" };

/** "1 sandwich", "128 sandwiches", "200+ sandwiches". */
export const countText = (total: string, view: ExploreView) =>
  formatCount(total, singular[view], view);
