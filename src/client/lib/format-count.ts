import type { ExploreView } from "#contract/explore-choices.ts";

/** "1 sandwich", "2 sandwiches", "1000+ restaurants". */
export function formatCount(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === "1" ? one : many}`;
}

const singular = { sandwiches: "sandwich", restaurants: "restaurant" };

/** "1 sandwich", "128 sandwiches", "200+ sandwiches". */
export const countText = (total: string, view: ExploreView) =>
  formatCount(total, singular[view], view);
