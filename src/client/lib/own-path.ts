const nowhere = "http://own.invalid";
const longestPath = 2000;

/**
 * A path of ours, or nothing. The browser's own parser decides, because it is the one that would
 * follow `//evil`, `/\evil` or a tab between the slashes to somebody else's site.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== "string" || !value.startsWith("/") || value.length > longestPath) return;
  if (!URL.canParse(value, nowhere)) return;
  const { origin, pathname, search, hash } = new URL(value, nowhere);
  if (origin !== nowhere || pathname.startsWith("//")) return;
  return pathname + search + hash;
}
