/** Nothing is cold; anything at all is visibly warm, and the most is hot. From 0 to 1. */
export function heatOf(count: number, most: number): number {
  if (count <= 0 || most <= 0) return 0;
  return 0.25 + 0.75 * Math.min(1, count / most);
}
