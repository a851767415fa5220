const nowhere = "http://own.invalid";
const longestPath = 2000;

/**
 * A path of this site, or undefined. Uses the browser's parser, because it would follow `//evil`, `/\evil` or a tab
 * between the slashes to another site.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== "string" || !value.startsWith("/") || value.length > longestPath) return;
  if (!URL.canParse(value, nowhere)) return;
  const { origin, pathname, search, hash } = new URL(value, nowhere);
  if (origin !== nowhere || pathname.startsWith("//")) return;
  return pathname + search + hash;
}
