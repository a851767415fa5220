/** In whole percent; never shown as done before it is. */
export function percentOf(part: number, whole: number): number {
  if (whole <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((part / whole) * 100)));
}
