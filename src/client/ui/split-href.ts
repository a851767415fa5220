interface SplitHref {
  path: string;
  search: Record<string, string>;
  hash: string | undefined;
}

export function splitHref(href: string): SplitHref {
  // Only the part behind the origin counts; the parser insists on having one.
  const url = new URL(href, "http://cluck.invalid");
  return {
    path: url.pathname,
    search: Object.fromEntries(url.searchParams),
    hash: url.hash.slice(1) || undefined,
  };
}
