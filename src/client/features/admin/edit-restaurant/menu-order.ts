/** The list with one of its items at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  const at = Math.max(0, Math.min(to, items.length - 1));
  if (item === undefined) return [...items];
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, at), item, ...others.slice(at)];
}

/** The place in a column of boxes that a pointer is over. */
export function placeAt(boxes: readonly { top: number; bottom: number }[], y: number): number {
  const below = boxes.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return below === -1 ? boxes.length : below;
}
