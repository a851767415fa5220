interface SplitHref {
  path: string;
  search: Record<string, string>;
  hash: string | undefined;
}

export function splitHref(href: string): SplitHref {
  // The parser needs an origin, which is not used.
  const url = new URL(href, "http://cluck.invalid");
  return {
    path: url.pathname,
    search: Object.fromEntries(url.searchParams),
    hash: url.hash.slice(1) || undefined,
  };
}
